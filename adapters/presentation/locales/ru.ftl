# Слова игры по-русски. Ключи и пропуски одинаковы во всех языках.

## Языки и имена

language-en = English
language-ru = Русский
language-kk = Қазақша
language-title = Язык
language-intro =
    { $commands ->
        [filled] Выберите, на каком языке мне говорить с вами. Для всего общего чата выберите язык прямо в нём: /language язык: Русский здесь: True
       *[typed] Выберите, на каком языке мне говорить с вами. Для всего общего чата наберите /language ru здесь прямо в нём.
    }
language-changed = Теперь я говорю с вами по-русски.
language-changed-here = Теперь я говорю здесь по-русски.
name-nobody = Кто-то
names-joined = { $first }, { $second }
computer-any = компьютер
computer-casual = компьютер (лёгкий)
computer-steady = компьютер (сильный)
level-casual = Лёгкий
level-steady = Сильный
span-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
span-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
span-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }

## Вызов

challenge-open = { $name } ищет соперника
challenge-named = { $name } вызывает на игру: { $invited }
challenge-solo = { $name } против компьютера
challenge-solo-choose = Выбирайте: «лёгкий» играет прилично, «сильный» следит за каждой картой.
challenge-closed = Вызов игрока { $name }
challenge-expires = Вызов без ответа со временем исчезнет сам.
challenge-expires-in = Время на ответ: { $span }. Потом вызов исчезнет сам.
challenge-read-first = Сначала прочтите правила на своём языке; принять вызов можно прямо под ними.
challenge-sent = Вызов отправлен. Ждём ответа: { $name }.
challenge-open-sent = Вызов отправлен, принять его может любой.
challenge-solo-sent = Карточка висит: посмотрите правила и выберите, с каким компьютером играть.
challenge-computer-cuts = Компьютер садится с вами за стол. Снимаем карты!
challenge-computer-started = Компьютер садится с вами за стол.
challenge-computer-no-clock = Против компьютера часов нет: думайте сколько хотите.
variant-classic = Классический джин рамми
variant-classic-summary = Обычная игра: 25 за джин, за андеркат и за каждый выигранный раунд; сухая победа удваивает.
variant-strict = Строгие правила
variant-strict-summary = Как классическая игра, но карты не прикладывает никто.
variant-classic-gin-layoff = Прикладывать и к джину
variant-classic-gin-layoff-summary = Как классическая игра, но карты прикладывают и к джину.
variant-old = Старый счёт
variant-old-summary = 20 за джин и за каждый выигранный раунд, 10 за андеркат, ещё 100 за сухую победу.
variant-online = Онлайн
variant-online-summary = Колоду доигрывают до последней карты, в конце матча премий нет.
variant-remik = Ремик-джин
variant-remik-summary = Свободный первый ход, сдаёт победитель, карты прикладывают и к джину; 20 за джин, 10 за андеркат.
variant-remik-free = Ремик без предела
variant-remik-free-summary = Как ремик-джин, но стучать можно с любыми мёртвыми картами.
variant-standard = Стандартные правила
variant-standard-summary = 25 за джин и за андеркат, 31 за большой джин; в конце матча премий нет.
variant-standard-15 = Стандартные, андеркат 15
variant-standard-15-summary = Как стандартные правила, но андеркат приносит 15.
variant-standard-20 = Стандартные, андеркат 20
variant-standard-20-summary = Как стандартные правила, но андеркат приносит 20.
variant-standard-full = Стандартные с премиями
variant-standard-full-summary = Как стандартные правила, но 100 за матч, 25 за каждый выигранный раунд и удвоение за сухую победу.
variant-official-early = Ранние официальные
variant-official-early-summary = 20 за джин, 10 за андеркат, 31 за большой джин; при равенстве очков нет никому.
variant-tournament = Турнирные правила
variant-tournament-summary = Стандартные правила до 250 очков, матч за матчем, пока кто-то не выиграет 3.
variant-straight = Только джин
variant-straight-summary = Как классическая игра, но стучать нельзя: раунд кончается только джином.
variant-palace-app = Приложение Palace
variant-palace-app-summary = 25 за джин, 20 за андеркат, 10 сразу за каждый выигранный раунд; колоду доигрывают до конца.
variant-changed = { $name }, с изменениями
terms-target =
    { $target ->
        [one] Матч идёт до { $target } очка.
        [few] Матч идёт до { $target } очков.
        [many] Матч идёт до { $target } очков.
       *[other] Матч идёт до { $target } очка.
    }
terms-series =
    { $matches ->
        [one] Играют серию: её выигрывает тот, кто первым возьмёт { $matches } матч. Каждый матч рассчитывают отдельно.
        [few] Играют серию: её выигрывает тот, кто первым возьмёт { $matches } матча. Каждый матч рассчитывают отдельно.
        [many] Играют серию: её выигрывает тот, кто первым возьмёт { $matches } матчей. Каждый матч рассчитывают отдельно.
       *[other] Играют серию: её выигрывает тот, кто первым возьмёт { $matches } матча. Каждый матч рассчитывают отдельно.
    }
terms-opening-offer-both = Первую открытую карту предлагают тому, кто не сдавал, потом сдающему.
terms-opening-free-first-turn = Начинает тот, кто не сдавал: берёт открытую карту или карту из колоды, уступает открытую сдающему или сразу открывает сданные карты, если с ними можно закончить раунд.
terms-knock =
    { $limit ->
        [one] Стучать можно, когда мёртвых карт не больше чем на { $limit } очко.
        [few] Стучать можно, когда мёртвых карт не больше чем на { $limit } очка.
        [many] Стучать можно, когда мёртвых карт не больше чем на { $limit } очков.
       *[other] Стучать можно, когда мёртвых карт не больше чем на { $limit } очка.
    }
terms-knock-gin = Стучать нельзя, можно только собрать джин.
terms-knock-free = Стучать можно с любыми мёртвыми картами.
terms-oklahoma-0 = Оклахома: стучать можно, когда мёртвых очков не больше, чем стоит карта, открывшая сброс; картинка — 10, после туза раунд кончается только джином.
terms-oklahoma-1 = Оклахома: стучать можно, когда мёртвых очков не больше, чем стоит карта, открывшая сброс; картинка — 10, туз — 1.
terms-spade-doubles = Если сброс открывает пика, все очки раунда удваиваются вместе с премиями.
terms-spade-plain = Пика, открывшая сброс, ничего не удваивает.
terms-extra-boxes = Андеркат идёт за два выигранных раунда, джин — за три.
terms-extra-boxes-big-gin = Андеркат идёт за два выигранных раунда, джин — за три, большой джин — за один.
terms-layoff-knock = После стука соперник может приложить карты, после джина — нет.
terms-layoff-both = И после стука, и после джина соперник может приложить карты.
terms-layoff-gin = После джина соперник может приложить карты, после стука — нет.
terms-layoff-none = Карты не прикладывает никто: ни после стука, ни после джина.
terms-layoff-only-gin = После джина соперник может приложить карты.
terms-layoff-never = После джина карты не прикладывает никто.
terms-gin =
    { $points ->
        [one] Джин: ещё { $points } очко.
        [few] Джин: ещё { $points } очка.
        [many] Джин: ещё { $points } очков.
       *[other] Джин: ещё { $points } очка.
    }
terms-big-gin =
    { $points ->
        [one] Большой джин, все одиннадцать карт в комбинациях: вместо этого ещё { $points } очко, прикладывать ничего нельзя.
        [few] Большой джин, все одиннадцать карт в комбинациях: вместо этого ещё { $points } очка, прикладывать ничего нельзя.
        [many] Большой джин, все одиннадцать карт в комбинациях: вместо этого ещё { $points } очков, прикладывать ничего нельзя.
       *[other] Большой джин, все одиннадцать карт в комбинациях: вместо этого ещё { $points } очка, прикладывать ничего нельзя.
    }
terms-undercut =
    { $points ->
        [one] Андеркат, в том числе при равенстве: сопернику ещё { $points } очко.
        [few] Андеркат, в том числе при равенстве: сопернику ещё { $points } очка.
        [many] Андеркат, в том числе при равенстве: сопернику ещё { $points } очков.
       *[other] Андеркат, в том числе при равенстве: сопернику ещё { $points } очка.
    }
terms-undercut-less =
    { $points ->
        [one] Андеркат: сопернику ещё { $points } очко; при равенстве очков нет никому.
        [few] Андеркат: сопернику ещё { $points } очка; при равенстве очков нет никому.
        [many] Андеркат: сопернику ещё { $points } очков; при равенстве очков нет никому.
       *[other] Андеркат: сопернику ещё { $points } очка; при равенстве очков нет никому.
    }
terms-game-bonus =
    { $points ->
        [0] За победу в матче премии нет.
        [one] Победитель матча получает ещё { $points } очко.
        [few] Победитель матча получает ещё { $points } очка.
        [many] Победитель матча получает ещё { $points } очков.
       *[other] Победитель матча получает ещё { $points } очка.
    }
terms-box-none = Выигранный раунд приносит свои очки и ничего сверх них.
terms-box-end =
    { $points ->
        [one] За каждый выигранный раунд в конце матча — ещё { $points } очко.
        [few] За каждый выигранный раунд в конце матча — ещё { $points } очка.
        [many] За каждый выигранный раунд в конце матча — ещё { $points } очков.
       *[other] За каждый выигранный раунд в конце матча — ещё { $points } очка.
    }
terms-box-immediate =
    { $points ->
        [one] За каждый выигранный раунд сразу — ещё { $points } очко, оно приближает к цели.
        [few] За каждый выигранный раунд сразу — ещё { $points } очка, они приближают к цели.
        [many] За каждый выигранный раунд сразу — ещё { $points } очков, они приближают к цели.
       *[other] За каждый выигранный раунд сразу — ещё { $points } очка, они приближают к цели.
    }
terms-shutout-none = За победу во всех раундах премии нет.
terms-shutout-double-total = Сухая победа: если проигравший не взял ни одного раунда, счёт победителя удваивается.
terms-shutout-double-total-bonus = Сухая победа: если проигравший не взял ни одного раунда, счёт и премия за матч удваиваются.
terms-shutout-double-total-boxes = Сухая победа: если проигравший не взял ни одного раунда, счёт победителя удваивается, потом прибавляются раунды.
terms-shutout-double-total-bonus-boxes = Сухая победа: если проигравший не взял ни одного раунда, счёт и премия за матч удваиваются, потом прибавляются раунды.
terms-shutout-flat-100 = Сухая победа: если проигравший не взял ни одного раунда, победитель получает ещё 100 очков.
terms-shutout-game-bonus-200 = Сухая победа: если проигравший не взял ни одного раунда, премия за матч — 200.
terms-payment = Проигравший платит победителю разницу итогов.
terms-first-dealer-high-cut-chooses = Оба снимают карту; чья старше, тот выбирает, кто сдаёт первым.
terms-first-dealer-low-cut = Оба снимают карту; чья младше, тот сдаёт первым.
terms-first-dealer-random = Кто сдаёт первым, решает жребий.
terms-next-dealer-alternate-same = Дальше сдают по очереди; после ничейного раунда сдаёт тот же игрок.
terms-next-dealer-alternate-other = Дальше сдают по очереди, после ничейного раунда тоже.
terms-next-dealer-winner-same = Следующий раунд сдаёт победитель прошлого; после ничейного раунда сдаёт тот же игрок.
terms-next-dealer-winner-other = Следующий раунд сдаёт победитель прошлого; после ничейного раунда сдаёт другой игрок.
terms-next-dealer-tie = После равенства, в котором не выиграл никто, сдаёт тот же игрок.
terms-dead-hand =
    { $count ->
        [0] Когда колода кончается, раунд ничейный: очков нет никому.
        [one] Когда в колоде остаётся { $count } карта, раунд ничейный: очков нет никому.
        [few] Когда в колоде остаются { $count } карты, раунд ничейный: очков нет никому.
        [many] Когда в колоде остаётся { $count } карт, раунд ничейный: очков нет никому.
       *[other] Когда в колоде остаётся { $count } карты, раунд ничейный: очков нет никому.
    }
terms-fiftieth-card = До этого последнюю сброшенную карту ещё можно взять, но только чтобы закончить ею раунд.
pace-none = Без часов
pace-live = Живой
pace-casual = Спокойный
pace-slow = Медленный
pace-none-summary = Каждый думает сколько хочет, и матч сам собой не кончается.
pace-live-summary = Когда оба здесь и ходят сразу.
pace-casual-summary = Когда между ходами занимаются и другими делами.
pace-slow-summary = Когда ходят время от времени; ночью часы стоят.
pace-told = { $pace }: на ход обычно { $span }. { $summary }
pace-told-none = { $pace }. { $summary }
terms-pace = Темп: { $pace }. На весь ход, взять и сбросить: { $span }.
terms-pace-none = Темп: без часов. Каждый думает сколько хочет, и матч сам собой не кончается.
terms-pace-late =
    { $count ->
        [one] Когда остаётся четверть времени, приходит предупреждение; за опоздавшего безопасно ходит автопилот, и после { $count } такого хода матч проигран.
        [few] Когда остаётся четверть времени, приходит предупреждение; за опоздавшего безопасно ходит автопилот, и после { $count } таких ходов подряд матч проигран.
        [many] Когда остаётся четверть времени, приходит предупреждение; за опоздавшего безопасно ходит автопилот, и после { $count } таких ходов подряд матч проигран.
       *[other] Когда остаётся четверть времени, приходит предупреждение; за опоздавшего безопасно ходит автопилот, и после { $count } такого хода подряд матч проигран.
    }
terms-pace-rests = Ночью никого не зовут, и часы стоят. Тихие часы каждый задаёт себе сам в /settings.

## Кнопки

