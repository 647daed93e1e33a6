"""Who is who, and which language a place speaks; on each store."""

from dataclasses import replace

from engine.service.ports import Person, PlaceSettings, Store
from tests.fakes import FakeClock

ANN = Person("p1", "Ann")


async def test_a_person_is_made_at_first_sight(store: Store) -> None:
    met = await store.meet("web", "7", ANN)

    assert met == ANN
    assert await store.person("p1") == ANN
    assert await store.person_of("web", "7") == ANN


async def test_nobody_is_behind_an_identity_never_seen(store: Store) -> None:
    assert await store.person_of("web", "7") is None
    assert await store.person("p1") is None


async def test_the_person_first_made_stays(store: Store) -> None:
    await store.meet("web", "7", ANN)

    again = await store.meet("web", "7", Person("p2", "Ann"))

    assert again == ANN
    assert await store.person("p2") is None


async def test_a_new_name_is_taken_over_and_nothing_else(store: Store) -> None:
    await store.meet("web", "7", ANN)
    await store.change_person(replace(ANN, language="kk", hand_order="rank"))

    met = await store.meet("web", "7", Person("p2", "Anna", language="ru"))

    assert met == Person("p1", "Anna", language="kk", hand_order="rank")
    assert await store.person("p1") == met


async def test_one_person_may_have_several_identities(store: Store) -> None:
    await store.meet("web", "7", ANN)

    await store.meet("telegram", "123", ANN)

    assert await store.identities("p1") == (("telegram", "123"), ("web", "7"))
    assert await store.identities("p2") == ()


async def test_names_are_found_whatever_their_case_and_alphabet(store: Store) -> None:
    daria = Person("p3", "ӘДІЛЕТ Straße")
    await store.meet("web", "7", daria)

    assert await store.people_named("web", "әділет STRASSE") == (daria,)
    assert await store.people_named("web", "әділет") == ()


async def test_of_one_name_the_last_seen_comes_first(store: Store, clock: FakeClock) -> None:
    other = Person("p2", "ann")
    await store.meet("web", "7", ANN)
    clock.advance(seconds=90)
    await store.meet("web", "8", other)
    before = await store.people_named("web", "Ann")

    clock.advance(seconds=90)
    await store.meet("web", "7", ANN)

    assert before == (other, ANN)
    assert await store.people_named("web", "Ann") == (ANN, other)


async def test_names_are_looked_up_on_one_platform(store: Store) -> None:
    await store.meet("web", "7", ANN)

    assert await store.people_named("discord", "Ann") == ()


async def test_a_place_speaks_the_language_last_chosen(store: Store) -> None:
    before = await store.place_language("web:parlour")
    await store.change_place(PlaceSettings("web:parlour", language="kk"))

    await store.change_place(PlaceSettings("web:parlour", language="ru"))

    assert before == ""
    assert await store.place_language("web:parlour") == "ru"


async def test_everybody_of_a_platform_is_listed_by_id_and_name(store: Store) -> None:
    await store.meet("web", "7", ANN)
    await store.meet("discord", "7", Person("p9", "Bob"))

    assert await store.names_on("web") == ((ANN.id, ANN.name),)


async def test_everything_that_somebody_chose_comes_back(store: Store) -> None:
    await store.meet("web", "7", ANN)
    chosen = Person(
        "p1",
        "Ann",
        language="kk",
        hand_order="rank",
        notices=False,
        asks_discard=True,
        takes_challenges=False,
        zone="Asia/Almaty",
        zone_asked=True,
        quiet_from=1380,
        quiet_to=420,
        gone=True,
        quiet_changed=1_800_000_000_000,
    )

    await store.change_person(chosen)

    assert await store.person("p1") == chosen
    assert await store.person_of("web", "7") == chosen
    assert await store.meet("web", "7", ANN) == replace(chosen, gone=False)
