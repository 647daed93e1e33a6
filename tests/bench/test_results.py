"""The page that the benchmarks' results are kept on."""

from scripts.bench import Run, page


def test_the_page_tells_what_it_ran_on_and_what_every_benchmark_printed() -> None:
    runs = [Run("melder", "deadwood 2.1\n", kept=True), Run("rounds", "rounds 5.2\n", kept=True)]

    text = page("- commit: 1234", runs)

    assert "- commit: 1234" in text
    assert "## melder\n\n```\ndeadwood 2.1\n```\n\n## rounds\n\n```\nrounds 5.2\n```\n" in text


def test_the_page_says_that_every_bound_was_kept() -> None:
    text = page("", [Run("melder", "", kept=True)])

    assert "Every bound was kept." in text


def test_the_page_names_each_benchmark_that_failed() -> None:
    runs = [Run(name, "", kept=name == "store") for name in ("melder", "store", "steady")]

    text = page("", runs)

    assert "Missed a bound or broke off: melder, steady." in text
    assert "Every bound was kept." not in text