button-accept = Принять
button-decline = Отказаться
button-withdraw = Отозвать
button-change-rules = Изменить правила
button-computer-casual = Компьютер: лёгкий
button-computer-steady = Компьютер: сильный
button-rules = Правила
button-my-hand = Мои карты
button-resign = Сдаться
button-abort = Прервать
button-agree-abort = Да, прервать
button-refuse-abort = Играем дальше
button-withdraw-abort = Передумать
button-deal-first = Первым сдаю я
button-let-deal = Сдаёт соперник
button-ready = Готово
button-rematch = Реванш
button-im-back = Я снова здесь
button-draw = Из колоды
button-take = Взять { $card }
button-take-none = Взять
button-pass = Не брать
button-knock = Стук
button-gin = Джин
button-big-gin = Большой джин
button-declare = Открыть
button-otherwise = Иначе
button-best = Лучший ответ
button-sort-suit = По мастям
button-sort-rank = По старшинству
button-back = Назад
button-previous = Предыдущая страница
button-next = Следующая страница
button-systems = Все виды правил
confirm-knock = Стучу с { $points }, сбрасываю { $card }
confirm-gin = Джин! Сбрасываю { $card }
confirm-big-gin = Большой джин! Открываю все одиннадцать карт
confirm-declare =
    { $points ->
        [0] Джин! Открываю карты сразу
        [one] Открываю карты сразу, остаётся { $points } очко
        [few] Открываю карты сразу, остаётся { $points } очка
        [many] Открываю карты сразу, остаётся { $points } очков
       *[other] Открываю карты сразу, остаётся { $points } очка
    }
confirm-lay-off =
    { $points ->
        [one] Прикладываю { $cards }, остаётся { $points } очко
        [few] Прикладываю { $cards }, остаётся { $points } очка
        [many] Прикладываю { $cards }, остаётся { $points } очков
       *[other] Прикладываю { $cards }, остаётся { $points } очка
    }
confirm-lay-out =
    { $points ->
        [one] Открываю карты, остаётся { $points } очко
        [few] Открываю карты, остаётся { $points } очка
        [many] Открываю карты, остаётся { $points } очков
       *[other] Открываю карты, остаётся { $points } очка
    }
confirm-discard = Сбросить { $card }
confirm-resign = Да, сдаюсь
confirm-abort = Предложить прервать
confirm-abort-alone = Да, прервать сразу

## Чего ждёт кнопка

why-not-your-turn = Сейчас не ваш ход.
why-not-now = Сейчас от вас ждут другого хода.
why-no-round = Раунд сейчас не идёт.
over-won = Этот матч окончен со счётом { $won } : { $lost }, победитель: { $name }.
why-no-gin = Какую карту ни сбросить, джина пока нет.
why-no-knock =
    { $limit ->
        [one] Какую карту ни сбросить, останется больше чем { $limit } очко.
        [few] Какую карту ни сбросить, останется больше чем { $limit } очка.
        [many] Какую карту ни сбросить, останется больше чем { $limit } очков.
       *[other] Какую карту ни сбросить, останется больше чем { $limit } очка.
    }
why-no-declare =
    { $limit ->
        [one] На руках с раздачи мёртвых карт больше чем на { $limit } очко.
        [few] На руках с раздачи мёртвых карт больше чем на { $limit } очка.
        [many] На руках с раздачи мёртвых карт больше чем на { $limit } очков.
       *[other] На руках с раздачи мёртвых карт больше чем на { $limit } очка.
    }
why-no-declare-gin = С раздачи джина на руках нет.
why-gin-only = В этом раунде не стучат: засчитывают только джин.
why-that-is-gin = С такой картой мёртвых не остаётся: это джин.
why-no-big-gin = В комбинации входят не все одиннадцать карт.
why-no-last-discard = С этой картой раунд не закончить.
why-stock-spent = Из колоды брать больше нельзя.
why-no-other-way = Иначе карты не разложить.
why-best-already = Это и есть лучший ответ.
why-not-your-choice = Выбирает тот, кто снял старшую карту.
why-ready-already = Вы уже готовы. Ждём соперника.
why-rematch-offered = Вы уже предложили реванш. Соперник ещё не ответил.
why-rematch-begun = Реванш уже начался. Найти его поможет /games.
why-no-rematch = Этот матч заново не сыграть.
why-answer-first = Сначала ответьте на вопрос.
why-no-page = Такой страницы нет.
why-page-already = Вы на этой странице.
why-chosen-already = Так сейчас и есть.
why-language-already = Вы уже читаете на этом языке.

## Стол

board-title = { $names }: раунд { $number }
board-title-series = { $names }: матч { $match }, раунд { $number }
board-title-before = { $names }
board-upcard = Верхняя карта сброса
board-no-upcard = Сброс пуст.
board-stock =
    { $count ->
        [0] Брать из колоды больше нечего.
        [one] Колода: можно взять { $count } карту.
        [few] Колода: можно взять { $count } карты.
        [many] Колода: можно взять { $count } карт.
       *[other] Колода: можно взять { $count } карты.
    }
board-dealer = Сдаёт { $name }. { $limit }
limit-points =
    { $limit ->
        [one] Стук: не больше { $limit } очка.
        [few] Стук: не больше { $limit } очков.
        [many] Стук: не больше { $limit } очков.
       *[other] Стук: не больше { $limit } очка.
    }
limit-gin = Только джин.
limit-none = Стук с любыми картами.
limit-opened = Первой открыта { $card }. { $limit }
limit-opened-double = Первой открыта { $card }. { $limit } Очки удваиваются.
cut-label = Снимает { $name }
cut-higher = Старшая карта у игрока { $name }.
cut-one = { $name } { $card }
cut-line = Снятые карты: { $cards }
cut-deals-higher = Старшая карта у игрока { $name }, он и сдаёт первым.
cut-lets-deal = Старшая карта у игрока { $name }; по его выбору первым сдаёт { $dealer }.
cut-deals-lower = Младшая карта у игрока { $name }, он и сдаёт первым.
cut-by-chance = По жребию первым сдаёт { $name }.
score-one = { $name } { $points }
score-line = Счёт: { $scores } (до { $target })
series-line = Матчи: { $scores } (нужно побед: { $target })
series-match-won = Матч { $number } выигрывает { $name }.
series-match-cut-short = Матч { $number } не доигран, его получает { $name }.
grid-player = Игрок
grid-score = Счёт
grid-boxes = Раундов выиграно
grid-boxes-extra = Раундов зачтено
grid-matches = Матчи
grid-round = За раунд
grid-total = Всего
grid-target = Цель
cell-name = { $name }
cell-name-autopilot = { $name } †
sheet-autopilot =
    { $turns ->
        [one] † За игрока { $name } автопилот сделал { $turns } ход (раунды: { $rounds }).
        [few] † За игрока { $name } автопилот сделал { $turns } хода (раунды: { $rounds }).
        [many] † За игрока { $name } автопилот сделал { $turns } ходов (раунды: { $rounds }).
       *[other] † За игрока { $name } автопилот сделал { $turns } хода (раунды: { $rounds }).
    }
sheet-autopilot-round =
    { $turns ->
        [one] † За игрока { $name } автопилот сделал в этом раунде { $turns } ход.
        [few] † За игрока { $name } автопилот сделал в этом раунде { $turns } хода.
        [many] † За игрока { $name } автопилот сделал в этом раунде { $turns } ходов.
       *[other] † За игрока { $name } автопилот сделал в этом раунде { $turns } хода.
    }
cell-number = { $number }
cell-boxes =
    { $count ->
        [one] { $points } ({ $count } раунд)
        [few] { $points } ({ $count } раунда)
        [many] { $points } ({ $count } раундов)
       *[other] { $points } ({ $count } раунда)
    }
cell-boxes-extra =
    { $count ->
        [one] { $points } ({ $count } раунд)
        [few] { $points } ({ $count } раунда)
        [many] { $points } ({ $count } раундов)
       *[other] { $points } ({ $count } раунда)
    }
cell-none = –
cell-empty = { "" }
grid-row = { $row }: { $cells }
grid-parts = { $first } · { $second }
table-brought =
    { $count ->
        [one] { $count } стол снова внизу.
        [few] { $count } стола снова внизу.
        [many] { $count } столов снова внизу.
       *[other] { $count } стола снова внизу.
    }
done-already = Это уже сделано.
you-play-again = Вы снова играете сами.
private-closed = Не могу вам написать: личные сообщения закрыты. Карты — здесь, по кнопке «Мои карты».
private-shut = Мне нельзя вам писать: вы не принимаете от меня личных сообщений, либо у нас нет общего сервера и меня нет среди ваших приложений. Разрешите сообщения или нажмите «Добавить приложение» в моём профиле. А пока карты — здесь, по кнопке «Мои карты».

## Личные чаты, которые сначала надо открыть

challenge-pledged = Вызов принят: { $name }. Осталось открыть личный чат со мной и нажать START: { $challenger }. Тогда я раздам карты.
pledge-kept = Вы приняли вызов. Раздам карты, как только в личном чате со мной нажмёт START { $name }.
pledge-taken-back = Вы передумали. Вызов снова открыт.
private-start-first = Карты придут в наш личный чат. Откройте его и нажмите START: до этого писать вам мне нельзя.
challenge-let-be = Вы не приняли вызов. Для других вызов от { $name } остаётся открытым.
challenge-accept-there = Такой вызов принимают в группе, где он висит: нажмите «Принять» там.
started-open = Теперь я могу присылать вам карты.
started-cards = Ваши карты здесь.
started-bad-link = Эта ссылка больше не действует.
goes-on-below = Игра продолжается в сообщении с вашими картами.
waiting-title = Вас ждут
welcome-title = Джин рамми на двоих
welcome-intro = Я раздаю карты, считаю очки и слежу за правилами. Играйте с людьми в группе или с компьютером прямо здесь.
welcome-group = Чтобы играть в группе, добавьте меня туда и наберите там /gin.
button-how-to-play = Как играть
button-language = Язык
button-first-time = Впервые? Начните здесь
button-start-first = START: { $name }
button-private-chat = Мой личный чат
button-take-back = Передумать
why-challenge-taken = Вызов уже принят: { $name }.
turn-pledged = Ждём START в личном чате со мной: { $name }.
fault-challenge-taken = Этот вызов уже принят: { $name }.
fault-pledged-already = Вы уже приняли вызов. Раздам карты, как только в личном чате со мной нажмёт START { $name }.
fault-not-in-group = Этот стол в группе, в которой вас нет.
fault-left-group = Вас больше нет в той группе, к которой это относится.

## Чей ход

turn-challenge = Вызов ждёт ответа.
turn-nobody = Никого не ждём.
turn-match-over = Матч окончен.
turn-series-over = Серия окончена.
turn-choosing = Выбирает { $name }: кто сдаёт первым?
turn-readying = Ждём готовности: { $name }
turn-answering-upcard = Ходит { $name }: взять открытую карту или оставить.
turn-forced-drawing = Ходит { $name }: взять из колоды.
turn-drawing = Ходит { $name }: взять карту.
turn-discarding = Ходит { $name }: сбросить карту.
turn-laying-off = Ходит { $name }: ответить на стук.
turn-laying-off-gin = Ходит { $name }: ответить на джин.
turn-first-turn = Начинает { $name }: взять из колоды, взять открытую карту, оставить её или открыться сразу.
turn-answering-last-discard = Колода кончилась. Ходит { $name }: взять последнюю карту сброса и закончить раунд или оставить её.
turn-ending-round = Ходит { $name }: закончить раунд последней картой сброса.
your-turn-answering-upcard = Ваш ход: возьмите открытую карту или оставьте.
your-turn-forced-drawing = Ваш ход: возьмите карту из колоды.
your-turn-drawing = Ваш ход: возьмите из колоды или открытую карту.
your-turn-discarding = Ваш ход: сбросьте карту.
your-turn-laying-off = Ваш ход: ответьте на стук.
your-turn-laying-off-gin = Ваш ход: ответьте на джин.
your-turn-first-turn = Вы начинаете: возьмите из колоды или открытую карту, или оставьте её.
your-turn-first-turn-declare = Вы начинаете: возьмите из колоды или открытую карту, оставьте её или откройте карты сразу.
your-turn-answering-last-discard = Колода кончилась. Возьмите последнюю карту сброса и закончите ею раунд или оставьте её.
your-turn-leaving-last-discard = Колода кончилась, а последняя карта сброса не даёт закончить раунд: оставьте её.
your-turn-ending-round = Вы взяли последнюю карту сброса: закончите раунд.
your-turn-choosing = Выбирайте: кто сдаёт первым?
your-turn-readying = Нажмите «Готово», когда захотите следующий раунд.
ready-next = Дальше раунд { $number }, сдаёт { $dealer }.
ready-who = К раздаче готовы: { $name }
rematch-offered = Хочет реванш: { $name }
rematch-begun = Реванш начался.
rematch-gone = { $name } больше не здесь. Предложение реванша снято.
rematch-lapsed = На предложение реванша вовремя не ответили. Его можно сделать снова.

## Время и кого нет

countdown-turn = Осталось времени у игрока { $name }:
countdown-you = У вас осталось времени:
countdown-ready = До раздачи осталось:
countdown-rematch = На ответ о реванше осталось:
countdown-challenge = На ответ осталось:
clock-until = до { $time } по UTC
clock-warned = У игрока { $name } осталось не больше четверти времени.
clock-warned-you = У вас осталось не больше четверти времени. Потом за вас сходит автопилот.
clock-rests = У игрока { $name } сейчас ночь: часы стоят.
clock-given-back = Меня не было: { $span }. Часы поправлены.
away = За игрока { $name } ходит автопилот: ходов подряд { $turns } из { $most }.
away-you =
    { $left ->
        [one] За вас ходит автопилот: ходов подряд { $turns } из { $most }; ещё { $left } ход — и вы проиграете матч. Нажмите что угодно, и дальше играете вы.
        [few] За вас ходит автопилот: ходов подряд { $turns } из { $most }; ещё { $left } хода — и вы проиграете матч. Нажмите что угодно, и дальше играете вы.
        [many] За вас ходит автопилот: ходов подряд { $turns } из { $most }; ещё { $left } ходов — и вы проиграете матч. Нажмите что угодно, и дальше играете вы.
       *[other] За вас ходит автопилот: ходов подряд { $turns } из { $most }; ещё { $left } хода — и вы проиграете матч. Нажмите что угодно, и дальше играете вы.
    }
unready = Раздали, не дождавшись: { $name }.
missed-you = Пропущено ходов подряд: { $turns } из { $most }. Ваш следующий ход начнёт счёт заново.
unready-you = Этот раунд раздали, не дождавшись вас.
departed = Игрока { $name } здесь больше нет. Соперник может сразу прервать матч, никто его не проиграет.
departed-other = Игрока { $name } здесь больше нет. Вы можете сразу прервать матч, никто его не проиграет.
departed-you = Вас больше нет там, где идёт этот матч. Нажмите что угодно, чтобы играть дальше.

## Что произошло

event-dealt = { $name } сдаёт; открыта { $card }.
event-passed = { $name } не берёт открытую карту.
event-stock-drawn = { $name } берёт из колоды.
event-discard-taken = { $name } берёт { $card }.
event-discarded = { $name } сбрасывает { $card }.
event-turn-stock = { $name } берёт из колоды и сбрасывает { $card }.
event-turn-discard = { $name } берёт { $taken } и сбрасывает { $card }.
event-knocked =
    { $points ->
        [one] { $name } стучит: на руках { $points } очко.
        [few] { $name } стучит: на руках { $points } очка.
        [many] { $name } стучит: на руках { $points } очков.
       *[other] { $name } стучит: на руках { $points } очка.
    }
event-gin = Джин! Собирает { $name }
event-big-gin = Большой джин! Собирает { $name }
event-declared =
    { $points ->
        [0] { $name } сразу открывает розданные карты: джин!
        [one] { $name } сразу открывает розданные карты: на руках { $points } очко.
        [few] { $name } сразу открывает розданные карты: на руках { $points } очка.
        [many] { $name } сразу открывает розданные карты: на руках { $points } очков.
       *[other] { $name } сразу открывает розданные карты: на руках { $points } очка.
    }
event-laid-off = { $name } прикладывает { $card }.
event-autopilot = Автопилот: { $what }
event-laid-out =
    { $points ->
        [one] { $name } открывает карты: { $points } мёртвое очко.
        [few] { $name } открывает карты: { $points } мёртвых очка.
        [many] { $name } открывает карты: { $points } мёртвых очков.
       *[other] { $name } открывает карты: { $points } мёртвого очка.
    }
result-knock =
    { $points ->
        [one] Стук удался: { $name } получает { $points } очко.
        [few] Стук удался: { $name } получает { $points } очка.
        [many] Стук удался: { $name } получает { $points } очков.
       *[other] Стук удался: { $name } получает { $points } очка.
    }
result-knock-nobody = Поровну: очков нет никому.
result-gin =
    { $points ->
        [one] Джин: { $name } получает { $points } очко.
        [few] Джин: { $name } получает { $points } очка.
        [many] Джин: { $name } получает { $points } очков.
       *[other] Джин: { $name } получает { $points } очка.
    }
result-big-gin =
    { $points ->
        [one] Большой джин: { $name } получает { $points } очко.
        [few] Большой джин: { $name } получает { $points } очка.
        [many] Большой джин: { $name } получает { $points } очков.
       *[other] Большой джин: { $name } получает { $points } очка.
    }
result-undercut =
    { $points ->
        [one] Андеркат: { $name } получает { $points } очко.
        [few] Андеркат: { $name } получает { $points } очка.
        [many] Андеркат: { $name } получает { $points } очков.
       *[other] Андеркат: { $name } получает { $points } очка.
    }
result-dead-hand-nobody = Ничья: очков нет никому.
result-broken-off-nobody = Раунд прерван.

## Мои карты

hand-title = Ваши карты · соперник { $opponent } · { $place }
hand-title-private = Ваши карты · соперник { $opponent }
hand-deadwood =
    { $points ->
        [0] Мёртвых карт нет
        [one] Мёртвые карты: { $points } очко
        [few] Мёртвые карты: { $points } очка
        [many] Мёртвые карты: { $points } очков
       *[other] Мёртвые карты: { $points } очка
    }
row-set = Группа
row-run = Серия
row-set-laid-off = Группа, приложено { $cards }
row-run-laid-off = Серия, приложено { $cards }
row-deadwood =
    { $points ->
        [one] Мёртвые, { $points } очко
        [few] Мёртвые, { $points } очка
        [many] Мёртвые, { $points } очков
       *[other] Мёртвые, { $points } очка
    }
discard-ask = Сбросить { $card }? Вот что у вас останется.
row-to-throw = На сброс
row-layoffs = Приложить
row-laid-off = Приложено
brief-waiting = Ждём соперника.
brief-melds = Комбинации
brief-drawn = Новая карта
brief-row = { $label }: { $cards }
hint-throw = Сбросить { $card }
hint-taken = Эту карту вы только что взяли: в тот же ход её не сбросить.
hint-knock = Сбросить { $card }, остаётся { $points }
hint-gin = Сбросить { $card }: джин
hint-no-knock = Если сбросить { $card }, стучать нельзя.
hint-no-gin = Если сбросить { $card }, джина не будет.
hint-must-end = Вы взяли последнюю карту сброса: теперь раунд нужно закончить.
hint-lay-off = Приложить { $card }
hint-take-back = Приложить { $card } к другой комбинации или оставить себе
hint-no-layoff = { $card } не подходит ни к одной комбинации на столе.
knock-choose = Вот что вы откроете. Чтобы сбросить другую карту, нажмите на неё.
knock-gin-possible = Можно объявить и джин.
knock-big-gin-possible = Можно открыть и все одиннадцать карт: большой джин.
knock-choose-big-gin = В комбинациях все одиннадцать карт. Нажмите на карту, чтобы сбросить её и оставить десять, или вернитесь и играйте дальше.
knock-choose-dealt = Вот что вы откроете, ничего не взяв и не сбросив.
defend-choose = Нажмите на карту, чтобы приложить её или оставить. Пока вы не подтвердите, ничего не случится.

## Сдаться и прервать

resign-cost =
    { $points ->
        [0] Сдаётесь? Победит { $name }, матч рассчитают как есть: очков с вас не возьмут.
        [one] Сдаётесь? Победит { $name }, матч рассчитают как есть: с вас { $points } очко.
        [few] Сдаётесь? Победит { $name }, матч рассчитают как есть: с вас { $points } очка.
        [many] Сдаётесь? Победит { $name }, матч рассчитают как есть: с вас { $points } очков.
       *[other] Сдаётесь? Победит { $name }, матч рассчитают как есть: с вас { $points } очка.
    }
resign-cost-series =
    { $points ->
        [0] Сдаётесь? Вы отдаёте всю серию, а матч { $number } рассчитают как есть: очков с вас не возьмут. Победит { $name }.
        [one] Сдаётесь? Вы отдаёте всю серию, а матч { $number } рассчитают как есть: с вас { $points } очко. Победит { $name }.
        [few] Сдаётесь? Вы отдаёте всю серию, а матч { $number } рассчитают как есть: с вас { $points } очка. Победит { $name }.
        [many] Сдаётесь? Вы отдаёте всю серию, а матч { $number } рассчитают как есть: с вас { $points } очков. Победит { $name }.
       *[other] Сдаётесь? Вы отдаёте всю серию, а матч { $number } рассчитают как есть: с вас { $points } очка. Победит { $name }.
    }
abort-explained = Прервать матч? Если соперник согласен, матч сразу окончен и никому не засчитан.
abort-explained-series = Прервать всю серию? Если соперник согласен, серия сразу окончена и никому не засчитана.
abort-explained-alone = Прервать матч? Соперника здесь больше нет, поэтому матч сразу окончен и никому не засчитан.
abort-explained-alone-series = Прервать всю серию? Соперника здесь больше нет, поэтому серия сразу окончена и никому не засчитана.
abort-waiting-series = Вы предложили прервать серию. Соперник ещё не ответил.
abort-offered-series = { $name } предлагает прервать серию.
abort-waiting = Вы предложили прервать матч. Соперник ещё не ответил.
abort-offered = { $name } предлагает прервать матч.

## Конец раунда и матча

showdown-title = Раунд { $number }. { $result }
showdown-knocker =
    { $points ->
        [0] { $name }: джин
        [one] { $name }: стук, { $points } очко
        [few] { $name }: стук, { $points } очка
        [many] { $name }: стук, { $points } очков
       *[other] { $name }: стук, { $points } очка
    }
showdown-as-dealt =
    { $points ->
        [0] { $name }: джин сразу после раздачи
        [one] { $name }: карты открыты сразу после раздачи, { $points } очко
        [few] { $name }: карты открыты сразу после раздачи, { $points } очка
        [many] { $name }: карты открыты сразу после раздачи, { $points } очков
       *[other] { $name }: карты открыты сразу после раздачи, { $points } очка
    }
showdown-big-gin = { $name }: большой джин
showdown-opened = Первой открыта { $card }.
showdown-defender =
    { $points ->
        [0] { $name }: мёртвых карт нет
        [one] { $name }: мёртвых карт на { $points } очко
        [few] { $name }: мёртвых карт на { $points } очка
        [many] { $name }: мёртвых карт на { $points } очков
       *[other] { $name }: мёртвых карт на { $points } очка
    }
showdown-over = Это был последний раунд матча.
showdown-over-match = Это был последний раунд матча { $number }.
showdown-over-series = Это был последний раунд серии.
sum-difference = Разница: { $high } − { $low } = { $points }
sum-deadwood = Мёртвые карты соперника: { $points }
sum-gin-bonus = Премия за джин: { $points }
sum-big-gin-bonus = Премия за большой джин: { $points }
sum-undercut-bonus = Премия за андеркат: { $points }
sum-doubled = Пики удваивают: ещё { $points }
sum-boxes-at-once =
    { $count ->
        [one] За { $count } раунд: { $points }
        [few] За { $count } раунда: { $points }
        [many] За { $count } раундов: { $points }
       *[other] За { $count } раунда: { $points }
    }
sum-boxes-later = Зачтено раундов: { $count }
result-title = { $names }: матч окончен
result-title-series = { $names }: серия окончена
ended-won =
    { $points ->
        [0] { $name } выигрывает матч.
        [one] { $name } выигрывает матч: { $points } очко.
        [few] { $name } выигрывает матч: { $points } очка.
        [many] { $name } выигрывает матч: { $points } очков.
       *[other] { $name } выигрывает матч: { $points } очка.
    }
ended-won-series = { $name } выигрывает серию, по матчам { $won } : { $lost }.
ended-resigned =
    { $points ->
        [0] { $loser } сдаётся. { $name } выигрывает матч.
        [one] { $loser } сдаётся. { $name } выигрывает матч: { $points } очко.
        [few] { $loser } сдаётся. { $name } выигрывает матч: { $points } очка.
        [many] { $loser } сдаётся. { $name } выигрывает матч: { $points } очков.
       *[other] { $loser } сдаётся. { $name } выигрывает матч: { $points } очка.
    }
ended-resigned-series =
    { $points ->
        [0] { $loser } сдаётся. { $name } выигрывает серию.
        [one] { $loser } сдаётся. { $name } выигрывает серию и получает { $points } очко за недоигранный матч.
        [few] { $loser } сдаётся. { $name } выигрывает серию и получает { $points } очка за недоигранный матч.
        [many] { $loser } сдаётся. { $name } выигрывает серию и получает { $points } очков за недоигранный матч.
       *[other] { $loser } сдаётся. { $name } выигрывает серию и получает { $points } очка за недоигранный матч.
    }
ended-aborted = Матч прерван по согласию и никому не засчитан.
ended-aborted-series = Серия прервана по согласию и никому не засчитана.
ended-declined = Вызов отклонён.
ended-withdrawn = Вызов отозван.
ended-expired = На вызов никто вовремя не ответил.
ended-departed = Один из участников ушёл отсюда, и вызов отменён.
ended-forfeited =
    { $points ->
        [0] { $loser } слишком долго не ходит. { $name } выигрывает матч.
        [one] { $loser } слишком долго не ходит. { $name } выигрывает матч: { $points } очко.
        [few] { $loser } слишком долго не ходит. { $name } выигрывает матч: { $points } очка.
        [many] { $loser } слишком долго не ходит. { $name } выигрывает матч: { $points } очков.
       *[other] { $loser } слишком долго не ходит. { $name } выигрывает матч: { $points } очка.
    }
ended-forfeited-series =
    { $points ->
        [0] { $loser } слишком долго не ходит. { $name } выигрывает серию.
        [one] { $loser } слишком долго не ходит. { $name } выигрывает серию и получает { $points } очко за недоигранный матч.
        [few] { $loser } слишком долго не ходит. { $name } выигрывает серию и получает { $points } очка за недоигранный матч.
        [many] { $loser } слишком долго не ходит. { $name } выигрывает серию и получает { $points } очков за недоигранный матч.
       *[other] { $loser } слишком долго не ходит. { $name } выигрывает серию и получает { $points } очка за недоигранный матч.
    }
ended-abandoned = Все слишком долго не ходили: матч окончен без победителя и никому не засчитан.
ended-abandoned-series = Все слишком долго не ходили: серия окончена без победителя и никому не засчитана.
ended-ended = Матч завершает { $name }. Никому он не засчитан.
ended-ended-series = Серию завершает { $name }. Никому она не засчитана.
ended-ended-challenge = Вызов закрывает { $name }.
ended-place-gone = Места, где шла эта игра, больше нет: она окончена и никому не засчитана.
ended-person-gone = Учётной записи одного из игроков больше нет: игра окончена и никому не засчитана.
settle-score = Счёт
settle-game-bonus = Премия за матч
settle-shutout = Сухая победа
settle-boxes = Выигранные раунды
settle-boxes-extra = Зачтённые раунды
settle-total = Итог
payment =
    { $points ->
        [0] Никто никому не платит.
        [one] { $name } получает { $points } очко.
        [few] { $name } получает { $points } очка.
        [many] { $name } получает { $points } очков.
       *[other] { $name } получает { $points } очка.
    }
payment-back =
    { $points ->
        [one] { $name } выигрывает матч, но платит { $points } очко: у соперника больше раундов.
        [few] { $name } выигрывает матч, но платит { $points } очка: у соперника больше раундов.
        [many] { $name } выигрывает матч, но платит { $points } очков: у соперника больше раундов.
       *[other] { $name } выигрывает матч, но платит { $points } очка: у соперника больше раундов.
    }
payment-back-extra =
    { $points ->
        [one] { $name } выигрывает матч, но платит { $points } очко: у соперника больше выигранных раундов.
        [few] { $name } выигрывает матч, но платит { $points } очка: у соперника больше выигранных раундов.
        [many] { $name } выигрывает матч, но платит { $points } очков: у соперника больше выигранных раундов.
       *[other] { $name } выигрывает матч, но платит { $points } очка: у соперника больше выигранных раундов.
    }

## Правила, страница за страницей

rules-title = Правила, страница { $page } из { $pages }: { $heading }
rules-heading-terms = условия матча
rules-heading-melds = карты и комбинации
rules-heading-turn = ход
rules-heading-knock = стук и джин
rules-heading-score = счёт раунда
rules-heading-match = матч
rules-heading-pace = темп и автопилот
rules-heading-example = пример
rules-heading-options = что можно изменить
rules-heading-systems = виды правил
rules-heading-more-systems = ещё виды правил
rules-cards = Одна колода, 52 карты. Туз младший, дальше от двойки до десятки, валет, дама, король.
rules-aim = Цель — собрать карты в комбинации, чтобы мёртвых осталось как можно меньше.
rules-aim-gin = Цель — собрать в комбинации все карты.
rules-set = Группа — три или четыре карты одного достоинства: 7♣ 7♥ 7♠.
rules-run = Серия — три карты одной масти подряд или больше: 4♦ 5♦ 6♦. Одна карта входит только в одну комбинацию.
rules-deadwood = Мёртвые карты — все, что не вошли в комбинации. Туз стоит 1, картинка 10, остальные по номиналу.
rules-deal =
    { $count ->
        [one] Каждый получает { $count } карту. Следующую открывают рядом с колодой.
        [few] Каждый получает { $count } карты. Следующую открывают рядом с колодой.
        [many] Каждый получает { $count } карт. Следующую открывают рядом с колодой.
       *[other] Каждый получает { $count } карты. Следующую открывают рядом с колодой.
    }
rules-opening-offer-both = Сначала открытую карту может взять тот, кто не сдавал, потом сдающий. Если оба отказались, первый берёт из колоды.
rules-opening-free-first-turn = Сначала тот, кто не сдавал, может взять открытую карту, взять карту из колоды или уступить открытую сдающему. Если отказался и сдающий, первый берёт из колоды.
rules-declare = Первый игрок может и сразу открыть сданные карты, ничего не беря и не сбрасывая, если с ними можно постучать или это джин.
rules-draw-first = Пока не взята хоть одна карта, закончить раунд нельзя.
rules-turn = В свой ход возьмите одну карту из колоды или из сброса и сбросьте одну.
rules-taken = Карту, только что взятую из сброса, в тот же ход сбросить нельзя.
rules-pile = Видна только верхняя карта сброса; что лежит под ней, не показывают.
rules-last-draw = Кто взял последнюю карту, какую можно взять, ещё может закончить раунд в этот ход.
rules-takings =
    { $count ->
        [one] Если { $count } ход подряд никто не берёт из колоды, раунд тоже ничейный.
        [few] Если { $count } хода подряд никто не берёт из колоды, раунд тоже ничейный.
        [many] Если { $count } ходов подряд никто не берёт из колоды, раунд тоже ничейный.
       *[other] Если { $count } хода подряд никто не берёт из колоды, раунд тоже ничейный.
    }
rules-opening-card = Карта, открывшая сброс, действует весь раунд, даже если её накрыли или взяли.
rules-knock-how = Чтобы постучать, сбросьте карту рубашкой вверх и откройте комбинации и мёртвые карты.
rules-gin = Если мёртвых карт нет совсем, это джин.
rules-gin-how = Чтобы закончить джином, сбросьте карту рубашкой вверх и откройте остальные в комбинациях: мёртвых карт быть не должно.
rules-big-gin = Если после взятой карты все одиннадцать входят в комбинации, их можно открыть, ничего не сбрасывая: это большой джин. Можно и сбросить одну и закончить джином, и играть дальше.
rules-answer = Потом открываются и карты соперника.
rules-layoff = Приложить — значит добавить свои мёртвые карты по одной к комбинациям того, кто закончил раунд.
rules-difference = Если у стучавшего мёртвых карт меньше, он получает разницу.
rules-undercut = Если у соперника мёртвых карт столько же или меньше, это андеркат: соперник получает разницу и премию.
rules-undercut-less = Если у соперника мёртвых карт меньше, это андеркат: соперник получает разницу и премию. При равенстве очков нет никому.
rules-gin-score = Джин приносит все мёртвые очки, что остались у соперника, и премию.
rules-gin-no-undercut = Джин нельзя перебить андеркатом, даже если у соперника нет мёртвых карт.
rules-boxes-single = Премия за выигранный раунд вместе с его очками не удваивается.
rules-payment-back = Если итог проигравшего выше из-за большего числа раундов, платит победитель.
rules-cut-again = При равных картах снимают ещё раз; туз и здесь младший.
rules-series-deal = В серии сдача переходит из матча в матч так же, как из раунда в раунд.
rules-resign = Кто сдался, тот проиграл матч; рассчитывают его как есть.
rules-resign-series = Кто сдался, тот проиграл серию; идущий матч рассчитывают как есть.
rules-resign-shutout = Если соперник сдался, сухая победа засчитывается, только когда победитель взял хотя бы один раунд.
rules-resign-payment = Кому матч отдали, тот ничего не платит, даже если отставал.
rules-abort = Если согласны оба, матч прерывают и никому не засчитывают.
rules-pace-here = Темп здесь: { $pace }
rules-pace-typed =
    { $commands ->
        [filled] Темп выбирают вместе с вызовом: /gin темп:
       *[typed] Темп пишут вместе с вызовом, например /gin @имя { $live } или /gin @имя { $slow }.
    }
rules-autopilot = Автопилот берёт из колоды, сбрасывает самую ненужную карту, заканчивает раунд только джином и прикладывает карты так же, как лучший ответ. Любое нажатие сразу возвращает игру вам.
rules-forfeit =
    { $count ->
        [one] За кого автопилот сделал { $count } ход, тот проиграл матч; рассчитывают его так, будто игрок сдался.
        [few] За кого автопилот сделал { $count } хода подряд, тот проиграл матч; рассчитывают его так, будто игрок сдался.
        [many] За кого автопилот сделал { $count } ходов подряд, тот проиграл матч; рассчитывают его так, будто игрок сдался.
       *[other] За кого автопилот сделал { $count } хода подряд, тот проиграл матч; рассчитывают его так, будто игрок сдался.
    }
rules-both-away =
    { $count ->
        [one] Если соперник тоже пропустил { $count } ход, не выигрывает никто.
        [few] Если соперник тоже пропустил { $count } хода подряд, не выигрывает никто.
        [many] Если соперник тоже пропустил { $count } ходов подряд, не выигрывает никто.
       *[other] Если соперник тоже пропустил { $count } хода подряд, не выигрывает никто.
    }
rules-ready-late = На готовность к следующему раунду времени столько же, сколько на ход; потом его всё равно раздают.
rules-time-given-back = Время, когда никто не мог играть, не считается: пока меня нет или до вас не достучаться, все часы стоят.
rules-pace-rests = В медленном темпе и без часов ночью никого не зовут, и часы стоят. Тихие часы каждый задаёт себе сам в /settings.
rules-pace-computer = Против компьютера часов нет.
rules-system = { $name }: { $summary }
rules-system-typed = { $name } ({ $typed }): { $summary }
rules-systems-how =
    { $commands ->
        [filled] Нажмите, чтобы прочитать правила, или выберите их в команде: /rules правила:
       *[typed] Нажмите, чтобы прочитать правила, или наберите /rules и название или слово в скобках.
    }
rules-options-how = Всё это за столом можно изменить; в скобках — как может быть иначе.
rules-option = { $option }: { $now } ({ $others })

## Разобранный пример

example-name-one = Аня
example-name-two = Макс
example-intro =
    { $count ->
        [one] Вот { $count } раунд, как он мог бы пройти, по этим правилам:
        [few] Вот { $count } раунда, как они могли бы пройти, по этим правилам:
        [many] Вот { $count } раундов, как они могли бы пройти, по этим правилам:
       *[other] Вот { $count } раунда, как они могли бы пройти, по этим правилам:
    }
example-round = { $number }. { $story }
example-sum-difference = { $high } − { $low }
example-sum-more = { $sum } + { $points }
example-sum-doubled = ({ $sum }) × 2
example-limit = Сброс открывает { $card }, предел { $limit }. { $story }
example-limit-gin = Сброс открывает { $card }, только джин. { $story }
example-knock = { $name } стучит, { $own } против { $others }. { $sum } = { $points }, очки получает { $winner }.
example-undercut = { $name } стучит, { $own } против { $others }. Андеркат: { $sum } = { $points }, очки получает { $winner }.
example-tie = { $name } стучит, { $own } против { $others }. Очков нет никому.
example-gin = { $name } собирает джин, у соперника остаётся { $others }. { $sum } = { $points }, очки получает { $winner }.
example-big-gin = { $name } собирает большой джин, у соперника остаётся { $others }. { $sum } = { $points }, очки получает { $winner }.
example-declared = { $name } сразу открывает сданные карты, { $own } против { $others }. { $sum } = { $points }, очки получает { $winner }.
example-declared-gin = { $name } сразу открывает сданные карты, это джин, у соперника остаётся { $others }. { $sum } = { $points }, очки получает { $winner }.
example-others = Бывает и так:
example-score = Счёт после этих раундов:
example-again = Потом идут те же раунды, пока кто-нибудь не дойдёт до цели.
example-head-round = Раунд
example-settled = Конец матча:

## Помощь

help-title = Джин рамми прямо здесь
help-first = Команды
help-intro =
    { $commands ->
        [filled] Вызовите кого-нибудь командой /gin, а дальше играйте кнопками. Эти команды есть в меню, которое открывается, если набрать /
       *[typed] Вызовите кого-нибудь командой /gin, а дальше играйте кнопками. Можно набрать:
    }
help-brackets =
    { $commands ->
        [filled] Слово с двоеточием — поле команды; поле в скобках [ ] можно не заполнять.
       *[typed] То, что в скобках [ ], можно не писать; сами скобки набирать не надо.
    }
help-command = { $command } — { $meaning }
help-usage = { $command } { $arguments }
help-usage-bare = { $command }
help-heading-start = Начало
help-heading-hand = Мои карты
help-heading-knock = Стук
help-heading-computer = Компьютер
help-start =
    { $commands ->
        [filled]
            Чтобы вызвать кого-то, выберите его в поле «соперник» команды /gin; если оставить поле пустым, сыграть сможет любой желающий.
            Остальные поля — условия: «цель» — до скольких очков матч, «правила» и «темп» — как играть. То же кнопками — «Изменить правила» на вызове.
            Все виды правил покажет /rules правила: виды, один из них — /rules правила: Ремик.
       *[typed]
            Наберите /gin @имя, чтобы вызвать соперника, или просто /gin, чтобы сыграл любой желающий.
            Число задаёт цель матча: /gin @имя 250.
            Слова задают правила и темп: /gin @имя ремик оклахома живой; то же кнопками — «Изменить правила» на вызове. Все виды правил покажет /rules виды, один из них — /rules ремик.
    }
help-hand =
    { $commands ->
        [filled]
            Свои карты видите только вы: они приходят личным сообщением с названием стола; покажет их и кнопка «Мои карты».
            Комбинации стоят вместе, мёртвые очки всегда подсчитаны.
            Чтобы сбросить карту, нажмите на неё. Порядок карт меняется кнопкой сортировки.
            Ходить можно и словами: /move ход: 7ч, а в нашем личном чате просто 7ч. Я понимаю: беру, из колоды, 7ч, стук 7ч.
       *[typed]
            Свои карты видите только вы: они приходят личным сообщением с названием стола; покажет их и кнопка «Мои карты».
            Комбинации стоят вместе, мёртвые очки всегда подсчитаны.
            Чтобы сбросить карту, нажмите на неё. Порядок карт меняется кнопкой сортировки.
            Ходы можно и писать: беру, из колоды, 7ч, стук 7ч. В общем чате ставьте перед ними /move.
    }
help-knock =
    «Стук» и «Джин» оживают, как только это позволяет хоть одна карта, которую можно сбросить.
    Сначала вы увидите, что откроете; без подтверждения ничего не случится.
    Когда стучит соперник, я покажу лучший ответ, а вы можете поменять его карта за картой.
help-computer =
    { $commands ->
        [filled]
            Чтобы сыграть с компьютером здесь или в личных сообщениях, выберите меня соперником в команде /gin, а потом — с каким.
            Если выбрать уровень, матч начнётся сразу: /gin уровень: Лёгкий
            Он видит не больше, чем вы на его месте.
            В /stats такие матчи считаются отдельно.
       *[typed]
            Наберите /gin бот, чтобы сыграть с компьютером здесь или в личных сообщениях, и выберите, с каким.
            /gin бот лёгкий начинает сразу.
            Он видит не больше, чем вы на его месте.
            В /stats такие матчи считаются отдельно.
    }

## Списки столов

games-title = Ваши столы
games-none = Открытых столов у вас нет. Начните: /gin
games-table = { $table }: { $turn }
games-label = { $opponent } · { $place }
games-label-private = { $opponent }, лично
games-label-bare = { $opponent }
games-label-again = { $label } ({ $number })
choose-title = За каким столом?

## Статистика

stats-title = Статистика: { $name }
stats-title-variant = Статистика: { $name }, только «{ $variant }»
stats-nothing = Пока ничего не сыграно.
stats-of-computer = Статистики компьютеров я не веду. Вот ваша, и в ней — что вы сыграли со мной.
stats-people = Против людей
stats-computer = Против компьютера
stats-versus = Против: { $name }
stats-versus-nothing = Вместе ещё ничего не сыграно: { $name }
stats-series = Серия считается один раз — как один матч.
stats-matches = Матчи: выиграно и проиграно
stats-rounds = Раунды: выиграно, проиграно, вничью
stats-points = Очки: выиграно и проиграно
stats-boxes = Зачтено выигранных раундов
stats-gins = Джинов
stats-big-gins = Больших джинов
stats-knocks = Стуков
stats-undercuts-made = Андеркатов сделано
stats-undercuts-suffered = Андеркатов получено
stats-knock-average = В среднем мёртвых очков при стуке
stats-caught-average = В среднем мёртвых очков при чужом стуке
stats-best-round = Лучший раунд
stats-streak = Побед в матчах подряд
stats-longest-streak = Самая длинная серия побед
stats-autopilot = Ходов сделал автопилот
stats-forfeits = Матчи из-за отсутствия: выиграно и проиграно
stats-won-lost = { $won } : { $lost }
stats-won-lost-drawn = { $won } : { $lost } : { $drawn }
stats-points-both = { $won } : { $lost }
stats-average = { NUMBER($number, maximumFractionDigits: 1) }

## Сыгранные матчи

history-title = Ваши сыгранные матчи
history-none = Сыгранных матчей у вас пока нет. Каждый законченный матч можно будет пересмотреть здесь.
history-match = { $number }. { $opponent } · { $rules } · { $date }: { $outcome }
history-label = { $number }. { $opponent }
history-won = победа, { $own } : { $others }
history-lost = поражение, { $own } : { $others }
history-won-resigned = победа, соперник сдался при счёте { $own } : { $others }
history-lost-resigned = поражение, вы сдались при счёте { $own } : { $others }
history-won-series = победа в серии, { $own } : { $others }
history-lost-series = поражение в серии, { $own } : { $others }
history-won-resigned-series = победа в серии, соперник сдался при счёте { $own } : { $others }
history-lost-resigned-series = поражение в серии, вы сдались при счёте { $own } : { $others }
history-won-forfeited = победа, соперник слишком долго не ходил при счёте { $own } : { $others }
history-lost-forfeited = поражение, вы слишком долго не ходили при счёте { $own } : { $others }
history-won-forfeited-series = победа в серии, соперник слишком долго не ходил при счёте { $own } : { $others }
history-lost-forfeited-series = поражение в серии, вы слишком долго не ходили при счёте { $own } : { $others }
history-nobody-aborted = без победителя: прервано по согласию при счёте { $own } : { $others }
history-nobody-abandoned = без победителя: при счёте { $own } : { $others } оба перестали ходить
history-nobody-ended = без победителя: завершено для всех при счёте { $own } : { $others }
history-nobody-place-gone = без победителя: места игры не стало при счёте { $own } : { $others }
history-nobody-person-gone = без победителя: учётной записи не стало при счёте { $own } : { $others }
history-rules = Система: { $rules }, до { $target }
history-round = { $number }. { $result }
history-round-scored = { $number }. { $result } { $scores }
history-round-autopilot = { $number }. { $result } { $scores } †
history-no-rounds = До конца не сыгран ни один раунд.
history-latest = Последний раунд
history-no-latest = До конца вы ещё не сыграли ни одного раунда.
history-to-round = Раунд { $number }
history-previous = Предыдущий раунд
history-next = Следующий раунд
history-first = Это первый раунд.
history-last = Более поздних сыгранных раундов нет.
history-to-match = К матчу
history-to-all = Мои матчи
history-broken-off = Этот раунд не доигран, поэтому его карты остаются закрытыми.
history-not-kept = Как лежали карты в конце этого раунда, не сохранилось.

## Команды: что делают и как называются

command-gin = Вызвать соперника, компьютер или кого угодно
command-invite = Позвать по коду, где бы человек ни был
command-join = Сесть за стол по коду
command-hand = Показать мои карты
command-move = Сходить словами
command-table = Вернуть стол вниз чата
command-games = Мои открытые столы
command-ready = Начать следующий раунд
command-rematch = Сыграть прошлый матч ещё раз
command-resign = Сдать матч
command-abort = Прервать матч по согласию
command-rules = Показать правила
command-stats = Статистика, моя или чужая
command-history = Пересмотреть сыгранные матчи по раундам
command-settings = Настройки, ваши или этого чата
command-language = Выбрать язык
command-link = Соединить ваши аккаунты на двух площадках
command-unlink = Отделить этот аккаунт от остальных ваших
command-help = Показать помощь
arguments-gin =
    { $commands ->
        [filled] [соперник:] [правила:] [цель:] [уровень:] [темп:]
       *[typed] [@имя] [бот] [250] [ремик] [оклахома] [живой]
    }
arguments-invite =
    { $commands ->
        [filled] [правила:] [цель:] [темп:]
       *[typed] [250] [ремик] [оклахома] [живой]
    }
arguments-join =
    { $commands ->
        [filled] код:
       *[typed] KTMPXV
    }
arguments-link =
    { $commands ->
        [filled] [код:]
       *[typed] [KTMPXV]
    }
arguments-move =
    { $commands ->
        [filled] ход:
       *[typed] [беру] [7ч] [стук 7ч] [@имя]
    }
arguments-rules =
    { $commands ->
        [filled] [правила:]
       *[typed] [ремик] [оклахома] [3]
    }
arguments-stats =
    { $commands ->
        [filled] [игрок:] [против:] [правила:]
       *[typed] [@имя] [против @имя] [ремик]
    }
arguments-settings =
    { $commands ->
        [filled] [изменить:] [здесь:]
       *[typed] [пояс Asia/Almaty] [тишина 23-8] [здесь]
    }
arguments-language =
    { $commands ->
        [filled] [язык:] [здесь:]
       *[typed] [ru] [здесь]
    }
command-gin-words = джин, играть, вызов
command-invite-words = пригласить, код
command-join-words = войти, сесть
command-hand-words = рука, карты
command-move-words = ход, хожу
command-table-words = стол, доска
command-games-words = игры, столы
command-ready-words = готов, готова, дальше
command-rematch-words = реванш, ещё
command-resign-words = сдаться, сдаюсь
command-abort-words = прервать, отмена
command-rules-words = правила
command-stats-words = статистика, стата
command-history-words = история, матчи
command-settings-words = настройки, параметры
command-language-words = язык
command-link-words = связать, соединить
command-unlink-words = отвязать, отделить
command-help-words = помощь, справка
words-computer = бот, компьютер, комп
words-casual = лёгкий, легко
words-steady = сильный, сильно
words-versus = против
words-here = здесь, тут
words-pace = темп, скорость
words-pace-none = без часов, без времени, бессрочно
words-pace-live = живой, живая, вживую, быстро, быстрая, блиц
words-pace-casual = спокойный, спокойная, спокойно, неспешно
words-pace-slow = медленный, медленная, медленно, по переписке

## Настройки: свои

settings-title = Ваши настройки
settings-title-page = Ваши настройки: { $page }
settings-how = Нажмите то, что хотите изменить: это сразу действует везде, где вы со мной играете.
settings-line = { $setting }: { $about }
settings-value = { $setting }: { $value }
settings-on = да
settings-off = нет
settings-order-suit = по мастям
settings-order-rank = по старшинству
settings-hands-private = в личных сообщениях
settings-hands-here = там, где нажимаете
settings-saved = Готово.
settings-blocked = Вызовы от { $name } вам я больше не принимаю.
settings-unblocked = { $name } снова может вызывать вас.
settings-to-place = Настройки этого чата
setting-language = Язык
setting-hand-order = Порядок карт
setting-notices = Напоминать о ходе
setting-asks-discard = Переспрашивать о сбросе
setting-quiet-from = Тихие часы
setting-quiet-to = Тихие часы
setting-zone = Часовой пояс
setting-takes-challenges = Принимать вызовы
setting-block = Заблокированы
setting-hands = Ваши карты
settings-about-language = на каком языке я с вами говорю.
settings-about-hand-order = как разложена ваша рука.
settings-about-notices = я зову вас, когда пришёл ваш ход, а вы не смотрите.
settings-about-asks-discard = нажатая карта сбрасывается только после вашего «да».
settings-about-quiet-from = ночью я вас не зову, а часы медленного стола для вас стоят. Новые часы действуют со следующего хода.
settings-about-zone = чтобы тихие часы были ночью там, где вы живёте. Больше он мне ни для чего не нужен.
settings-about-takes-challenges = могут ли вас вызывать по имени. Открытый вызов вы можете принять всегда, а недавний соперник может предложить реванш.
settings-about-block = их вызовы и предложения реванша до вас не доходят, а ваши открытые вызовы не для них. Они об этом не узнают.
settings-about-hands = они приходят в наши личные сообщения или ответом на кнопку «Мои карты», который видите только вы.
settings-zone-is = Часовой пояс: { $zone }
settings-quiet-needs-zone = Ваш часовой пояс мне пока неизвестен, поэтому тихие часы ещё не действуют.
settings-from = С
settings-to = До
settings-time = { $hour }:{ $minutes }
settings-minutes = …:{ $minutes }
settings-night = { $begins }–{ $ends }
fault-no-night = Тихие часы не могут начинаться и кончаться в одно время; выберите другое.
settings-no-night = Без тихих часов
why-no-night = В это время тихие часы кончаются или начинаются; выберите другое.
settings-zone-typed = Вашего города нет? Наберите его: { settings-change } пояс Asia/Tokyo
settings-zone-asked = За медленным столом ход длится сутки, и ваши ночи не считаются. Где вы живёте? Спрашиваю только один раз.
settings-zone-asked-in-words = За медленным столом ход длится сутки, и ваши ночи не считаются. Где вы живёте? Наберите { settings-change } пояс и ваш город; спрашиваю только один раз.
settings-zone-later = Не сейчас
settings-block = Заблокировать: { $name }
settings-change =
    { $commands ->
        [filled] /settings изменить:
       *[typed] /settings
    }
settings-here =
    { $commands ->
        [filled] /settings здесь: True
       *[typed] /settings здесь
    }
settings-change-here =
    { $commands ->
        [filled] /settings здесь: True изменить:
       *[typed] /settings здесь
    }
settings-unblock = Разблокировать: { $name }
settings-nobody =
    { $commands ->
        [filled] Вас ещё никто не вызывал, и вы никого не блокировали. По имени: /settings изменить: блок Имя
       *[typed] Вас ещё никто не вызывал, и вы никого не блокировали. По имени: /settings блок @имя
    }
zone-unknown = неизвестен
zone-none = Без часового пояса
zone-other = { $zone }
zone-utc = UTC
zone-america-los-angeles = Лос-Анджелес
zone-america-new-york = Нью-Йорк
zone-europe-london = Лондон
zone-europe-berlin = Берлин
zone-europe-moscow = Москва
zone-europe-samara = Самара
zone-asia-yekaterinburg = Екатеринбург
zone-asia-almaty = Алматы
zone-asia-novosibirsk = Новосибирск
zone-asia-irkutsk = Иркутск
zone-asia-vladivostok = Владивосток
words-zone-pacific-honolulu = гавайи, гонолулу
words-zone-america-los-angeles = сан-франциско, сиэтл, калифорния
words-zone-america-denver = денвер
words-zone-america-chicago = чикаго, даллас, хьюстон
words-zone-america-new-york = вашингтон, бостон, майами
words-zone-america-toronto = торонто, монреаль, оттава
words-zone-america-sao-paulo = сан-паулу, рио-де-жанейро
words-zone-europe-london = англия
words-zone-europe-lisbon = лиссабон
words-zone-europe-madrid = мадрид, барселона
words-zone-europe-paris = париж
words-zone-europe-berlin = германия, мюнхен, гамбург, франкфурт
words-zone-europe-rome = рим, милан
words-zone-europe-vienna = вена
words-zone-europe-prague = прага
words-zone-europe-warsaw = варшава, краков
words-zone-europe-belgrade = белград
words-zone-europe-athens = афины
words-zone-europe-helsinki = хельсинки
words-zone-europe-riga = рига
words-zone-europe-vilnius = вильнюс
words-zone-europe-tallinn = таллин, таллинн
words-zone-europe-chisinau = кишинёв, молдова, молдавия
words-zone-europe-kyiv = киев, харьков, одесса, львов, днепр, украина
words-zone-europe-minsk = минск, беларусь, гомель, брест
words-zone-europe-istanbul = стамбул, анкара, турция
words-zone-europe-kaliningrad = калининград
words-zone-europe-moscow = мск, санкт-петербург, петербург, питер, спб, нижний новгород, казань, воронеж, ростов-на-дону, ростов, краснодар, сочи, тула, ярославль, махачкала
words-zone-europe-volgograd = волгоград
words-zone-europe-astrakhan = астрахань
words-zone-europe-saratov = саратов
words-zone-europe-samara = тольятти, ижевск
words-zone-europe-ulyanovsk = ульяновск
words-zone-asia-tbilisi = тбилиси, грузия, батуми
words-zone-asia-yerevan = ереван, армения
words-zone-asia-baku = баку, азербайджан
words-zone-asia-yekaterinburg = екб, челябинск, пермь, уфа, тюмень, оренбург, сургут, магнитогорск
words-zone-asia-almaty = астана, нур-султан, алма-ата, караганда, шымкент, чимкент, павлодар, семей, тараз, усть-каменогорск, кокшетау, петропавловск, талдыкорган, экибастуз, туркестан, темиртау, жезказган, казахстан
words-zone-asia-qostanay = костанай, кустанай, рудный
words-zone-asia-qyzylorda = кызылорда, кзыл-орда, байконур
words-zone-asia-aqtobe = актобе, актюбинск
words-zone-asia-aqtau = актау
words-zone-asia-atyrau = атырау, гурьев
words-zone-asia-oral = уральск
words-zone-asia-tashkent = ташкент, узбекистан, фергана, наманган, андижан
words-zone-asia-samarkand = самарканд, бухара
words-zone-asia-bishkek = бишкек, ош, киргизия, кыргызстан
words-zone-asia-dushanbe = душанбе, худжанд, таджикистан
words-zone-asia-ashgabat = ашхабад, ашгабад, туркменистан
words-zone-asia-omsk = омск
words-zone-asia-novosibirsk = новосиб, нск
words-zone-asia-barnaul = барнаул
words-zone-asia-tomsk = томск
words-zone-asia-novokuznetsk = новокузнецк, кемерово
words-zone-asia-krasnoyarsk = красноярск, абакан
words-zone-asia-irkutsk = улан-удэ, братск
words-zone-asia-chita = чита
words-zone-asia-yakutsk = якутск, благовещенск
words-zone-asia-vladivostok = хабаровск
words-zone-asia-magadan = магадан
words-zone-asia-sakhalin = сахалин, южно-сахалинск
words-zone-asia-kamchatka = камчатка, петропавловск-камчатский
words-zone-asia-ulaanbaatar = улан-батор, монголия
words-zone-asia-jerusalem = тель-авив, хайфа, иерусалим, израиль
words-zone-asia-dubai = дубай, абу-даби, оаэ
words-zone-asia-tehran = тегеран
words-zone-asia-kolkata = дели, мумбаи, индия
words-zone-asia-bangkok = бангкок, таиланд, пхукет
words-zone-asia-shanghai = пекин, шанхай, китай
words-zone-asia-hong-kong = гонконг
words-zone-asia-singapore = сингапур
words-zone-asia-seoul = сеул, корея
words-zone-asia-tokyo = токио, япония, осака
words-zone-australia-sydney = сидней
words-zone-australia-melbourne = мельбурн
words-setting-language = язык
words-setting-notices = напоминания, уведомления, напоминать
words-setting-asks-discard = переспрашивать, спрашивать, сброс
words-setting-hand-order = порядок, сортировка
words-setting-quiet-from = тишина, ночь, тихо, сон
words-setting-zone = пояс, часовой-пояс, зона
words-setting-takes-challenges = вызовы
words-setting-block = блок, заблокировать, блокировать
words-setting-unblock = разблок, разблокировать
words-setting-hands = карты, рука
words-order-suit = масть, мастям, по-мастям
words-order-rank = старшинство, старшинству, ранг
words-hands-private = личка, лично, лс, сообщения
words-hands-here = здесь, тут
words-night = с, со, до, по, и, часов, часа, час, ч

## Настройки чата, и завершение столов теми, кому можно

place-title = Настройки: { $place }
place-title-page = Настройки: { $place }, { $page }
place-how = Что выбрано здесь, действует для всех. О чём уже договорились, остаётся как есть.
place-as-everywhere = { $value } (как везде)
place-rules-value = { $name }, до { $target }
place-rules-typed = С целью и вариантами правил наберите так: { settings-change-here } правила стандарт 200
place-enders-players = только игроки
place-enders-admins = ещё и администраторы
place-enders-anyone = кто угодно
place-any-number = сколько угодно
place-per-hour-typed = Другое число? Наберите его: { settings-change-here } лимит 7
place-no-language = не выбран
place-log = Журнал изменений
place-log-none = Здесь ещё никто ничего не менял.
place-log-line = { $time } по UTC, { $name } – { $setting }: { $before } → { $after }
setting-place-language = Язык
setting-place-rules = Правила
setting-place-pace = Темп
setting-place-enders = Кто завершает столы
setting-place-per-hour = Столов в час
setting-place-quiet = Тихий режим
setting-place-chosen = Выбран для игры
settings-about-place-language = на каком языке я здесь говорю.
settings-about-place-rules = по каким играют, если в вызове не сказано.
settings-about-place-pace = с какой скоростью играют, если в вызове не сказано.
settings-about-place-enders = кто может завершить стол без победителя командой /end. Сами игроки могут договориться об этом всегда.
settings-about-place-per-hour = сколько столов самое большее открывают здесь за час. В реванше не отказывают никогда.
settings-about-place-quiet = я публикую только доску; последний раунд показывает её кнопка.
settings-about-place-chosen = если выбрана какая-то тема группы или какой-то канал сервера, в остальных там не играют.
words-setting-place-language = язык
words-setting-place-rules = правила
words-setting-place-pace = темп, скорость
words-setting-place-enders = завершать, завершение
words-setting-place-per-hour = лимит, столы
words-setting-place-quiet = тихо, тишина
words-setting-place-chosen = выбран, играть
words-setting-place-log = журнал, изменения
words-enders-players = игроки
words-enders-admins = админы, администраторы
words-enders-anyone = любой, все, кто-угодно
words-up-to = до, очков
words-any-number = любое, сколько-угодно
words-as-everywhere = обычно, обычные, обычный, как-везде
command-end = Завершить здесь стол без победителя
command-end-words = завершить, закрыть
words-like-end = конец, закончить, стоп
end-title = Завершить стол: { $names }
end-question = Никто не выиграет и не проиграет. Стол останется в истории игроков, а на доске будет написано, кто его завершил.
end-question-challenge = Ещё никто не играл: вызов просто исчезнет, и на нём будет написано, кто его завершил.
confirm-end = Завершить стол
button-last-round = Последний раунд
why-no-round-yet = Здесь ещё не закончился ни один раунд.

## Настройка вызова

setup-title = Правила вашего вызова
setup-title-page = Ваш вызов: { $page }
setup-how = Нажмите, что хотите изменить. Вызов меняется сразу, и принять правила, не увидев их, нельзя.
setup-done = К вызову
setup-system = Система: { $name }
setup-target = До скольких: { $target }
setup-pace = Темп: { $pace }
setup-option = { $option }: { $value }
terms-changed = Изменено: { $options }
terms-changed-option = { $option } ({ $value })
setup-chosen = ✓ { $choice }
setup-heading-systems = система правил
setup-heading-target = до скольких очков
setup-heading-pace = темп
setup-systems-how = У каждой системы свои числа; всё, что вы меняли раньше, отменяется.
setup-target-how =
    { $commands ->
        [filled] Любое другое число от { $low } до { $high } можно выбрать вместе с вызовом: /gin цель: 120
       *[typed] Любое другое число от { $low } до { $high } можно набрать вместе с вызовом: /gin 120
    }
setup-group-knock = Стук и приклад
setup-group-bonuses = Джин и андеркат
setup-group-oklahoma = Оклахома и большой джин
setup-group-dealing = Сдача
setup-group-match = Матч и раунды

## Правила, которые можно менять: названия и слова для набора

option-oklahoma = Оклахома
option-spade-double = Пики удваивают
option-ace-limit = Предел, если открыт туз
option-oklahoma-extra-boxes = Лишние раунды за джин и андеркат
option-big-gin-bonus = Большой джин
option-knock-limit = Предел стука
option-layoff-on-knock = Прикладывать после стука
option-layoff-on-gin = Прикладывать после джина
option-gin-bonus = Джин
option-undercut-bonus = Андеркат
option-undercut-on-tie = Равенство — тоже андеркат
option-box-bonus = За выигранный раунд
option-box-when = Когда считать раунды
option-game-bonus = Премия за матч
option-shutout = Сухая победа
option-first-dealer = Кто сдаёт первым
option-next-dealer = Кто сдаёт дальше
option-drawn-same-dealer = После ничьей сдаёт тот же
option-opening = Первый ход
option-stock-reserve = Карт колоды не брать
option-fiftieth-card = Последним сбросом можно закончить
option-matches-to-win = Матчей до победы
option-value-true = да
option-value-false = нет
option-value-ace-limit-0 = только джин
option-value-knock-limit-0 = только джин
option-value-knock-limit-none = с любыми картами
option-value-big-gin-bonus-none = не играется
option-value-box-when-end = в конце
option-value-box-when-immediate = сразу
option-value-shutout-none = без премии
option-value-shutout-double-total = вдвое
option-value-shutout-flat-100 = ещё 100
option-value-shutout-game-bonus-200 = премия 200
option-value-first-dealer-high-cut-chooses = выбирает старшая карта
option-value-first-dealer-low-cut = сдаёт младшая карта
option-value-first-dealer-random = жребий
option-value-next-dealer-alternate = по очереди
option-value-next-dealer-winner = победитель
option-value-opening-offer-both = карту предлагают обоим
option-value-opening-free-first-turn = свободный выбор
words-preset-classic = классика, классический
words-preset-strict = строгий, строгие
words-preset-classic-gin-layoff = классика-с-прикладом
words-preset-old = старый, старые
words-preset-online = онлайн, палас
words-preset-remik = ремик
words-preset-remik-free = ремик-свободный, свободный-ремик
words-preset-standard = стандарт, стандартный
words-preset-standard-15 = стандарт-15
words-preset-standard-20 = стандарт-20
words-preset-standard-full = стандарт-полный, полный
words-preset-official-early = ранний, ранние
words-preset-tournament = турнир, турнирный
words-preset-straight = прямой, только-джин
words-preset-palace-app = приложение
words-option-oklahoma = оклахома, оклахомы
words-option-spade-double = пики, пика, пик
words-option-ace-limit = туз
words-option-oklahoma-extra-boxes = лишние, лишние-раунды, лишних, лишних-раундов
words-option-big-gin-bonus = большой-джин, биг-джин, большого-джина, биг-джина
words-option-knock-limit = стук, предел, стука, предела
words-option-layoff-on-knock = прикладывать, приклад, приклада
words-option-layoff-on-gin = приклад-джин
words-option-gin-bonus = джин
words-option-undercut-bonus = андеркат, андерката
words-option-undercut-on-tie = равенство, равно, равенства
words-option-box-bonus = раунд, раунды, бокс, раундов
words-option-box-when = раунды-когда
words-option-game-bonus = премия, премии
words-option-shutout = сухая, сухой
words-option-first-dealer = сдача, сдаёт
words-option-next-dealer = дальше
words-option-drawn-same-dealer = тот-же
words-option-opening = первый-ход
words-option-stock-reserve = остаток, запас, остатка, запаса
words-option-fiftieth-card = пятидесятая, последний-сброс, пятидесятой, последнего-сброса
words-option-matches-to-win = матчи, серия, серии
option-typed = { $option }={ $value }
words-without = без, не
words-value-true = да, вкл
words-value-false = нет, выкл
words-value-knock-limit-none = любой, любые
words-value-big-gin-bonus-none = без
words-value-none = без, ничего
words-value-double-total = вдвое, удвоить
words-value-flat-100 = 100, ещё-100
words-value-game-bonus-200 = 200, премия-200
words-value-high-cut-chooses = старшая
words-value-low-cut = младшая
words-value-random = жребий, случай
words-value-alternate = очередь
words-value-winner = победитель
words-value-offer-both = обоим, оба
words-value-free-first-turn = свободный, свободно
words-value-end = конец, потом
words-value-immediate = сразу

## Ходы и карты словами: первое слово — то, что подсказывают

words-move-pass = пас, пасую, не беру, не брать, не возьму, пропускаю, пасс, мимо, оставляю, оставить, оставлю, пропуск, пропустить, не надо
words-move-draw = из колоды, колода, тяну, тянуть, тяну карту, беру из колоды, взять из колоды, возьму из колоды, беру с колоды, тяни, возьми из колоды, бери из колоды, тяну из колоды, закрытую, беру закрытую, взять закрытую, с колоды
words-move-take = беру, взять, возьму, беру открытую, взять открытую, возьму открытую, беру сброшенную, возьми, бери, открытую, возьми открытую, бери открытую, беру её, возьму её, забираю
words-move-throw = сброс, сбросить, сбрасываю, бросаю, кидаю, скидываю, выбрасываю
words-move-knock = стук, стучу, стучать, постучать, стук с, стучу с
words-move-gin = джин, у меня джин, объявляю джин, джин с
words-move-big-gin = большой джин, биг джин
words-move-lay-down = открыть, открыть карты, открываю карты, открываюсь, открыть сразу, выложить, выложить карты, выкладываю
words-move-lay-down-surely = да открыть, да открываю, всё равно открыть, открыть всё равно, да выложить, всё равно выложить
words-move-done = всё, это всё, у меня всё, закончил, закончила
words-move-lay-off = приложить, прикладываю, приложу
words-move-best = лучший ответ, лучший, лучшее, лучшая защита
words-move-accept = принять, принимаю, принимаю вызов
words-move-decline = отказаться, отказываюсь, отклонить
words-move-deal = сдаю я, сдаю, я сдаю, первым сдаю я, первой сдаю я, сдаю первым, сдаю первой
words-move-let-deal = сдавай ты, сдавай, сдавайте, сдаёт соперник, первым сдаёт соперник, пусть сдаёт соперник
words-onto = к, на
words-between = и, карту, карта, эту
words-polite = пожалуйста, плиз, пж, ладно, ну, спасибо, хорошо, окей, просто
words-rank-a = Т, туз, туза, тузом
words-rank-2 = 2, двойка, двойку, двойкой, два, две
words-rank-3 = 3, тройка, тройку, тройкой, три
words-rank-4 = 4, четвёрка, четвёрку, четвёркой, четыре
words-rank-5 = 5, пятёрка, пятёрку, пятёркой, пять
words-rank-6 = 6, шестёрка, шестёрку, шестёркой, шесть
words-rank-7 = 7, семёрка, семёрку, семёркой, семь
words-rank-8 = 8, восьмёрка, восьмёрку, восьмёркой, восемь
words-rank-9 = 9, девятка, девятку, девяткой, девять
words-rank-t = 10, десятка, десятку, десяткой, десять
words-rank-j = В, валет, валета, валетом
words-rank-q = Д, дама, даму, дамой
words-rank-k = К, король, короля, королём
words-suit-c = т, треф, трефы, трефа, трефовый, трефовая, трефового, трефовую, к, крести, крестей, крест, крестовый, крестовая, крестового, крестовую
words-suit-d = б, бубен, бубны, бубна, бубей, буби, бубновый, бубновая, бубнового, бубновую
words-suit-h = ч, червей, черви, червы, черв, черва, червовый, червовая, червового, червовую, червонный, червонная, червонного, червонную
words-suit-s = п, пик, пики, пика, пиковый, пиковая, пикового, пиковую, вини, виней
typed-example = «{ $typed }»
typed-reading = { $card } — «{ $typed }»
typed-onto = { $typed } на { $number }
typed-unknown = Не понимаю «{ $line }». Можно написать: { $examples }.
typed-not-now = Сейчас этого сделать нельзя. Можно написать: { $examples }.
typed-nothing = Можно написать: { $examples }.
typed-refused = { $refusal } Можно написать: { $examples }.
typed-doubt = «{ $word }» — это может быть не одна карта: { $cards }.
typed-which-meld = { $card } подходит не к одной комбинации: { $melds }.
typed-which-table = Ваш ход не за одним столом. Скажите, с кем играете, например { $example }, или ходите на своих картах ниже.
typed-which-challenge = Вашего ответа ждёт не один вызов. Скажите, чей, например { $example }.
typed-which-name = { $names } — соперники за разными столами. Назовите кого-то одного, например { $example }.
typed-which-place = { $name } — ваш соперник не за одним столом, и всюду ваш ход. Наберите { $example } в нужном чате или ходите на своих картах ниже.
typed-at-table = Стол «{ $table }»: { $note }
typed-use-command = Для этого наберите { $command }.
typed-no-match-with = Здесь у вас нет матча с { $name }.
typed-no-challenge = Вас не ждёт ни один вызов.
typed-not-upcard = { $card } не лежит открыто. Чтобы взять { $upcard }, напишите { $example }.
typed-which-knock = Постучать можно не с одной картой. Выберите ниже или напишите: { $examples }.
typed-which-gin = В комбинациях все одиннадцать карт. Выберите ниже или напишите: { $examples }.
typed-which-declare =
    { $points ->
        [one] Останется { $points } мёртвое очко. Если вы этого хотите, нажмите кнопку ниже или напишите { $example }.
        [few] Останется { $points } мёртвых очка. Если вы этого хотите, нажмите кнопку ниже или напишите { $example }.
        [many] Останется { $points } мёртвых очков. Если вы этого хотите, нажмите кнопку ниже или напишите { $example }.
       *[other] Останется { $points } мёртвого очка. Если вы этого хотите, нажмите кнопку ниже или напишите { $example }.
    }
typed-which-layoff = Выберите ниже, что приложить, или напишите: { $examples }.
typed-passed = Вы не взяли открытую карту.
typed-drew = Вы взяли из колоды { $card }.
typed-took = Вы взяли { $card }.
typed-threw = Вы сбросили { $card }.
typed-knocked =
    { $points ->
        [one] Вы постучали с { $points } очком, сбросив { $card }. Открыто: { $melds }. Чтобы разложить иначе, в другой раз нажмите «Стук».
        [few] Вы постучали с { $points } очками, сбросив { $card }. Открыто: { $melds }. Чтобы разложить иначе, в другой раз нажмите «Стук».
        [many] Вы постучали с { $points } очками, сбросив { $card }. Открыто: { $melds }. Чтобы разложить иначе, в другой раз нажмите «Стук».
       *[other] Вы постучали с { $points } очка, сбросив { $card }. Открыто: { $melds }. Чтобы разложить иначе, в другой раз нажмите «Стук».
    }
typed-went-gin = Джин! Вы сбросили { $card }. Открыто: { $melds }. Чтобы разложить иначе, в другой раз нажмите «Джин».
typed-went-big-gin = Большой джин! Открыто: { $melds }.
typed-declared = Вы открыли карты сразу: { $melds }. Чтобы разложить иначе, в другой раз ходите кнопками.
typed-knocked-no-melds =
    { $points ->
        [one] Вы постучали с { $points } очком, сбросив { $card }. Комбинаций у вас нет.
        [few] Вы постучали с { $points } очками, сбросив { $card }. Комбинаций у вас нет.
        [many] Вы постучали с { $points } очками, сбросив { $card }. Комбинаций у вас нет.
       *[other] Вы постучали с { $points } очка, сбросив { $card }. Комбинаций у вас нет.
    }
typed-declared-no-melds =
    { $points ->
        [one] Вы открыли карты сразу, без комбинаций: осталось { $points } мёртвое очко.
        [few] Вы открыли карты сразу, без комбинаций: осталось { $points } мёртвых очка.
        [many] Вы открыли карты сразу, без комбинаций: осталось { $points } мёртвых очков.
       *[other] Вы открыли карты сразу, без комбинаций: осталось { $points } мёртвого очка.
    }
typed-laid-out-no-melds =
    { $points ->
        [0] Вы открыли карты без мёртвых.
        [one] Вы открыли карты без комбинаций: осталось { $points } мёртвое очко.
        [few] Вы открыли карты без комбинаций: осталось { $points } мёртвых очка.
        [many] Вы открыли карты без комбинаций: осталось { $points } мёртвых очков.
       *[other] Вы открыли карты без комбинаций: осталось { $points } мёртвого очка.
    }
typed-laid-all-no-melds =
    { $points ->
        [0] Вы приложили { $cards }, мёртвых карт не осталось.
        [one] Вы приложили { $cards } и открыли карты без комбинаций: осталось { $points } мёртвое очко.
        [few] Вы приложили { $cards } и открыли карты без комбинаций: осталось { $points } мёртвых очка.
        [many] Вы приложили { $cards } и открыли карты без комбинаций: осталось { $points } мёртвых очков.
       *[other] Вы приложили { $cards } и открыли карты без комбинаций: осталось { $points } мёртвого очка.
    }
typed-laid-off = Вы приложили { $cards }. Когда закончите, напишите { $example }.
typed-laid-out =
    { $points ->
        [0] Вы открыли карты без мёртвых: { $melds }.
        [one] Вы открыли карты: { $melds }, осталось { $points } мёртвое очко.
        [few] Вы открыли карты: { $melds }, осталось { $points } мёртвых очка.
        [many] Вы открыли карты: { $melds }, осталось { $points } мёртвых очков.
       *[other] Вы открыли карты: { $melds }, осталось { $points } мёртвого очка.
    }
typed-laid-all =
    { $points ->
        [0] Вы приложили { $cards } и открыли карты без мёртвых: { $melds }.
        [one] Вы приложили { $cards } и открыли карты: { $melds }, осталось { $points } мёртвое очко.
        [few] Вы приложили { $cards } и открыли карты: { $melds }, осталось { $points } мёртвых очка.
        [many] Вы приложили { $cards } и открыли карты: { $melds }, осталось { $points } мёртвых очков.
       *[other] Вы приложили { $cards } и открыли карты: { $melds }, осталось { $points } мёртвого очка.
    }

## Отказы

fault-not-your-turn = Сейчас не ваш ход.
fault-move-not-now = Такой ход сейчас невозможен.
fault-card-not-in-hand = У вас на руках нет { $card }.
fault-taken-card-back = { $card } вы только что взяли: в тот же ход её не сбросить.
fault-upcard-passed = От открытой карты отказались, теперь надо брать из колоды.
fault-draw-first = Сначала возьмите карту.
fault-false-start = Фальстарт: стучать можно, только когда кто-нибудь уже взял карту.
fault-must-knock = Вы взяли последнюю карту сброса: теперь нужно закончить раунд.
fault-last-discard-no-knock = Последнюю карту сброса берут, только чтобы закончить раунд, а с ней это не выходит.
fault-stock-spent = Из колоды брать больше нельзя.
fault-too-much-deadwood =
    { $points ->
        [one] У вас останется { $points } мёртвое очко, а предел — { $limit }.
        [few] У вас останется { $points } мёртвых очка, а предел — { $limit }.
        [many] У вас останется { $points } мёртвых очков, а предел — { $limit }.
       *[other] У вас останется { $points } мёртвого очка, а предел — { $limit }.
    }
fault-not-gin =
    { $points ->
        [one] Это не джин: остаётся { $points } очко.
        [few] Это не джин: остаётся { $points } очка.
        [many] Это не джин: остаётся { $points } очков.
       *[other] Это не джин: остаётся { $points } очка.
    }
fault-not-big-gin =
    { $points ->
        [one] Это не большой джин: остаётся { $points } очко.
        [few] Это не большой джин: остаётся { $points } очка.
        [many] Это не большой джин: остаётся { $points } очков.
       *[other] Это не большой джин: остаётся { $points } очка.
    }
fault-that-is-gin = Мёртвых карт не остаётся: это джин.
fault-not-a-meld = { $meld } — не комбинация.
fault-melds-overlap = { $card } не может входить в две комбинации.
fault-does-not-fit = { $card } сюда не подходит.
fault-round-over = Этот раунд окончен.
fault-no-table = Такого стола нет.
fault-no-table-here = Здесь у вас нет стола. Начните: /gin
fault-no-match-here = Здесь у вас сейчас не идёт ни один матч.
fault-no-match-to-repeat = Вы здесь ещё не сыграли ни одного матча, повторять нечего.
fault-nothing-to-ready = Ни один стол не ждёт вашей готовности.
fault-not-your-table-here = Вы здесь не сидите ни за одним столом, а возвращать стол вниз могут только игроки.
fault-stale-button = За столом уже сходили; вот как всё стоит теперь.
fault-just-redrawn = Здесь только что всё изменилось. Посмотрите и нажмите ещё раз.
fault-forged-button = Это не моя кнопка.
fault-not-your-button = Эта кнопка не для вас.
fault-not-at-table = Вы не сидите за этим столом.
fault-match-over = Этот матч окончен.
fault-not-over-yet = Этот матч ещё идёт.
fault-not-now = Сейчас этого сделать нельзя.
fault-challenge-gone = Этого вызова больше нет.
fault-challenge-yourself = Самого себя вызвать нельзя.
fault-challenge-bot =
    { $commands ->
        [filled] Другие боты здесь не играют. Чтобы сыграть с компьютером, выберите меня соперником в команде /gin.
       *[typed] Боты здесь не играют. С компьютером можно сыграть так: /gin бот
    }
fault-challenge-twice = Вы уже вызвали этого соперника, вызов ещё в силе. Другие правила — «Изменить правила» на нём.
fault-open-challenge-twice = Ваш открытый вызов уже висит, принять его может любой. Другие правила — «Изменить правила» на нём.
fault-challenge-others = Этот вызов не для вас.
fault-challenge-yours = Это ваш собственный вызов. Чтобы забрать его, нажмите «Отозвать».
fault-challenge-changed = Вызов изменился. Посмотрите ещё раз: вот его правила теперь.
fault-challengers-rules = Правила меняет только тот, кто бросил вызов. Хотите играть по другим? Вызовите его сами: /gin
fault-solo-challenge-twice = Вы ещё не выбрали, с каким компьютером играть: карточка уже висит. Её найдёт /games.
fault-challenge-waiting = { $name } уже вызывает вас: примите тот вызов.
fault-already-seated = Вы уже за этим столом.
fault-already-ready = Вы уже готовы.
fault-rematch-offered = Вы уже предложили реванш.
fault-rematch-begun = Этот реванш уже начался.
fault-no-abort-offer = Прервать матч никто не предлагал.
fault-abort-offered = Вы уже это предложили.
fault-target-range = Цель матча — от { $low } до { $high } очков.
fault-option-values = { $option }: скажите, что именно. Можно набрать: { $values }.
fault-same-rules = Такие правила у вызова уже стоят.
fault-option-needs = «{ $option }» бывает только вместе с «{ $needs }».
fault-no-knocks = Здесь раунд кончается только джином, поэтому о стуке менять нечего.
fault-no-boxes = Выигранный раунд здесь ничего не добавляет, поэтому неважно, когда и сколько раундов считать.
fault-option-barred = «{ $option }» не сочетается с «{ $bars }».
fault-oklahoma-straight = Если засчитывают только джин, карта не может задать предел стука: «Оклахома» здесь не подходит.
fault-too-many-tables =
    { $limit ->
        [one] Больше чем { $limit } открытый стол иметь нельзя.
        [few] Больше чем { $limit } открытых стола иметь нельзя.
        [many] Больше чем { $limit } открытых столов иметь нельзя.
       *[other] Больше чем { $limit } открытого стола иметь нельзя.
    }
fault-nothing-to-end = Здесь нет ни одного открытого стола.
fault-not-an-ender = Завершать здесь матчи вам нельзя. Игроки могут прервать свой матч сами.
fault-ends-own = В этом матче играете вы сами. Можно сдаться или предложить прервать матч.
fault-not-an-admin = Настройки этого места меняют только его администраторы.
fault-settings-need-channel = Настройки общего чата меняют прямо в нём: наберите там { settings-here }.
fault-too-many-an-hour =
    { $limit ->
        [one] Здесь открывают не больше { $limit } стола в час. Попробуйте снова через { $minutes } мин.
        [few] Здесь открывают не больше { $limit } столов в час. Попробуйте снова через { $minutes } мин.
        [many] Здесь открывают не больше { $limit } столов в час. Попробуйте снова через { $minutes } мин.
       *[other] Здесь открывают не больше { $limit } стола в час. Попробуйте снова через { $minutes } мин.
    }
fault-no-other-places = Этот чат сам по себе, больше играть негде.
fault-place-moved = У этой группы теперь другой номер: доска — в новом сообщении.
fault-play-elsewhere = Здесь не играют. Где играют: { $places }
fault-declined-lately = Игрок { $name } только что отклонил ваш вызов. Попробуйте снова через { $minutes } мин.
fault-unknown-person = Я не знаю здесь никого по имени { $name }.
fault-no-name = Не хватает имени: напишите его сразу после @.
fault-same-person = Дважды назван один и тот же человек. Назовите двух разных.
fault-use-bot =
    { $commands ->
        [filled] Чтобы сыграть с компьютером, выберите меня соперником в команде /gin.
       *[typed] С компьютером можно сыграть так: /gin бот
    }
fault-ambiguous-person =
    { $count ->
        [one] По имени { $name } здесь { $count } человек.
        [few] По имени { $name } здесь { $count } человека. Кто нужен?
        [many] По имени { $name } здесь { $count } человек. Кто нужен?
       *[other] По имени { $name } здесь { $count } человека. Кто нужен?
    }
fault-unknown-command = Не знаю команды { $command }. Может быть, { $nearest }?
fault-bad-value = «{ $argument }» сюда не подходит: { $called }. Можно набрать: { $allowed }.
fault-bad-argument = Не понимаю «{ $argument }».
fault-unknown-rules =
    { $commands ->
        [filled] Не знаю правил «{ $argument }». Выберите из того, что я предлагаю, пока вы пишете, или посмотрите /rules.
       *[typed] Не знаю правил «{ $argument }». Все виды правил покажет /rules виды.
    }
fault-quiet-hours-own = Тихие часы у каждого свои, поэтому уберите «здесь» (here). А у этого места есть тихий режим: его включают или выключают администраторы.
fault-gin-word =
    { $commands ->
        [filled] Не знаю правил «{ $argument }». Выберите из того, что я предлагаю, пока вы пишете в поле «правила», или посмотрите /rules. Кого вы вызываете, выбирают в поле «соперник».
       *[typed] Не понимаю «{ $argument }». Чтобы вызвать человека, поставьте перед именем @: /gin @имя или /gin @"Имя Фамилия".
    }
fault-gin-word-reply =
    { $commands ->
        [filled] { fault-gin-word }
       *[typed] Не понимаю «{ $argument }». Чтобы вызвать человека, поставьте перед именем @, то есть /gin @имя или /gin @"Имя Фамилия", или ответьте /gin на любое его сообщение.
    }
fault-gin-name =
    { $commands ->
        [filled] Имеется в виду { $name }? Человека выбирают в поле «соперник».
       *[typed] Имеется в виду { $name }? Тогда наберите { $example }
    }
fault-two-named = Вы назвали сразу два: «{ $first }» и «{ $second }». Оставьте одно.
fault-level-of-person = { $level } — это уровень компьютера, а вы назвали ещё и игрока { $name }. Оставьте что-то одно.
fault-unknown-word = Не понимаю «{ $argument }». Может быть, { $suggested }?
fault-no-such-page = Страницы «{ $name }» у меня нет.
fault-unknown-language = Языка { $code } я не знаю. Знаю: { $known }.
fault-needs-channel = Для этого нужен общий чат. В личных сообщениях можно играть с компьютером или пригласить кого-то: /invite даст для него код.
fault-here-needs-channel = Язык общего чата выбирают прямо в нём. Чтобы сменить язык только для себя, уберите «здесь» (here).
fault-person-gone = У игрока { $name } больше нет учётной записи. Играть не с кем.
fault-takes-no-challenges = { $name } сейчас на это не соглашается. Ваш собственный открытый вызов, без имени, будет ждать любого, кто захочет сыграть.
fault-block-yourself = Себя заблокировать нельзя.
fault-unknown-zone = Часового пояса «{ $zone }» я не знаю. Назовите город или пояс, например Алматы или Asia/Tokyo.
fault-night-too-long =
    { $hours ->
        [one] Тихие часы длятся не больше { $hours } часа. Сначала измените другой их конец или отключите их.
        [few] Тихие часы длятся не больше { $hours } часов. Сначала измените другой их конец или отключите их.
        [many] Тихие часы длятся не больше { $hours } часов. Сначала измените другой их конец или отключите их.
       *[other] Тихие часы длятся не больше { $hours } часа. Сначала измените другой их конец или отключите их.
    }
fault-unknown-setting = Настройки «{ $setting }» нет. Все настройки покажет /settings.
fault-hands-only-private = Здесь карты всегда приходят туда, где их больше никто не читает: выбирать нечего.
fault-bad-code = Этот код никуда не ведёт: в нём опечатка, он использован или устарел.
fault-no-code =
    { $commands ->
        [filled] Не хватает кода, который вам дали: /join код: KTMPXV
       *[typed] Напишите после команды код, который вам дали: /join KTMPXV
    }
fault-too-many-codes = Слишком много кодов подряд. Подождите минуту до следующего.
fault-invite-nobody = Приглашение — для того, у кого есть код. Чтобы вызвать кого-то здесь по имени или компьютер, напишите /gin.
fault-linked-already = Эти аккаунты уже один человек.
fault-link-one-platform = Оба аккаунта на одной площадке. Одним человеком могут быть только аккаунты на разных.
fault-link-played = Эти двое играли друг с другом, поэтому остаются двумя людьми.
fault-link-tables = У этого аккаунта ещё есть столы или вызовы. Сначала закончите их, они все в /games.
fault-not-linked = Этот аккаунт ни с каким другим не соединён.
fault-busy = Сейчас очень много дел. Попробуйте ещё раз через минуту.
fault-broken = У меня что-то сломалось. Если будете сообщать об этом, назовите { $id }.

## Страница чата

page-tagline = Джин рамми за одним столом, где бы вы ни сидели
page-ask-name = Как вас называть?
page-name-note = Ни регистрации, ни пароля. Вкладка вас запомнит.
page-come-back = С возвращением! Снова сесть за стол как
page-sit-down = Сесть за стол
page-channels = Каналы
page-people = Сейчас здесь
page-you = это вы
page-challenge = Вызвать
page-challenge-anyone = Вызвать любого
page-play-computer = Играть с компьютером
page-second-player = Открыть второго игрока
page-settings = Настройки
page-menu = Каналы и люди
page-views = Что показать
page-room-tab = Канал
page-private-tab = Мои карты
page-private = Только для вас
page-private-note = Этого больше никто не видит
page-room-empty = Стол свободен
page-room-empty-hint = Вызовите любого, кто заглянет, или пока сыграйте с компьютером. Наберите /, и появятся все команды.
page-private-empty = Здесь будут ваши карты
page-private-empty-hint = Как только начнётся матч, я раздам их сюда, где никто не подсмотрит.
page-say-room = Сообщение или / для команд
page-say-private = Ход: беру, 7ч; или /
page-suggestions = Подсказки
page-send = Отправить
page-news = есть новое
page-your-turn = Ваш ход
page-days = д
page-hours = ч
page-minutes = мин
page-seconds = с
page-time-up = время вышло
page-more-settings = Открыть мои настройки
page-more-settings-note = То, что действует для вас везде: напоминания о ходе, тихие часы, вызовы.
page-only-you = Это видите только вы
page-close = Закрыть
page-remove = Удалить это сообщение
page-save = Сохранить
page-your-name = Ваше имя
page-language = Язык
page-four-colours = Четыре масти — четыре цвета
page-large-cards = Крупные карты
page-notifications = Сообщать, когда мой ход
page-notifications-refused = Браузер не разрешает здесь уведомления.
page-private-open = Личные сообщения от бота
page-shortcuts = Клавиатура
page-shortcuts-on = Быстрые клавиши
page-shortcut-say = написать строку
page-shortcut-hand = к моим картам
page-shortcut-board = к столу
page-shortcut-channels = другой канал
page-shortcut-cards = от карты к карте
page-shortcut-press = нажать выделенное
page-shortcut-close = закрыть
page-shortcut-help = этот список
page-lost = Связь прервалась. Пробую снова …
page-not-sent = Не дошло. Попробуйте ещё раз.
page-not-read = Не удалось это прочитать. Попробуйте ещё раз, а если не поможет, обновите страницу.
page-refused = Здесь так не получится.
page-not-yours = Это чужие карты, трогать их может только хозяин.
page-too-fast = Не так быстро! Попробуйте через мгновение.
page-too-long = Слишком длинно. Уложитесь, пожалуйста, в 500 знаков.
page-no-channel = Такого канала здесь нет.
page-renamed = Имя «{ $asked }» занято или слишком похоже на чужое. Здесь вас зовут { $name }.

## Карты вслух

page-card = { $rank } { $suit }
page-rank-a = туз
page-rank-2 = двойка
page-rank-3 = тройка
page-rank-4 = четвёрка
page-rank-5 = пятёрка
page-rank-6 = шестёрка
page-rank-7 = семёрка
page-rank-8 = восьмёрка
page-rank-9 = девятка
page-rank-t = десятка
page-rank-j = валет
page-rank-q = дама
page-rank-k = король
page-suit-c = треф
page-suit-d = бубен
page-suit-h = червей
page-suit-s = пик
page-mark-meld = в комбинации
page-mark-deadwood = дедвуд
page-mark-drawn = новая
page-mark-layoff = приложена

## Discord: что говорят меню

discord-choose = Выбрать…
discord-your-turn = Сейчас ваш ход.

## Telegram: как бот представляется

telegram-about = Джин рамми и его родня: вдвоём за столом или с компьютером. Добавьте меня в группу и вызовите кого-нибудь командой /gin или нажмите «Старт» и играйте здесь. Ваши карты приходят в этот чат, и видите их только вы.
telegram-about-short = Джин рамми для групп и на двоих, можно и с компьютером

## Telegram: хорошие манеры

telegram-greeting = Здравствуйте! Я раздаю здесь джин рамми: двое играют, все смотрят, а карты приходят каждому игроку лично. Начните с вызова или узнайте, как играть.
telegram-challenge-anyone = Вызвать кого угодно
telegram-goes-on = Сейчас игра продолжится…
telegram-sent-privately = Ответ — в нашем личном чате.
telegram-on-its-way = Ответ придёт в наш личный чат, как только Telegram его пропустит.
telegram-not-now = Telegram сейчас ничего не пропускает в наш личный чат. Спросите ещё раз через несколько минут.
telegram-answer-waits = На это я отвечу в нашем личном чате. Откройте его и нажмите START.
telegram-old-button = Эта кнопка уже никуда не ведёт. Наберите /games, чтобы увидеть свои столы.
telegram-too-fast = Пожалуйста, не всё сразу! Попробуйте через мгновение.
telegram-too-long = Для меня это слишком длинно. Уложитесь, пожалуйста, в 500 знаков.
telegram-only-words = Я читаю только слова. Наберите ход, например «из колоды» или «7ч», а обо всём остальном расскажет /help.
telegram-write-again = На исправленные сообщения я не отвечаю. Напишите, пожалуйста, заново.
telegram-anonymous = Вы пишете от имени группы, и я не вижу, кто вы. Отключите «Анонимность» в своих правах администратора или нажимайте кнопки: по ним вас видно.
telegram-channel = Вы пишете от имени канала, и я не вижу, кто вы. Выберите рядом с полем ввода свой аккаунт или нажимайте кнопки: по ним вас видно.

discord-greeting = Джин рамми для этого сервера. Наберите /gin, чтобы вызвать кого-то, кого угодно или компьютер; карты придут вам лично.
discord-challenge-anyone = Вызвать на игру
discord-done = Готово.
discord-try-again = Прошло слишком много времени. Нажмите ещё раз.
discord-old-button = Эта кнопка мне незнакома. Наберите /games, чтобы увидеть свои столы.
discord-not-here = В таком месте я играть не могу.
discord-too-fast = Для меня это слишком быстро. Подождите немного и продолжайте.
discord-too-long = Для меня это слишком длинно. В строке может быть 500 знаков.
discord-only-words = Я понимаю только слова. Наберите /help, чтобы узнать какие.
discord-menu-challenge = Вызвать на джин
discord-form-title = Вызов на джин рамми
discord-form-opponent = Соперник
discord-form-opponent-hint = Никто: кто первый придёт. Этот бот: компьютер.
discord-form-rules = Правила
discord-form-rules-hint = Обо всех расскажет /rules
discord-form-target = Очков до победы
discord-form-target-hint = Пусто: как в этих правилах
discord-option-opponent = соперник
discord-option-opponent-hint = Кто; этот бот — компьютер, никто — кто угодно
discord-option-player = игрок
discord-option-player-hint = Чья статистика; никто — ваша
discord-option-versus = против
discord-option-versus-hint = Только матчи с этим человеком
discord-option-system-hint = Только матчи по этим правилам
discord-option-rules = правила
discord-option-rules-hint = Набор правил и настройки, например remik oklahoma
discord-option-target = цель
discord-option-target-hint = Очков до победы
discord-option-level = уровень
discord-option-level-hint = Насколько хорошо играет компьютер
discord-option-pace = темп
discord-option-pace-hint = Сколько времени на ход
discord-option-text = ход
discord-option-text-hint = Например: взять, 7ч, стук 7ч
discord-option-change = изменить
discord-option-change-hint = Что изменить, например quiet 23-8
discord-option-here = здесь
discord-option-here-hint = Для всех в этом месте, а не для вас одних
discord-option-language = язык
discord-option-language-hint = На каком языке мне говорить
discord-option-code = код
discord-option-code-hint = Код, который дали на другой стороне

## Коды: приглашение кого угодно откуда угодно, и два аккаунта одного человека

invite-title = Приглашение
invite-code = Ваш код: { $code }
invite-type = Место займёт тот, у кого есть код. Пусть напишет мне, где бы мы с ним ни говорили: { "/join" } { $code }
invite-waits = Код действует, пока ждёт вызов, и только на одного.
link-title = Два аккаунта, один человек
link-code = Ваш код: { $code }
link-type = Теперь придите ко мне с другого вашего аккаунта, на другой площадке, и напишите там: { "/link" } { $code }
link-secret = Код действует { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}, один раз. Никому его не показывайте: кто его введёт, станет вами.
link-other = Аккаунт { $name } ({ $platform }) тоже ваш?
link-follows = Кто владеет тем аккаунтом, будет видеть ваши карты, играть за вас и менять ваши настройки, а вы — его. Соглашайтесь, только если код вы взяли сами у себя.
link-joins = Статистика, история и заблокированные сложатся вместе; настройки останутся от аккаунта, который дал код. Командой /unlink аккаунт можно снова отделить, но уже без статистики; блокировки останутся у обоих.
link-done = Готово: здесь и как { $name } ({ $platform }) вы теперь один человек.
link-used = Ваш код использован: { $name } ({ $platform }) и вы теперь один человек.
link-used-undo = Если это были не вы, сразу напишите мне /unlink: аккаунты снова разделятся.
unlink-title = Отдельный аккаунт
unlink-follows = Этот аккаунт станет новым человеком: без статистики, истории и столов. Всё это останется у другого вашего аккаунта, а того, что вы сыграете здесь, он не увидит. Кого заблокировали вы, тот заблокирован обоими аккаунтами, а кто заблокировал вас, заблокировал оба. Карты того аккаунта сюда больше не придут.
unlink-done = Готово: теперь этот аккаунт сам по себе.
button-link = Да, он мой
button-unlink = Да, отделить
button-leave-so = Оставить как есть
platform-discord = Discord
platform-telegram = Telegram
platform-web = веб-страница
