# Ойынның қазақша сөздері. Кілттер мен бос орындар барлық тілде бірдей.

## Тілдер мен есімдер

language-en = English
language-ru = Русский
language-kk = Қазақша
language-title = Тіл
language-intro = Сізбен қай тілде сөйлесейін? Бүкіл арна үшін сол жерде /language kk осында деп жазыңыз.
language-changed = Енді сізбен қазақша сөйлесемін.
language-changed-here = Енді мұнда қазақша сөйлесемін.
name-nobody = Біреу
names-joined = { $first }, { $second }
computer-any = компьютер ойыншы
computer-casual = компьютер ойыншы (жеңіл)
computer-steady = компьютер ойыншы (мықты)
level-casual = Жеңіл
level-steady = Мықты

## Шақыру

challenge-open = { $name } қарсылас іздеп отыр
challenge-named = { $name } ойынға шақырады: { $invited }
challenge-solo = { $name } компьютерге қарсы
challenge-solo-choose = Таңдаңыз: «жеңіл» жақсы ойнайды, «мықты» әр картаны бақылайды.
challenge-closed = Шақырған ойыншы: { $name }
challenge-expires = Жауапсыз қалған шақыру біраздан соң өзі жойылады.
challenge-expires-in =
    { $minutes ->
        [one] Шақыру жауапты { $minutes } минут күтеді, содан соң өзі жойылады.
       *[other] Шақыру жауапты { $minutes } минут күтеді, содан соң өзі жойылады.
    }
challenge-read-first = Ережелер өз тіліңізде осында. Келіссеңіз, шақыруды осы жерде қабылдаңыз.
challenge-sent = Шақыруыңыз арнада тұр. Жауап күтеміз: { $name }
challenge-open-sent = Шақыруыңыз арнада тұр, оны кез келген адам қабылдай алады.
challenge-solo-sent = Таңдау картасы осында: ережелерді қарап, қай компьютермен ойнайтыныңызды таңдаңыз.
challenge-computer-cuts = Компьютер сізбен бірге үстелге отырды. Карта көтереміз!
challenge-computer-started = Компьютер сізбен бірге үстелге отырды.
variant-classic = Классикалық джин рамми
variant-classic-summary = Үйреншікті ойын: джинге, андеркатқа және әр ұтқан раундқа 25; құрғақ жеңіс екі еселейді.
variant-strict = Қатаң ереже
variant-strict-summary = Классикалық ойын сияқты, бірақ ешкім карта қоспайды.
variant-classic-gin-layoff = Джинге де қосу
variant-classic-gin-layoff-summary = Классикалық ойын сияқты, бірақ джинге де карта қосылады.
variant-old = Ескі есеп
variant-old-summary = Джинге және әр ұтқан раундқа 20, андеркатқа 10, құрғақ жеңіске тағы 100.
variant-online = Онлайн ойын
variant-online-summary = Қор соңғы картасына дейін ойналады, матч соңында сыйақы жоқ.
variant-remik = Ремик
variant-remik-summary = Бірінші жүріс еркін, ұтқан таратады, джинге де карта қосылады; джинге 20, андеркатқа 10.
variant-remik-free = Шексіз ремик
variant-remik-free-summary = Ремик сияқты, бірақ артық карталар қанша болса да, қағуға болады.
variant-standard = Стандарт ереже
variant-standard-summary = Джинге және андеркатқа 25, үлкен джинге 31; матч соңында сыйақы жоқ.
variant-standard-15 = Стандарт, андеркат 15
variant-standard-15-summary = Стандарт ереже сияқты, бірақ андеркатқа 15 беріледі.
variant-standard-20 = Стандарт, андеркат 20
variant-standard-20-summary = Стандарт ереже сияқты, бірақ андеркатқа 20 беріледі.
variant-standard-full = Стандарт, сыйақымен
variant-standard-full-summary = Стандарт ереже сияқты, бірақ матчқа 100, әр ұтқан раундқа 25, құрғақ жеңіс екі еселейді.
variant-official-early = Алғашқы ресми ереже
variant-official-early-summary = Джинге 20, андеркатқа 10, үлкен джинге 31; тең болса, ешкімге ұпай жоқ.
variant-tournament = Турнир
variant-tournament-summary = Стандарт ереже, 250 ұпайға дейін; біреу 3 матч ұтқанша матчтар жалғаса береді.
variant-straight = Тек джин
variant-straight-summary = Классикалық ойын сияқты, бірақ қағуға болмайды: раунд тек джинмен бітеді.
variant-palace-app = Palace қосымшасы
variant-palace-app-summary = Джинге 25, андеркатқа 20, әр ұтқан раундқа бірден 10; қор түгел ойналады.
variant-changed = { $name }, өзгертілген
terms-target =
    { $target ->
        [one] Матч { $target } ұпайға дейін жүреді.
       *[other] Матч { $target } ұпайға дейін жүреді.
    }
terms-series =
    { $matches ->
        [one] Серия ойналады: бірінші болып { $matches } матч ұтқан ойыншы жеңеді. Әр матч бөлек есептеледі.
       *[other] Серия ойналады: бірінші болып { $matches } матч ұтқан ойыншы жеңеді. Әр матч бөлек есептеледі.
    }
terms-opening-offer-both = Бірінші ашық карта алдымен таратпаған ойыншыға, содан кейін таратушыға ұсынылады.
terms-opening-free-first-turn = Таратпаған ойыншы бастайды: ашық картаны алады, қордан алады, ашық картаны таратушыға қалдырады немесе раундты бітіре алса, таратылған карталарын бірден ашады.
terms-knock =
    { $limit ->
        [one] Артық карталар { $limit } ұпайдан аспаса, қағуға болады.
       *[other] Артық карталар { $limit } ұпайдан аспаса, қағуға болады.
    }
terms-knock-gin = Қағуға болмайды, тек джин жинау керек.
terms-knock-free = Артық карталар қанша болса да, қағуға болады.
terms-oklahoma-0 = Оклахома: артық ұпай тасталғандарды ашқан картаның ұпайынан аспаса, қағуға болады; суретті карта — 10, тұз ашылса, раунд тек джинмен бітеді.
terms-oklahoma-1 = Оклахома: артық ұпай тасталғандарды ашқан картаның ұпайынан аспаса, қағуға болады; суретті карта — 10, тұз — 1.
terms-spade-doubles = Тасталғандарды пика ашса, раундтың барлық ұпайы сыйақысымен бірге екі еселенеді.
terms-spade-plain = Тасталғандарды ашқан пика ештеңені екі еселемейді.
terms-extra-boxes = Андеркат екі ұтқан раундқа, джин үш раундқа есептеледі.
terms-extra-boxes-big-gin = Андеркат екі ұтқан раундқа, джин үш раундқа, үлкен джин бір раундқа есептеледі.
terms-layoff-knock = Қаққаннан кейін қарсылас карта қоса алады, джинге қоса алмайды.
terms-layoff-both = Қаққаннан кейін де, джинге де қарсылас карта қоса алады.
terms-layoff-gin = Джинге қарсылас карта қоса алады, қаққаннан кейін қоса алмайды.
terms-layoff-none = Ешкім карта қоспайды: қаққаннан кейін де, джинге де.
terms-layoff-only-gin = Джинге қарсылас карта қоса алады.
terms-layoff-never = Джинге ешкім карта қоспайды.
terms-gin =
    { $points ->
        [one] Джин үшін тағы { $points } ұпай.
       *[other] Джин үшін тағы { $points } ұпай.
    }
terms-big-gin =
    { $points ->
        [one] Үлкен джин, он бір картаның бәрі комбинацияда: оның орнына тағы { $points } ұпай, ештеңе қосуға болмайды.
       *[other] Үлкен джин, он бір картаның бәрі комбинацияда: оның орнына тағы { $points } ұпай, ештеңе қосуға болмайды.
    }
terms-undercut =
    { $points ->
        [one] Андеркат, теңдік те солай: қарсыласқа тағы { $points } ұпай.
       *[other] Андеркат, теңдік те солай: қарсыласқа тағы { $points } ұпай.
    }
terms-undercut-less =
    { $points ->
        [one] Андеркат: қарсыласқа тағы { $points } ұпай; тең болса, ешкімге ұпай жоқ.
       *[other] Андеркат: қарсыласқа тағы { $points } ұпай; тең болса, ешкімге ұпай жоқ.
    }
terms-game-bonus =
    { $points ->
        [0] Матчты ұтқаны үшін сыйақы жоқ.
        [one] Матч жеңімпазы тағы { $points } ұпай алады.
       *[other] Матч жеңімпазы тағы { $points } ұпай алады.
    }
terms-box-none = Ұтқан раунд өз ұпайын ғана береді, үстіне ештеңе қосылмайды.
terms-box-end =
    { $points ->
        [one] Әр ұтқан раунд үшін матч соңында тағы { $points } ұпай.
       *[other] Әр ұтқан раунд үшін матч соңында тағы { $points } ұпай.
    }
terms-box-immediate =
    { $points ->
        [one] Әр ұтқан раунд үшін бірден тағы { $points } ұпай, ол мақсатқа жақындатады.
       *[other] Әр ұтқан раунд үшін бірден тағы { $points } ұпай, ол мақсатқа жақындатады.
    }
terms-shutout-none = Барлық раундты ұтқаны үшін сыйақы жоқ.
terms-shutout-double-total = Құрғақ жеңіс: ұтылған бірде-бір раунд алмаса, жеңімпаздың есебі екі еселенеді.
terms-shutout-double-total-bonus = Құрғақ жеңіс: ұтылған бірде-бір раунд алмаса, есеп пен матч сыйақысы екі еселенеді.
terms-shutout-double-total-boxes = Құрғақ жеңіс: ұтылған бірде-бір раунд алмаса, жеңімпаздың есебі екі еселенеді, содан соң раундтар қосылады.
terms-shutout-double-total-bonus-boxes = Құрғақ жеңіс: ұтылған бірде-бір раунд алмаса, есеп пен матч сыйақысы екі еселенеді, содан соң раундтар қосылады.
terms-shutout-flat-100 = Құрғақ жеңіс: ұтылған бірде-бір раунд алмаса, жеңімпаз тағы 100 ұпай алады.
terms-shutout-game-bonus-200 = Құрғақ жеңіс: ұтылған бірде-бір раунд алмаса, матч сыйақысы 200 болады.
terms-payment = Ұтылған ойыншы жеңімпазға қорытынды есептердің айырмасын төлейді.
terms-first-dealer-high-cut-chooses = Екеуі де карта көтереді; картасы үлкені кім бірінші тарататынын таңдайды.
terms-first-dealer-low-cut = Екеуі де карта көтереді; картасы кішісі бірінші таратады.
terms-first-dealer-random = Кім бірінші тарататынын жеребе шешеді.
terms-next-dealer-alternate-same = Әрі қарай кезекпен таратады; тең раундтан кейін сол ойыншы қайта таратады.
terms-next-dealer-alternate-other = Әрі қарай кезекпен таратады, тең раундтан кейін де солай.
terms-next-dealer-winner-same = Келесі раундты ұтқан ойыншы таратады; тең раундтан кейін сол ойыншы қайта таратады.
terms-next-dealer-winner-other = Келесі раундты ұтқан ойыншы таратады; тең раундтан кейін басқасы таратады.
terms-next-dealer-tie = Артық ұпай тең болып, ешкім ұтпаса, сол ойыншы қайта таратады.
terms-dead-hand =
    { $count ->
        [0] Қор біткенде раунд тең аяқталады, ешкімге ұпай жоқ.
        [one] Қорда { $count } карта қалғанда раунд тең аяқталады, ешкімге ұпай жоқ.
       *[other] Қорда { $count } карта қалғанда раунд тең аяқталады, ешкімге ұпай жоқ.
    }
terms-fiftieth-card = Оған дейін соңғы тасталған картаны әлі алуға болады, бірақ тек раундты сонымен бітіру үшін.

## Түймелер

button-accept = Қабылдау
button-decline = Бас тарту
button-withdraw = Қайтып алу
button-change-rules = Ережені өзгерту
button-computer-casual = Компьютер: жеңіл
button-computer-steady = Компьютер: мықты
button-rules = Ережелер
button-my-hand = Карталарым
button-resign = Берілу
button-abort = Тоқтату
button-agree-abort = Тоқтатуға келісемін
button-refuse-abort = Ойнай береміз
button-withdraw-abort = Ұсынысымды қайтып алу
button-deal-first = Бірінші мен таратамын
button-let-deal = Бірінші қарсылас таратады
button-ready = Дайынмын
button-rematch = Тағы ойнау
button-draw = Қордан алу
button-take = { $card } алу
button-take-none = Ашық картаны алу
button-pass = Алмау
button-knock = Қағу
button-gin = Джин!
button-big-gin = Үлкен джин
button-declare = Бірден ашу
button-otherwise = Басқаша жаю
button-best = Ең жақсы жауап
button-sort-suit = Масть бойынша
button-sort-rank = Үлкендігі бойынша
button-back = Артқа
button-previous = Алдыңғы бет
button-next = Келесі бет
button-systems = Барлық ереже түрі
confirm-knock = { $points } ұпаймен қағу, { $card } тастау
confirm-gin = Джин! { $card } тастау
confirm-big-gin = Үлкен джин! Он бір картаны түгел ашу
confirm-declare =
    { $points ->
        [0] Джин! Карталарды бірден ашу
        [one] Карталарды бірден ашу, { $points } ұпай қалады
       *[other] Карталарды бірден ашу, { $points } ұпай қалады
    }
confirm-lay-off =
    { $points ->
        [one] { $cards } қосу, { $points } ұпай қалады
       *[other] { $cards } қосу, { $points } ұпай қалады
    }
confirm-lay-out =
    { $points ->
        [one] Карталарды ашу, { $points } ұпай қалады
       *[other] Карталарды ашу, { $points } ұпай қалады
    }
confirm-discard = { $card } тастау
confirm-resign = Иә, берілемін
confirm-abort = Тоқтатуды ұсыну

## Түйме нені күтіп тұр

why-not-your-turn = Қазір сіздің кезегіңіз емес.
why-not-now = Қазір сізден басқа жүріс күтіледі.
why-no-round = Қазір раунд жүріп жатқан жоқ.
why-match-over = Бұл матч аяқталды.
why-no-gin = Қай картаны тастасаңыз да, әзірге джин шықпайды.
why-no-knock =
    { $limit ->
        [one] Қай картаны тастасаңыз да, { $limit } ұпайдан көп қалады.
       *[other] Қай картаны тастасаңыз да, { $limit } ұпайдан көп қалады.
    }
why-no-declare =
    { $limit ->
        [one] Таратылған картаңыздағы артық карталар { $limit } ұпайдан көп.
       *[other] Таратылған картаңыздағы артық карталар { $limit } ұпайдан көп.
    }
why-no-declare-gin = Таратылған картаңызда джин жоқ.
why-gin-only = Бұл раундта қағуға болмайды: тек джин саналады.
why-that-is-gin = Ондай картамен артық карта қалмайды: бұл джин.
why-no-big-gin = Он бір картаңыздың бәрі бірдей комбинацияға кірмейді.
why-no-last-discard = Бұл картамен раундты аяқтай алмайсыз.
why-stock-spent = Қордан енді карта алуға болмайды.
why-no-other-way = Карталарды басқаша жаю мүмкін емес.
why-best-already = Ең жақсы жауап осы.
why-not-your-choice = Үлкен карта көтерген ойыншы таңдайды.
why-ready-already = Сіз дайынсыз. Қарсыласты күтеміз.
why-rematch-offered = Сіз ұсындыңыз. Қарсылас әлі жауап берген жоқ.
why-answer-first = Алдымен сұраққа жауап беріңіз.
why-no-page = Ондай бет жоқ.
why-page-already = Сіз осы беттесіз.
why-chosen-already = Қазір дәл солай.
why-language-already = Сіз онсыз да осы тілде оқып отырсыз.

## Үстел

board-title = { $names }: { $number }-раунд
board-title-series = { $names }: { $match }-матч, { $number }-раунд
board-title-before = { $names }
board-upcard = Тасталғандардың үстіңгісі
board-no-upcard = Тасталған карта жоқ.
board-stock =
    { $count ->
        [0] Қордан алатын карта қалмады.
        [one] Қордан { $count } карта алуға болады.
       *[other] Қордан { $count } карта алуға болады.
    }
board-dealer = Таратқан: { $name }. { $limit }
limit-points =
    { $limit ->
        [one] Қағу шегі: { $limit } ұпай.
       *[other] Қағу шегі: { $limit } ұпай.
    }
limit-gin = Тек джин жинау керек.
limit-none = Қағуға шек жоқ.
limit-opened = Алғашқы ашық карта { $card }. { $limit }
limit-opened-double = Алғашқы ашық карта { $card }. { $limit } Ұпайлар екі еселенеді.
cut-label = { $name } көтерген
cut-higher = Үлкен картаны { $name } көтерді.
cut-one = { $name } { $card }
cut-line = Көтерілген карталар: { $cards }
cut-deals-higher = Үлкен картаны { $name } көтеріп, бірінші өзі таратады.
cut-lets-deal = Үлкен картаны { $name } көтерді, бірінші { $dealer } таратсын деді.
cut-deals-lower = Кіші картаны { $name } көтеріп, бірінші өзі таратады.
cut-by-chance = Жеребе бойынша бірінші { $name } таратады.
score-one = { $name } { $points }
score-line = Есеп: { $scores } ({ $target } ұпайға дейін)
series-line = Матчтар: { $scores } ({ $target } жеңіске дейін)
series-match-won = { $number }-матчты { $name } ұтты.
series-match-cut-short = { $number }-матч соңына дейін ойналмады, ұпайын { $name } алады.
grid-player = Ойыншы
grid-score = Есеп
grid-boxes = Ұтқан раундтары
grid-boxes-extra = Бокстары
grid-matches = Матчтары
grid-round = Осы раунд
grid-total = Барлығы
grid-target = Мақсат
cell-name = { $name }
cell-number = { $number }
cell-boxes =
    { $count ->
        [one] { $points } ({ $count } раунд үшін)
       *[other] { $points } ({ $count } раунд үшін)
    }
cell-boxes-extra =
    { $count ->
        [one] { $points } ({ $count } бокс үшін)
       *[other] { $points } ({ $count } бокс үшін)
    }
cell-none = –
cell-empty = { "" }
table-brought =
    { $count ->
        [one] { $count } үстел қайтадан төменде тұр.
       *[other] { $count } үстел қайтадан төменде тұр.
    }
done-already = Бұл әлдеқашан орындалған.
you-play-again = Енді қайтадан өзіңіз ойнайсыз.
private-closed = Сізге жаза алмаймын: жеке хабарларыңыз жабық. Карталарыңыз осында, «Карталарым» батырмасында.

## Кімнің кезегі

turn-challenge = Шақыру жауап күтіп тұр.
turn-nobody = Ешкімді күтіп отырған жоқпыз.
turn-match-over = Матч аяқталды.
turn-series-over = Серия аяқталды.
turn-choosing = Кім бірінші тарататынын { $name } таңдайды.
turn-readying = Дайындығын күтеміз: { $name }
turn-answering-upcard = Кезек: { $name } — ашық картаны алу не алмау.
turn-forced-drawing = Кезек: { $name } — қордан алу.
turn-drawing = Кезек: { $name } — карта алу.
turn-discarding = Кезек: { $name } — карта тастау.
turn-laying-off = Кезек: { $name } — қағуға жауап беру.
turn-laying-off-gin = Кезек: { $name } — джинге жауап беру.
turn-first-turn = Бастайтын { $name }: қордан не ашық картаны алу, алмау немесе бірден ашу.
turn-answering-last-discard = Қор таусылды. Кезек: { $name } — соңғы тасталған картамен раундты аяқтау не оны алмау.
turn-ending-round = { $name } соңғы тасталған картаны алды, енді раундты аяқтауға тиіс.
your-turn-answering-upcard = Сіздің кезегіңіз: ашық картаны алыңыз не қалдырыңыз.
your-turn-forced-drawing = Сіздің кезегіңіз: қордан алыңыз.
your-turn-drawing = Сіздің кезегіңіз: қордан не ашық картаны алыңыз.
your-turn-discarding = Сіздің кезегіңіз: бір карта тастаңыз.
your-turn-laying-off = Сіздің кезегіңіз: қағуға жауап беріңіз.
your-turn-laying-off-gin = Сіздің кезегіңіз: джинге жауап беріңіз.
your-turn-first-turn = Сіз бастайсыз: қордан не ашық картаны алыңыз, болмаса қалдырыңыз.
your-turn-first-turn-declare = Сіз бастайсыз: қордан не ашық картаны алыңыз, қалдырыңыз немесе карталарыңызды бірден ашыңыз.
your-turn-answering-last-discard = Қор таусылды. Соңғы тасталған картаны алып, раундты аяқтаңыз не оны қалдырыңыз.
your-turn-leaving-last-discard = Қор таусылды, ал соңғы тасталған карта раундты аяқтауға жарамайды: оны қалдырыңыз.
your-turn-ending-round = Соңғы тасталған картаны алдыңыз: раундты сонымен аяқтаңыз.
your-turn-choosing = Таңдаңыз: кім бірінші таратады?
your-turn-readying = Келесі раундты бастағыңыз келсе, «Дайынмын» түймесін басыңыз.
ready-next = Келесі: { $number }-раунд, таратушы { $dealer }.
ready-who = Дайын: { $name }
rematch-offered = Тағы ойнағысы келеді: { $name }

## Не болды

event-dealt = { $name } таратты; { $card } ашық жатыр.
event-passed = { $name } ашық картаны алмады.
event-stock-drawn = { $name } қордан карта алды.
event-discard-taken = { $name } { $card } картасын алды.
event-discarded = { $name } { $card } картасын тастады.
event-turn-stock = { $name } қордан карта алып, { $card } картасын тастады.
event-turn-discard = { $name } { $taken } картасын өзіне алып, { $card } картасын тастады.
event-knocked =
    { $points ->
        [one] { $name } { $points } ұпаймен қақты.
       *[other] { $name } { $points } ұпаймен қақты.
    }
event-gin = { $name } джин жинады!
event-big-gin = { $name } үлкен джин жинады!
event-declared =
    { $points ->
        [0] { $name } таратылған карталарын бірден ашты: джин!
        [one] { $name } таратылған карталарын бірден ашты: { $points } ұпай.
       *[other] { $name } таратылған карталарын бірден ашты: { $points } ұпай.
    }
event-laid-off = { $name } { $card } картасын қосты.
event-laid-out =
    { $points ->
        [one] { $name } карталарын ашты: артық карталары { $points } ұпай.
       *[other] { $name } карталарын ашты: артық карталары { $points } ұпай.
    }
result-knock =
    { $points ->
        [one] { $name } қағып ұтты: { $points } ұпай.
       *[other] { $name } қағып ұтты: { $points } ұпай.
    }
result-knock-nobody = Тең түсті: ешкімге ұпай жоқ.
result-gin =
    { $points ->
        [one] { $name } джин жинады: { $points } ұпай.
       *[other] { $name } джин жинады: { $points } ұпай.
    }
result-big-gin =
    { $points ->
        [one] { $name } үлкен джин жинады: { $points } ұпай.
       *[other] { $name } үлкен джин жинады: { $points } ұпай.
    }
result-undercut =
    { $points ->
        [one] { $name } андеркат жасады: { $points } ұпай.
       *[other] { $name } андеркат жасады: { $points } ұпай.
    }
result-dead-hand-nobody = Раунд тең аяқталды: ешкімге ұпай жоқ.
result-broken-off-nobody = Раунд тоқтатылды.

## Өз карталарым

hand-title = Сіздің карталарыңыз · қарсылас { $opponent } · { $place }
hand-title-private = Сіздің карталарыңыз · қарсылас { $opponent }
hand-deadwood =
    { $points ->
        [0] Артық карта жоқ
        [one] Артық карталар: { $points } ұпай
       *[other] Артық карталар: { $points } ұпай
    }
row-set = Топ
row-run = Тізбек
row-set-laid-off = Топ, қосылған { $cards }
row-run-laid-off = Тізбек, қосылған { $cards }
row-deadwood =
    { $points ->
        [one] Артық, { $points } ұпай
       *[other] Артық, { $points } ұпай
    }
discard-ask = { $card } тастайсыз ба? Қолыңызда мыналар қалады.
row-to-throw = Тасталатын карта
row-layoffs = Қосылатын карталар
row-laid-off = Қосылған карталар
hint-throw = { $card } тастау
hint-taken = Бұл картаны жаңа ғана алдыңыз: осы жүрісте қайта тастауға болмайды.
hint-knock = { $card } тастасаңыз, { $points } ұпай қалады
hint-gin = { $card } тастасаңыз, джин шығады
hint-no-knock = { $card } тастасаңыз, қаға алмайсыз.
hint-no-gin = { $card } тастасаңыз, джин болмайды.
hint-must-end = Соңғы тасталған картаны алдыңыз: енді раундты аяқтау керек.
hint-lay-off = { $card } қосу
hint-take-back = { $card } картасын басқа комбинацияға қосу не өзіңізде қалдыру
hint-no-layoff = { $card } үстелдегі бірде-бір комбинацияға келмейді.
knock-choose = Ашылатын карталар осылар. Басқа картаны тастау үшін соны басыңыз.
knock-gin-possible = Джин деп жариялауға да болады.
knock-big-gin-possible = Он бір картаны түгел ашуға да болады: үлкен джин.
knock-choose-big-gin = Он бір картаның бәрі комбинацияда. Біреуін тастап, онын қалдыру үшін соны басыңыз, не артқа қайтып ойнай беріңіз.
knock-choose-dealt = Карта алмай, тастамай-ақ ашылатын карталарыңыз осылар.
defend-choose = Қосу не өзіңізде қалдыру үшін картаны басыңыз. Растағанша ештеңе өзгермейді.

## Берілу және тоқтату

resign-cost =
    { $points ->
        [0] Берілесіз бе? { $name } жеңеді, матч қазіргі есеппен жабылады: сізден ұпай алынбайды.
        [one] Берілесіз бе? { $name } жеңеді, матч қазіргі есеппен жабылады: сізден { $points } ұпай.
       *[other] Берілесіз бе? { $name } жеңеді, матч қазіргі есеппен жабылады: сізден { $points } ұпай.
    }
resign-cost-series =
    { $points ->
        [0] Берілесіз бе? Бүкіл серияны бересіз, ал { $number }-матч қазіргі есеппен жабылады: сізден ұпай алынбайды. { $name } жеңеді.
        [one] Берілесіз бе? Бүкіл серияны бересіз, ал { $number }-матч қазіргі есеппен жабылады: сізден { $points } ұпай. { $name } жеңеді.
       *[other] Берілесіз бе? Бүкіл серияны бересіз, ал { $number }-матч қазіргі есеппен жабылады: сізден { $points } ұпай. { $name } жеңеді.
    }
abort-explained = Матчты тоқтатасыз ба? Қарсылас келіссе, матч бірден аяқталады және ешкімге есептелмейді.
abort-explained-series = Бүкіл серияны тоқтатасыз ба? Қарсылас келіссе, серия бірден аяқталады және ешкімге есептелмейді.
abort-waiting-series = Сіз серияны тоқтатуды ұсындыңыз. Қарсылас әлі жауап берген жоқ.
abort-offered-series = { $name } серияны тоқтатуды ұсынады.
abort-waiting = Сіз матчты тоқтатуды ұсындыңыз. Қарсылас әлі жауап берген жоқ.
abort-offered = { $name } матчты тоқтатуды ұсынады.

## Раунд пен матчтың соңы

showdown-title = { $number }-раунд. { $result }
showdown-knocker =
    { $points ->
        [0] { $name }: джин жинады
        [one] { $name } { $points } ұпаймен қақты
       *[other] { $name } { $points } ұпаймен қақты
    }
showdown-as-dealt =
    { $points ->
        [0] { $name }: таратылған бойда джин
        [one] { $name } таратылған карталарын бірден ашты: { $points } ұпай
       *[other] { $name } таратылған карталарын бірден ашты: { $points } ұпай
    }
showdown-big-gin = { $name }: үлкен джин жинады
showdown-opened = Алғашқы ашық карта { $card }.
showdown-defender =
    { $points ->
        [0] { $name }: артық карта жоқ
        [one] { $name }: артық карталары { $points } ұпай
       *[other] { $name }: артық карталары { $points } ұпай
    }
showdown-over = Бұл матчтың соңғы раунды болды.
showdown-over-match = Бұл { $number }-матчтың соңғы раунды болды.
showdown-over-series = Бұл серияның соңғы раунды болды.
sum-difference = Айырма: { $high } − { $low } = { $points }
sum-deadwood = Қарсыластың артық карталары: { $points }
sum-gin-bonus = Джин сыйақысы: { $points }
sum-big-gin-bonus = Үлкен джин сыйақысы: { $points }
sum-undercut-bonus = Андеркат сыйақысы: { $points }
sum-doubled = Қарға екі еселейді: тағы { $points }
sum-boxes-at-once =
    { $count ->
        [one] { $count } бокс: { $points }
       *[other] { $count } бокс: { $points }
    }
sum-boxes-later = Бокстар: { $count }
result-title = { $names }: матч аяқталды
result-title-series = { $names }: серия аяқталды
ended-won =
    { $points ->
        [0] { $name } матчты ұтты.
        [one] { $name } матчты ұтты: { $points } ұпай.
       *[other] { $name } матчты ұтты: { $points } ұпай.
    }
ended-won-series = { $name } серияны ұтты, матчтар есебі { $won } : { $lost }.
ended-resigned =
    { $points ->
        [0] { $loser } берілді. { $name } матчты ұтты.
        [one] { $loser } берілді. { $name } матчты ұтты: { $points } ұпай.
       *[other] { $loser } берілді. { $name } матчты ұтты: { $points } ұпай.
    }
ended-resigned-series =
    { $points ->
        [0] { $loser } берілді. { $name } серияны ұтты.
        [one] { $loser } берілді. { $name } серияны ұтты және аяқталмаған матч үшін { $points } ұпай алады.
       *[other] { $loser } берілді. { $name } серияны ұтты және аяқталмаған матч үшін { $points } ұпай алады.
    }
ended-aborted = Матч келісіммен тоқтатылды, ешкімге есептелмейді.
ended-aborted-series = Серия келісіммен тоқтатылды, ешкімге есептелмейді.
ended-declined = Шақырудан бас тартылды.
ended-withdrawn = Шақыру қайтып алынды.
ended-expired = Шақыруға ешкім уақытында жауап бермеді.
settle-score = Жиналған ұпай
settle-game-bonus = Матч сыйақысы
settle-shutout = Құрғақ жеңіс
settle-boxes = Ұтқан раундтар
settle-boxes-extra = Бокстар
settle-total = Қорытынды
payment =
    { $points ->
        [0] Ешкім ештеңе төлемейді.
        [one] { $name } { $points } ұпай алады.
       *[other] { $name } { $points } ұпай алады.
    }
payment-back =
    { $points ->
        [one] { $name } матчты ұтты, бірақ { $points } ұпай төлейді: қарсыласы раундты көбірек ұтқан.
       *[other] { $name } матчты ұтты, бірақ { $points } ұпай төлейді: қарсыласы раундты көбірек ұтқан.
    }
payment-back-extra =
    { $points ->
        [one] { $name } матчты ұтты, бірақ { $points } ұпай төлейді: қарсыласының бокстары көбірек.
       *[other] { $name } матчты ұтты, бірақ { $points } ұпай төлейді: қарсыласының бокстары көбірек.
    }

## Ережелер, беттеп

rules-title = Ережелер, { $page }/{ $pages } бет: { $heading }
rules-heading-terms = матч шарттары
rules-heading-melds = карталар және комбинациялар
rules-heading-turn = жүріс
rules-heading-knock = қағу және джин
rules-heading-score = раунд есебі
rules-heading-match = матч барысы
rules-heading-example = мысал
rules-heading-options = нені өзгертуге болады
rules-heading-systems = ереже түрлері
rules-heading-more-systems = тағы ереже түрлері
rules-cards = Бір колода, 52 карта. Тұз ең кішісі, содан соң екіліктен ондыққа дейін, валет, дама, король.
rules-aim = Мақсат — карталарды комбинацияларға жинап, артық карталарды азайту.
rules-aim-gin = Мақсат — барлық картаны комбинацияларға жинау.
rules-set = Топ — дәрежесі бірдей үш не төрт карта, мысалы 7♣ 7♥ 7♠.
rules-run = Тізбек — бір мастьтағы қатар тұрған үш не одан көп карта, мысалы 4♦ 5♦ 6♦. Бір карта тек бір комбинацияға кіреді.
rules-deadwood = Комбинацияға кірмеген карталар артық саналады. Тұз — 1, суретті карта — 10, қалғандары өз саны бойынша.
rules-deal =
    { $count ->
        [one] Әрқайсысына { $count } карта таратылады. Келесі карта қордың жанына ашылып қойылады.
       *[other] Әрқайсысына { $count } карта таратылады. Келесі карта қордың жанына ашылып қойылады.
    }
rules-opening-offer-both = Ашық картаны алдымен таратпаған ойыншы, содан кейін таратушы ала алады. Екеуі де алмаса, біріншісі қордан алады.
rules-opening-free-first-turn = Алдымен таратпаған ойыншы ашық картаны ала алады, қордан ала алады немесе ашық картаны таратушыға қалдырады. Таратушы да алмаса, біріншісі қордан алады.
rules-declare = Бірінші ойыншы ештеңе алмай, ештеңе тастамай, таратылған карталарын бірден аша алады, егер олармен қағуға болса немесе ол джин болса.
rules-draw-first = Бір карта алынғанша раундты бітіруге болмайды.
rules-turn = Өз кезегіңізде қордан не тасталғандардан бір карта алып, бір карта тастаңыз.
rules-taken = Тасталғандардан жаңа ғана алған картаны сол жүрісте қайта тастауға болмайды.
rules-pile = Тасталғандардың тек үстіңгісі көрінеді, астындағылары жасырын.
rules-last-draw = Алуға болатын соңғы картаны алған ойыншы сол жүрісте раундты әлі бітіре алады.
rules-takings =
    { $count ->
        [one] Қатарынан { $count } жүріс бойы қордан ешкім алмаса, раунд тең аяқталады.
       *[other] Қатарынан { $count } жүріс бойы қордан ешкім алмаса, раунд тең аяқталады.
    }
rules-opening-card = Тасталғандарды ашқан карта жабылса да, алынса да, раунд бойы күшін сақтайды.
rules-knock-how = Қағу үшін бір картаны теріс жауып тастап, комбинациялар мен артық карталарды ашыңыз.
rules-gin = Артық карта мүлде қалмаса, бұл джин.
rules-gin-how = Джинмен бітіру үшін бір картаны теріс жауып тастап, қалғанын комбинациялармен ашыңыз: артық карта қалмауы керек.
rules-big-gin = Карта алған соң он бірінің бәрі комбинацияға кірсе, ештеңе тастамай ашуға болады: бұл үлкен джин. Біреуін тастап, джинмен бітіруге де, ойнай беруге де болады.
rules-answer = Содан кейін қарсыластың карталары да ашылады.
rules-layoff = Қосу дегеніміз — өз артық карталарын раундты бітірген ойыншының комбинацияларына бір-бірлеп салу.
rules-difference = Қаққан ойыншының артық карталары аз болса, айырмасын ұпай етіп алады.
rules-undercut = Қарсыластың артық карталары сонша не одан аз болса, бұл андеркат: айырма мен сыйақыны қарсылас алады.
rules-undercut-less = Қарсыластың артық карталары аз болса, бұл андеркат: айырма мен сыйақыны қарсылас алады. Тең болса, ешкімге ұпай жоқ.
rules-gin-score = Джин қарсыласта қалған барлық артық ұпайды және сыйақыны береді.
rules-gin-no-undercut = Қарсыластың артық картасы болмаса да, джинге андеркат жасалмайды.
rules-boxes-single = Ұтқан раундқа қосылатын ұпай раунд ұпайымен бірге екі еселенбейді.
rules-payment-back = Раундты көбірек ұтып, ұтылғанның қорытындысы жоғары болса, жеңімпаз төлейді.
rules-cut-again = Карталар тең болса, қайта көтереді; тұз мұнда да ең кішісі.
rules-series-deal = Серияда карта тарату матчтан матчқа раундтан раундқа сияқты жалғасады.
rules-resign = Берілген ойыншы матчтан ұтылады; матч қазіргі есеппен жабылады.
rules-resign-series = Берілген ойыншы сериядан ұтылады; жүріп жатқан матч қазіргі есеппен жабылады.
rules-resign-shutout = Қарсыласы берілсе, құрғақ жеңіс жеңімпаз кемінде бір раунд ұтқанда ғана есептеледі.
rules-resign-payment = Қарсыласы берілген ойыншы артта қалып тұрса да ештеңе төлемейді.
rules-abort = Екеуі де келіссе, матч тоқтатылып, ешкімге есептелмейді.
rules-system = { $name }: { $summary }
rules-system-typed = { $name } ({ $typed }): { $summary }
rules-systems-how = Ережесін оқу үшін біреуін басыңыз немесе /rules деп, атын не жақшадағы сөзді жазыңыз.
rules-options-how = Үстелде мұның бәрін өзгертуге болады; жақшада басқаша қалай болатыны тұр.
rules-option = { $option }: { $now } ({ $others })

## Есептелген мысал

example-name-one = Айша
example-name-two = Данияр
example-intro =
    { $count ->
        [one] Ойын былай жүруі мүмкін, { $count } раунд осы ережемен есептелген:
       *[other] Ойын былай жүруі мүмкін, { $count } раунд осы ережемен есептелген:
    }
example-round = { $number }. { $story }
example-sum-difference = { $high } − { $low }
example-sum-more = { $sum } + { $points }
example-sum-doubled = ({ $sum }) × 2
example-limit = Тасталғандарды { $card } ашады, шегі { $limit }. { $story }
example-limit-gin = Тасталғандарды { $card } ашады, тек джин. { $story }
example-knock = { $name } қағады, { $own } : { $others }. { $sum } = { $points }, ұпайды { $winner } алады.
example-undercut = { $name } қағады, { $own } : { $others }. Андеркат: { $sum } = { $points }, ұпайды { $winner } алады.
example-tie = { $name } қағады, { $own } : { $others }. Ешкімге ұпай жоқ.
example-gin = { $name } джин жинайды, қарсыласта { $others } қалады. { $sum } = { $points }, ұпайды { $winner } алады.
example-big-gin = { $name } үлкен джин жинайды, қарсыласта { $others } қалады. { $sum } = { $points }, ұпайды { $winner } алады.
example-declared = { $name } таратылған карталарын бірден ашады, { $own } : { $others }. { $sum } = { $points }, ұпайды { $winner } алады.
example-declared-gin = { $name } таратылған карталарын бірден ашады: джин, қарсыласта { $others } қалады. { $sum } = { $points }, ұпайды { $winner } алады.
example-others = Мынадай да болады:
example-score = Осы раундтардан кейінгі есеп:
example-again = Содан кейін біреу мақсатқа жеткенше сол раундтар қайталанады.
example-head-round = Раунд нөмірі
example-settled = Матч соңы:

## Көмек

help-title = Джин рамми осы жерде
help-first = Командалар
help-intro = Біреуді /gin командасымен шақырыңыз, әрі қарай түймелермен ойнаңыз. Мыналарды жазуға болады:
help-brackets = [ ] жақшасындағыны жазбаса да болады; жақшаның өзін термеңіз.
help-command = { $command } — { $meaning }
help-usage = { $command } { $arguments }
help-usage-bare = { $command }
help-heading-start = Бастау
help-heading-hand = Карталарым
help-heading-knock = Қағу
help-heading-computer = Компьютермен ойнау
help-start =
    Біреуді шақыру үшін /gin @есім деп, кез келген адаммен ойнау үшін жай ғана /gin деп жазыңыз.
    Сан матчтың мақсатын белгілейді: /gin @есім 250.
    Сөздер ережені белгілейді: /gin @есім ремик оклахома; шақырудағы «Ережені өзгерту» түймесі де соны істейді. Барлық ережені /rules түрлері, біреуін /rules ремик көрсетеді.
help-hand =
    Карталарыңызды тек сіз көресіз: олар үстелдің аты жазылған жеке хабармен келеді; «Карталарым» түймесі де көрсетеді.
    Комбинациялар бірге тұрады, артық ұпай әрдайым саналып тұрады.
    Картаны тастау үшін оны басыңыз. Карталардың ретін сұрыптау түймесі өзгертеді.
    Жүрісті жазуға да болады: аламын, қордан, 7ж, қағу 7ж. Арнада алдына /жүріс қойыңыз.
help-knock =
    Тастауға болатын бір карта мүмкіндік берсе, «Қағу» мен «Джин» түймелері іске қосылады.
    Алдымен не ашатыныңызды көресіз; растағанша ештеңе болмайды.
    Қарсылас қақса, ең жақсы жауапты көрсетемін, оны әр карта бойынша өзгерте аласыз.
help-computer =
    Компьютермен ойнау үшін осында не жеке хабарда /gin бот деп жазып, қайсысымен ойнайтыныңызды таңдаңыз.
    /gin бот жеңіл деген бірден бастайды.
    Ол өз орнындағы адамнан артық ештеңе көрмейді.
    Мұндай матчтар /stats ішінде бөлек есептеледі.

## Үстелдер тізімі

games-title = Сіздің үстелдеріңіз
games-none = Ашық үстеліңіз жоқ. Бастау үшін: /gin
games-table = { $table }: { $turn }
games-label = { $opponent } · { $place }
games-label-private = { $opponent }, жеке
choose-title = Қай үстел?

## Статистика

stats-title = Ойын статистикасы: { $name }
stats-title-variant = Ойын статистикасы: { $name }, тек «{ $variant }»
stats-nothing = Әзірге ештеңе ойналмаған.
stats-people = Адамдарға қарсы
stats-computer = Компьютерге қарсы
stats-versus = Қарсылас: { $name }
stats-versus-nothing = Бірге әлі ойнаған жоқсыздар: { $name }
stats-series = Серия бір рет, бір матч болып саналады.
stats-matches = Матчтар: ұтыс пен ұтылыс
stats-rounds = Раундтар: ұтыс, ұтылыс, тең
stats-points = Ұпайлар: алынған, берілген
stats-boxes = Бокстары
stats-gins = Жинаған джиндері
stats-big-gins = Үлкен джиндері
stats-knocks = Қаққаны
stats-undercuts-made = Жасаған андеркаттары
stats-undercuts-suffered = Көрген андеркаттары
stats-knock-average = Қаққанда орта есеппен артық ұпай
stats-caught-average = Қарсылас қаққанда орта есеппен артық ұпай
stats-best-round = Ең үздік раунд
stats-streak = Қатарынан ұтқан матчтары
stats-longest-streak = Ең ұзақ жеңіс тізбегі
stats-won-lost = { $won } : { $lost }
stats-won-lost-drawn = { $won } : { $lost } : { $drawn }
stats-points-both = { $won } : { $lost }
stats-average = { NUMBER($number, maximumFractionDigits: 1) }

## Ойналған матчтар

history-title = Ойнап біткен матчтарыңыз
history-none = Ойнап біткен матчыңыз әзірге жоқ. Біткен матчтың бәрін осы жерден қайта көруге болады.
history-match = { $number }. { $opponent } · { $rules } · { $date }: { $outcome }
history-label = { $number }. { $opponent }
history-won = жеңіс, { $own } : { $others }
history-lost = жеңіліс, { $own } : { $others }
history-won-resigned = жеңіс, қарсылас { $own } : { $others } есебінде берілді
history-lost-resigned = жеңіліс, { $own } : { $others } есебінде берілдіңіз
history-won-series = серияда жеңіс, { $own } : { $others }
history-lost-series = серияда жеңіліс, { $own } : { $others }
history-won-resigned-series = серияда жеңіс, қарсылас { $own } : { $others } есебінде берілді
history-lost-resigned-series = серияда жеңіліс, { $own } : { $others } есебінде берілдіңіз
history-rules = Ережесі: { $rules }, { $target } ұпайға дейін
history-round = { $number }. { $result }
history-round-scored = { $number }. { $result } { $scores }
history-no-rounds = Бірде-бір раунд соңына дейін ойналмады.
history-latest = Соңғы раунд
history-no-latest = Әзірге бірде-бір раундты соңына дейін ойнаған жоқсыз.
history-to-round = { $number }-раунд
history-previous = Алдыңғы раунд
history-next = Келесі раунд
history-first = Бұл бірінші раунд.
history-last = Бұдан кейін ойнап біткен раунд жоқ.
history-to-match = Матчқа
history-to-all = Матчтарым
history-broken-off = Бұл раунд соңына дейін ойналмады, сондықтан карталары жабық қалады.
history-not-kept = Раунд соңында карталардың қалай жатқаны сақталмаған.

## Командалар: не істейді және қалай аталады

command-gin = Біреуді, компьютерді не кез келген адамды шақыру
command-hand = Карталарымды көрсету
command-move = Сөзбен жүру
command-table = Үстелді арнаның төменіне әкелу
command-games = Ашық үстелдерім
command-ready = Келесі раундқа дайынмын
command-rematch = Соңғы матчты қайта ойнау
command-resign = Матчта берілу
command-abort = Матчты келісіп тоқтату
command-rules = Ережелерді көрсету
command-stats = Менің не басқа біреудің статистикасы
command-history = Ойнап біткен матчтарды раунд-раундымен көру
command-settings = Өз баптауларым не арнаның баптаулары
command-language = Тілді таңдау
command-help = Көмек көрсету
arguments-gin = [@есім] [бот] [250] [ремик] [оклахома] [жылдам]
arguments-move = [аламын] [7ж] [қағу 7ж] [@есім]
arguments-rules = [ремик] [оклахома] [3]
arguments-stats = [@есім] [қарсы @есім] [ремик]
arguments-settings = [белдеу Asia/Almaty] [тыныштық 23-8] [осында]
arguments-language = [kk] [осында]
command-gin-words = джин, ойын, шақыру
command-hand-words = қолым, карталарым
command-move-words = жүріс, жүремін
command-table-words = үстел, тақта
command-games-words = ойындар, үстелдер
command-ready-words = дайын, дайынмын
command-rematch-words = қайта, тағы
command-resign-words = берілу, берілемін
command-abort-words = тоқтату
command-rules-words = ережелер, ереже
command-stats-words = статистикам, есеп
command-history-words = тарих, матчтарым
command-settings-words = баптаулар, баптау
command-language-words = тіл
command-help-words = көмек, анықтама
words-computer = бот, компьютер
words-casual = жеңіл, оңай
words-steady = мықты, күшті
words-versus = қарсы
words-here = осында, мұнда
words-pace = қарқын, жылдамдық
words-pace-none = уақытсыз, сағатсыз
words-pace-live = жылдам, тез, шапшаң
words-pace-casual = асықпай, баппен
words-pace-slow = баяу, ұзақ

## Баптаулар: жеке

settings-title = Баптауларыңыз
settings-title-page = Баптауларыңыз: { $page }
settings-how = Өзгерткіңіз келгенін басыңыз: ол бірден менімен ойнайтын барлық жерде күшіне енеді.
settings-line = { $setting }: { $about }
settings-value = { $setting }: { $value }
settings-on = иә
settings-off = жоқ
settings-order-suit = түсі бойынша
settings-order-rank = дәрежесі бойынша
settings-saved = Дайын.
settings-blocked = { $name } ойыншысының сізге шақыруларын енді қабылдамаймын.
settings-unblocked = { $name } сізді қайтадан шақыра алады.
settings-to-place = Осы арнаның баптаулары
setting-language = Тіл
setting-hand-order = Карталар реті
setting-notices = Жүріс туралы ескерту
setting-asks-discard = Тастар алдында сұрау
setting-quiet-from = Тыныш сағаттар
setting-quiet-to = Тыныш сағаттар
setting-zone = Уақыт белдеуі
setting-takes-challenges = Шақыруларды қабылдау
setting-block = Бұғатталғандар
settings-about-language = сізбен қай тілде сөйлесетінім.
settings-about-hand-order = қолыңыздағы карталар қалай тізілетіні.
settings-about-notices = жүріс сізге келіп, өзіңіз қарап отырмасаңыз, шақырамын.
settings-about-asks-discard = басылған карта сіз «иә» дегеннен кейін ғана тасталады.
settings-about-quiet-from = түнде сізді шақырмаймын, баяу үстелдің сағаты да сіз үшін тоқтап тұрады.
settings-about-zone = тыныш сағаттарыңыз өзіңіз тұратын жердің түніне сай болуы үшін керек. Басқа ештеңеге пайдаланбаймын.
settings-about-takes-challenges = басқалар сізді атыңызбен шақыра ала ма. Ашық шақыруды әрқашан қабылдай аласыз.
settings-about-block = олардың шақырулары сізге жетпейді, ашық шақыруларыңыз да оларға арналмайды. Олар мұны білмейді.
settings-zone-is = Уақыт белдеуі: { $zone }
settings-quiet-needs-zone = Уақыт белдеуіңізді әлі білмеймін, сондықтан тыныш сағаттар әзірге есептелмейді.
settings-from = Басталуы
settings-to = Аяқталуы
settings-time = { $hour }:{ $minutes }
settings-minutes = …:{ $minutes }
settings-night = { $begins }–{ $ends }
settings-no-night = Тыныш сағатсыз
why-no-night = Тыныш сағаттар осы кезде аяқталады не басталады; басқа уақытты таңдаңыз.
settings-zone-typed = Қалаңыз жоқ па? Жазып жіберіңіз: /баптаулар белдеу Asia/Tokyo
settings-zone-asked = Баяу үстелде бір жүріске бір тәулік беріледі, түндеріңіз есепке кірмейді. Қайда тұрасыз? Мұны бір-ақ рет сұраймын.
settings-zone-later = Қазір емес
settings-block = Бұғаттау: { $name }
settings-unblock = Бұғаттан шығару: { $name }
settings-nobody = Сізді әлі ешкім шақырған жоқ, сіз де ешкімді бұғаттаған жоқсыз. Аты бойынша: /баптаулар бұғат @аты
zone-unknown = белгісіз
zone-none = Уақыт белдеуі жоқ
zone-other = { $zone }
zone-utc = UTC
zone-america-los-angeles = Лос-Анджелес
zone-america-new-york = Нью-Йорк
zone-europe-london = Лондон
zone-europe-berlin = Берлин
zone-europe-moscow = Мәскеу
zone-europe-samara = Самара
zone-asia-yekaterinburg = Екатеринбург
zone-asia-almaty = Алматы
zone-asia-novosibirsk = Новосібір
zone-asia-irkutsk = Иркутск
zone-asia-vladivostok = Владивосток
words-setting-language = тіл
words-setting-notices = ескерту, ескертулер, хабарлама
words-setting-asks-discard = сұрау, тастау
words-setting-hand-order = рет, реті, сұрыптау
words-setting-quiet-from = тыныштық, түн, ұйқы
words-setting-zone = белдеу, уақыт-белдеуі
words-setting-takes-challenges = шақырулар
words-setting-block = бұғат, бұғаттау
words-setting-unblock = бұғаттан-шығару, босату
words-order-suit = түс, түсі
words-order-rank = дәреже, дәрежесі
words-night = дейін, бастап, және

## Шақыруды баптау

setup-title = Шақыруыңыздың ережелері
setup-title-page = Шақыруыңыз: { $page }
setup-how = Өзгерткіңіз келгенін басыңыз. Шақыру бірден өзгереді, көрмеген ережені ешкім қабылдай алмайды.
setup-done = Шақыруға оралу
setup-system = Жүйе: { $name }
setup-target = Нешеге дейін: { $target }
setup-option = { $option }: { $value }
terms-changed = Өзгертілгені: { $options }
terms-changed-option = { $option } ({ $value })
setup-chosen = ✓ { $choice }
setup-heading-systems = ережелер жүйесі
setup-heading-target = неше ұпайға дейін
setup-systems-how = Әр жүйенің өз сандары бар; бұрын өзгерткеніңіз жойылады.
setup-target-how = { $low } мен { $high } арасындағы кез келген басқа санды шақырумен бірге теруге болады: /gin 120
setup-group-knock = Қағу мен қосу
setup-group-bonuses = Джин мен андеркат
setup-group-oklahoma = Оклахома мен үлкен джин
setup-group-dealing = Тарату
setup-group-match = Матч пен раундтар

## Өзгертуге болатын ережелер: атаулары мен терілетін сөздері

option-oklahoma = Оклахома ойыны
option-spade-double = Қарға екі еселейді
option-ace-limit = Тұз ашылғандағы шек
option-oklahoma-extra-boxes = Джин мен андеркатқа қосымша раунд
option-big-gin-bonus = Үлкен джин
option-knock-limit = Қағу шегі
option-layoff-on-knock = Қаққаннан кейін қосу
option-layoff-on-gin = Джиннен кейін қосу
option-gin-bonus = Джин сыйақысы
option-undercut-bonus = Андеркат сыйақысы
option-undercut-on-tie = Теңдік те андеркат
option-box-bonus = Әр ұтқан раундқа
option-box-when = Раундтар қашан қосылады
option-game-bonus = Матч сыйақысы
option-shutout = Құрғақ жеңіс
option-first-dealer = Бірінші таратушы
option-next-dealer = Келесі таратушы
option-drawn-same-dealer = Тең раундтан кейін сол таратады
option-opening = Алғашқы жүріс
option-stock-reserve = Қорда қалатын карта
option-fiftieth-card = Соңғы тастаумен аяқтауға болады
option-matches-to-win = Жеңіске керек матч
option-value-true = иә
option-value-false = жоқ
option-value-ace-limit-0 = тек джин
option-value-knock-limit-0 = тек джин
option-value-knock-limit-none = шексіз
option-value-big-gin-bonus-none = ойналмайды
option-value-box-when-end = соңында
option-value-box-when-immediate = бірден
option-value-shutout-none = сыйақысыз
option-value-shutout-double-total = екі есе
option-value-shutout-flat-100 = тағы 100
option-value-shutout-game-bonus-200 = сыйақы 200
option-value-first-dealer-high-cut-chooses = үлкен карта таңдайды
option-value-first-dealer-low-cut = кіші карта таратады
option-value-first-dealer-random = жеребе
option-value-next-dealer-alternate = кезекпен
option-value-next-dealer-winner = ұтқан ойыншы
option-value-opening-offer-both = карта екеуіне ұсынылады
option-value-opening-free-first-turn = еркін таңдау
words-preset-classic = классика, классикалық
words-preset-strict = қатаң
words-preset-classic-gin-layoff = классика-қосумен
words-preset-old = ескі, көне
words-preset-online = онлайн, сарай
words-preset-remik = ремик, ремик-ойыны
words-preset-remik-free = ремик-еркін, еркін-ремик
words-preset-standard = стандарт, стандартты
words-preset-standard-15 = стандартты-15
words-preset-standard-20 = стандартты-20
words-preset-standard-full = стандарт-толық, толық
words-preset-official-early = ерте, алғашқы
words-preset-tournament = турнир, жарыс
words-preset-straight = тура, тек-джин
words-preset-palace-app = қосымша-ойын
words-option-oklahoma = оклахома, оклахомаша
words-option-spade-double = қарға, пика
words-option-ace-limit = тұз
words-option-oklahoma-extra-boxes = қосымша-раунд
words-option-big-gin-bonus = үлкен-джин
words-option-knock-limit = қағу, шек
words-option-layoff-on-knock = қосу
words-option-layoff-on-gin = джинге-қосу
words-option-gin-bonus = джин, джин-сыйақысы
words-option-undercut-bonus = андеркат, андеркат-сыйақысы
words-option-undercut-on-tie = теңдік, тең
words-option-box-bonus = раундтар, раундқа
words-option-box-when = раунд-қашан
words-option-game-bonus = сыйақы
words-option-shutout = құрғақ
words-option-first-dealer = таратушы
words-option-next-dealer = келесі
words-option-drawn-same-dealer = сол-таратады
words-option-opening = алғашқы-жүріс
words-option-stock-reserve = қалдық
words-option-fiftieth-card = елуінші, соңғы-тастау
words-option-matches-to-win = матчтар, топтама
option-typed = { $option }={ $value }
words-without = жоқ, онсыз
words-value-true = иә, қос
words-value-false = жоқ, өшір
words-value-knock-limit-none = шексіз, еркін
words-value-big-gin-bonus-none = ойнамай
words-value-none = сыйақысыз
words-value-double-total = екі-есе
words-value-flat-100 = 100, тағы-100
words-value-game-bonus-200 = 200, сыйақы-200
words-value-high-cut-chooses = үлкен
words-value-low-cut = кіші
words-value-random = жеребе, кездейсоқ
words-value-alternate = кезек, кезекпен
words-value-winner = жеңімпаз, ұтқан
words-value-offer-both = екеуіне
words-value-free-first-turn = еркін
words-value-end = соңында, соңы
words-value-immediate = бірден

## Жүрістер мен карталар сөзбен: бірінші сөз — ұсынылатыны

words-move-pass = алмаймын, алмау, өткіземін, өткізу, пас, қалдырамын, қалдыру, қалсын, керек емес, өткізіп жіберемін
words-move-draw = қордан, қордан алу, қордан аламын, қордан алам, қор, қордан ал, қордан алыңыз, қордан алайын, жабығын аламын, жабық картаны аламын
words-move-take = аламын, алу, алам, ашық картаны алу, ашық картаны аламын, ашығын аламын, ал, алыңыз, алайын, ашығын, ашығын ал, ашығын алу, ашық карта, ашық картаны ал
words-move-throw = тастау, тастаймын, тастадым, тастайын, тастап жіберемін
words-move-knock = қағу, қағамын, қақтым
words-move-gin = джин, менде джин, джин жинадым, менің джинім
words-move-big-gin = үлкен джин
words-move-lay-down = ашу, ашамын, карталарымды ашу, карталарымды ашамын, бірден ашу, жаю, жаямын
words-move-lay-down-surely = иә ашу, иә ашамын, бәрібір ашу, бәрібір ашамын, иә жаю, бәрібір жаямын
words-move-done = болды, бітті, осымен болды, бітірдім
words-move-lay-off = қосу, қосамын, қостым
words-move-best = ең жақсы жауап, ең жақсы, ең жақсысы
words-move-accept = қабылдау, қабылдаймын
words-move-decline = бас тарту, бас тартамын
words-move-deal = мен таратамын, таратамын, бірінші мен таратамын
words-move-let-deal = қарсылас таратады, бірінші қарсылас таратады, сен тарат, сіз таратыңыз
words-onto = ге, ке, ға, қа
words-between = және, мен, картаны, картасын, карта, осы
words-polite = өтінемін, өтінем, жарайды, рахмет, рақмет, мақұл
words-rank-a = Т, тұз, тұзды, тұзбен, тұзы, тұзын
words-rank-2 = 2, екілік, екілікті, екілікпен, екілігі, екілігін, екі
words-rank-3 = 3, үштік, үштікті, үштікпен, үштігі, үштігін, үш
words-rank-4 = 4, төрттік, төрттікті, төрттікпен, төрттігі, төрттігін, төрт
words-rank-5 = 5, бестік, бестікті, бестікпен, бестігі, бестігін, бес
words-rank-6 = 6, алтылық, алтылықты, алтылықпен, алтылығы, алтылығын, алты
words-rank-7 = 7, жетілік, жетілікті, жетілікпен, жетілігі, жетілігін, жеті
words-rank-8 = 8, сегіздік, сегіздікті, сегіздікпен, сегіздігі, сегіздігін, сегіз
words-rank-9 = 9, тоғыздық, тоғыздықты, тоғыздықпен, тоғыздығы, тоғыздығын, тоғыз
words-rank-t = 10, ондық, ондықты, ондықпен, ондығы, ондығын, он
words-rank-j = В, валет, валетті, валетпен, валеті, валетін
words-rank-q = Д, дама, даманы, дамамен, дамасы, дамасын, мәтке, мәткені, мәткемен
words-rank-k = К, король, корольді, корольмен, королі, королін
words-suit-c = ш, шытыр, шытырдың
words-suit-d = к, кірпіш, кірпіштің, кирпиш
words-suit-h = ж, жүрек, жүректің, журек
words-suit-s = қ, қарға, қарғаның, к, карга
typed-example = «{ $typed }»
typed-reading = { $card } — «{ $typed }»
typed-onto =
    { $number ->
        [3] { $typed } { $number }-ке
        [one] { $typed } { $number }-ге
       *[other] { $typed } { $number }-ге
    }
typed-unknown = «{ $line }» дегеніңізді түсінбедім. Былай жазуға болады: { $examples }.
typed-not-now = Қазір олай істеуге болмайды. Былай жазуға болады: { $examples }.
typed-nothing = Былай жазуға болады: { $examples }.
typed-refused = { $refusal } Былай жазуға болады: { $examples }.
typed-doubt = «{ $word }» бірнеше картаны білдіруі мүмкін: { $cards }.
typed-which-meld = { $card } бірнеше комбинацияға келеді: { $melds }.
typed-which-table = Бірнеше үстелде кезек сізде. Кіммен ойнайтыныңызды айтыңыз, мысалы { $example }, не төмендегі карталарыңызбен жүріңіз.
typed-which-challenge = Сізді бірнеше шақыру күтіп тұр. Кімдікі екенін айтыңыз, мысалы { $example }.
typed-which-name = { $names } — әртүрлі үстелдегі қарсыластарыңыз. Біреуін ғана атаңыз, мысалы { $example }.
typed-which-place = { $name } екеуіңіздің бірнеше үстеліңізде кезек сізде. Керек арнада { $example } деп теріңіз не төмендегі карталарыңызбен жүріңіз.
typed-at-table = «{ $table }» үстелі: { $note }
typed-use-command = Ол үшін { $command } теріңіз.
typed-no-match-with = Мұнда { $name } екеуіңіздің матчыңыз жоқ.
typed-no-challenge = Сізді күтіп тұрған шақыру жоқ.
typed-not-upcard = { $card } ашық жатқан жоқ. { $upcard } картасын алу үшін { $example } деп жазыңыз.
typed-which-knock = Бірнеше картамен қағуға болады. Төменнен таңдаңыз не былай жазыңыз: { $examples }.
typed-which-gin = Он бір картаның бәрі комбинацияда. Төменнен таңдаңыз не былай жазыңыз: { $examples }.
typed-which-declare =
    { $points ->
        [one] Артығы { $points } ұпай болады. Шынымен солай қаласаңыз, төмендегі түймені басыңыз не { $example } деп жазыңыз.
       *[other] Артығы { $points } ұпай болады. Шынымен солай қаласаңыз, төмендегі түймені басыңыз не { $example } деп жазыңыз.
    }
typed-which-layoff = Не қосатыныңызды төменнен таңдаңыз не былай жазыңыз: { $examples }.
typed-passed = Ашық картаны алмадыңыз.
typed-drew = Қордан { $card } алдыңыз.
typed-took = { $card } картасын алдыңыз.
typed-threw = { $card } картасын тастадыңыз.
typed-knocked =
    { $points ->
        [one] { $card } тастап, { $points } ұпаймен қақтыңыз. Ашылды: { $melds }. Басқаша жаю үшін келесіде «Қағу» түймесін басыңыз.
       *[other] { $card } тастап, { $points } ұпаймен қақтыңыз. Ашылды: { $melds }. Басқаша жаю үшін келесіде «Қағу» түймесін басыңыз.
    }
typed-went-gin = Джин! { $card } тастадыңыз. Ашылды: { $melds }. Басқаша жаю үшін келесіде «Джин» түймесін басыңыз.
typed-went-big-gin = Үлкен джин! Ашылды: { $melds }.
typed-declared = Карталарыңызды бірден аштыңыз: { $melds }. Басқаша жаю үшін келесіде түймелермен жүріңіз.
typed-knocked-no-melds =
    { $points ->
        [one] { $card } тастап, { $points } ұпаймен қақтыңыз. Комбинацияңыз жоқ.
       *[other] { $card } тастап, { $points } ұпаймен қақтыңыз. Комбинацияңыз жоқ.
    }
typed-declared-no-melds =
    { $points ->
        [one] Карталарыңызды комбинациясыз бірден аштыңыз: артығы { $points } ұпай.
       *[other] Карталарыңызды комбинациясыз бірден аштыңыз: артығы { $points } ұпай.
    }
typed-laid-out-no-melds =
    { $points ->
        [0] Карталарыңызды артық ұпайсыз аштыңыз.
        [one] Карталарыңызды комбинациясыз аштыңыз: артығы { $points } ұпай.
       *[other] Карталарыңызды комбинациясыз аштыңыз: артығы { $points } ұпай.
    }
typed-laid-all-no-melds =
    { $points ->
        [0] { $cards } қостыңыз, артық картаңыз қалмады.
        [one] { $cards } қосып, карталарыңызды комбинациясыз аштыңыз: артығы { $points } ұпай.
       *[other] { $cards } қосып, карталарыңызды комбинациясыз аштыңыз: артығы { $points } ұпай.
    }
typed-laid-off = { $cards } қостыңыз. Біткенде { $example } деп жазыңыз.
typed-laid-out =
    { $points ->
        [0] Карталарыңызды артық ұпайсыз аштыңыз: { $melds }.
        [one] Карталарыңызды аштыңыз: { $melds }; артығы { $points } ұпай.
       *[other] Карталарыңызды аштыңыз: { $melds }; артығы { $points } ұпай.
    }
typed-laid-all =
    { $points ->
        [0] { $cards } қосып, карталарыңызды артық ұпайсыз аштыңыз: { $melds }.
        [one] { $cards } қосып, карталарыңызды аштыңыз: { $melds }; артығы { $points } ұпай.
       *[other] { $cards } қосып, карталарыңызды аштыңыз: { $melds }; артығы { $points } ұпай.
    }

## Бас тартулар

fault-not-your-turn = Қазір сіздің кезегіңіз емес.
fault-move-not-now = Мұндай жүріс қазір келмейді.
fault-card-not-in-hand = Қолыңызда { $card } жоқ.
fault-taken-card-back = { $card } картасын жаңа ғана алдыңыз: осы жүрісте қайта тастауға болмайды.
fault-upcard-passed = Ашық карта алынбады, енді қордан алу керек.
fault-draw-first = Алдымен карта алыңыз.
fault-false-start = Ерте қақтыңыз: кем дегенде бір карта алынбай тұрып, қағуға болмайды.
fault-must-knock = Соңғы тасталған картаны алдыңыз: енді раундты аяқтау керек.
fault-last-discard-no-knock = Соңғы тасталған карта раундты аяқтау үшін ғана алынады, ал ол сізге мұны бермейді.
fault-stock-spent = Енді қордан алуға болмайды.
fault-too-much-deadwood =
    { $points ->
        [one] Артық карталарыңыз { $points } ұпай болады, ал шегі — { $limit }.
       *[other] Артық карталарыңыз { $points } ұпай болады, ал шегі — { $limit }.
    }
fault-not-gin =
    { $points ->
        [one] Бұл джин емес: { $points } ұпай қалады.
       *[other] Бұл джин емес: { $points } ұпай қалады.
    }
fault-not-big-gin =
    { $points ->
        [one] Бұл үлкен джин емес: { $points } ұпай қалады.
       *[other] Бұл үлкен джин емес: { $points } ұпай қалады.
    }
fault-that-is-gin = Артық карта қалмайды: бұл джин.
fault-not-a-meld = { $meld } — комбинация емес.
fault-melds-overlap = { $card } екі комбинацияға бірден кіре алмайды.
fault-does-not-fit = { $card } бұл жерге келмейді.
fault-round-over = Бұл раунд аяқталды.
fault-no-table = Ондай үстел жоқ.
fault-no-table-here = Мұнда үстеліңіз жоқ. Бастау үшін: /gin
fault-no-match-here = Мұнда сіздің жүріп жатқан матчыңыз жоқ.
fault-no-match-to-repeat = Мұнда әлі бірде-бір матч ойнаған жоқсыз, қайталайтын ештеңе жоқ.
fault-nothing-to-ready = Дайындығыңызды күтіп тұрған үстел жоқ.
fault-not-your-table-here = Мұнда бірде-бір үстелде отырған жоқсыз; үстелді төменге тек ойыншылар әкеле алады.
fault-stale-button = Үстелде жүріс жасалып қойды; қазіргі жағдай мынадай.
fault-just-redrawn = Мұнда жаңа ғана өзгеріс болды. Қарап алып, қайта басыңыз.
fault-forged-button = Бұл менің түймем емес.
fault-not-your-button = Бұл түйме сізге арналмаған.
fault-not-at-table = Сіз бұл үстелде отырған жоқсыз.
fault-match-over = Бұл матч аяқталды.
fault-not-over-yet = Бұл матч әлі аяқталған жоқ.
fault-not-now = Мұны қазір жасауға болмайды.
fault-challenge-gone = Бұл шақыру енді жоқ.
fault-challenge-yourself = Өзіңізді шақыра алмайсыз.
fault-challenge-bot = Мұнда боттар ойнамайды. Компьютермен ойнау үшін: /gin бот
fault-challenge-twice = Бұл адамды шақырып қойдыңыз, шақыру әлі күшінде. Ережесін ондағы «Ережені өзгерту» түймесі өзгертеді.
fault-open-challenge-twice = Ашық шақыруыңыз тұр ғой, оны кез келген адам қабылдай алады. Ережесін ондағы «Ережені өзгерту» түймесі өзгертеді.
fault-challenge-others = Бұл шақыру сізге арналмаған.
fault-challenge-yours = Бұл өз шақыруыңыз. Оны қайтару үшін «Қайтып алу» түймесін басыңыз.
fault-challenge-changed = Шақыру өзгерді. Қайта қараңыз: енді ережелері осындай.
fault-challengers-rules = Ережелерді тек шақырған ойыншы өзгертеді. Басқаша ойнағыңыз келсе, өзіңіз шақырыңыз: /gin
fault-solo-challenge-twice = Қай компьютермен ойнайтыныңызды әлі таңдамадыңыз, таңдау картасы тұр. Оны /games табады.
fault-challenge-waiting = { $name } сізді шақырып қойған: сол шақыруды қабылдаңыз.
fault-already-seated = Сіз бұл үстелде отырсыз.
fault-already-ready = Сіз дайынсыз.
fault-rematch-offered = Тағы ойнауды ұсынып қойдыңыз.
fault-no-abort-offer = Матчты тоқтатуды ешкім ұсынған жоқ.
fault-abort-offered = Сіз мұны ұсынып қойдыңыз.
fault-target-range = Матч мақсаты { $low } мен { $high } ұпай арасында болуы керек.
fault-option-values = { $option }: нақты жазыңыз. Мыналарды теруге болады: { $values }.
fault-same-rules = Шақырудың ережесі онсыз да осындай.
fault-option-needs = «{ $option }» тек «{ $needs }» бар кезде ойналады.
fault-no-knocks = Мұнда раунд тек джинмен аяқталады, сондықтан қағуға қатысты өзгертетін ештеңе жоқ.
fault-no-boxes = Мұнда ұтқан раунд қосымша ұпай бермейді, сондықтан раундтарды қашан және нешеу деп санау бәрібір.
fault-option-barred = «{ $option }» пен «{ $bars }» бірге ойналмайды.
fault-oklahoma-straight = Тек джин саналатын жерде карта қағу шегін белгілей алмайды: «Оклахома» мұнда келмейді.
fault-too-many-tables =
    { $limit ->
        [one] Ашық үстел саны { $limit } үстелден аспауы керек.
       *[other] Ашық үстел саны { $limit } үстелден аспауы керек.
    }
fault-unknown-person = Мұнда { $name } есімді ешкімді білмеймін.
fault-no-name = Есім жетіспейді: оны @ белгісінен кейін бірден жазыңыз.
fault-same-person = Бір адамды екі рет атадыңыз. Екі бөлек адамды атаңыз.
fault-use-bot = Компьютермен ойнау үшін: /gin бот
fault-ambiguous-person =
    { $count ->
        [one] { $name } есімді { $count } адам бар.
       *[other] { $name } есімді { $count } адам бар. Қайсысы керек?
    }
fault-unknown-command = { $command } командасын білмеймін. Мүмкін, { $nearest } шығар?
fault-bad-argument = «{ $argument }» дегенді түсінбедім.
fault-two-named = Екеуін бірден жаздыңыз: «{ $first }» және «{ $second }». Біреуін ғана қалдырыңыз.
fault-unknown-word = «{ $argument }» дегенді түсінбедім. Мүмкін, { $suggested }?
fault-no-such-page = «{ $name }» деген бетім жоқ.
fault-unknown-language = { $code } тілін білмеймін. Білетінім: { $known }.
fault-needs-channel = Бұған арна керек: жеке хабарда тек компьютермен ойнауға болады.
fault-here-needs-channel = Арнаның тілі сол арнаның өзінде таңдалады. Тілді тек өзіңізге ауыстыру үшін «осында» (here) сөзін алып тастаңыз.
fault-takes-no-challenges = { $name } қазір шақыру қабылдамайды. Аты аталмаған ашық шақыруды кез келген адам қабылдай алады.
fault-block-yourself = Өзіңізді бұғаттай алмайсыз.
fault-unknown-zone = «{ $zone }» деген уақыт белдеуін білмеймін. Қала не белдеу атын жазыңыз, мысалы Алматы немесе Asia/Tokyo.
fault-unknown-setting = «{ $setting }» деген баптау жоқ. Барлығын /баптаулар көрсетеді.
fault-busy = Қазір жұмыс тым көп. Сәлден соң қайталап көріңіз.
fault-broken = Менде бір нәрсе бұзылды. Хабарласаңыз, { $id } деп айтыңыз.

## Чат беті

page-tagline = Қайда отырсаңыз да, бір үстел басындағы джин рамми
page-ask-name = Сізді қалай атайық?
page-name-note = Тіркелу де, құпиясөз де жоқ. Осы бет сізді есте сақтайды.
page-come-back = Қайта келгеніңізге қуаныштымыз! Үстелге мына атпен отырыңыз
page-sit-down = Үстелге отыру
page-channels = Арналар
page-people = Қазір осында
page-you = бұл сіз
page-challenge = Ойынға шақыру
page-challenge-anyone = Кез келгенді шақыру
page-play-computer = Компьютермен ойнау
page-second-player = Екінші ойыншыны ашу
page-settings = Баптаулар
page-menu = Арналар мен адамдар
page-views = Нені көрсету керек
page-room-tab = Арна
page-private-tab = Менің карталарым
page-private = Тек сіз үшін
page-private-note = Мұны басқа ешкім көрмейді
page-room-empty = Үстел бос
page-room-empty-hint = Келген кез келген адамды ойынға шақырыңыз немесе әзірге компьютермен ойнаңыз. Барлық команданы көру үшін / теріңіз.
page-private-empty = Карталарыңыз осында жатады
page-private-empty-hint = Матч басталысымен, оларды ешкім көрмейтін осы жерге таратамын.
page-say-room = Жазыңыз немесе / теріңіз
page-say-private = Жүріс: аламын, 7ж; не /
page-suggestions = Ұсыныстар
page-send = Жіберу
page-news = жаңалық бар
page-your-turn = Сіздің кезегіңіз
page-days = күн
page-hours = сағ
page-minutes = мин
page-seconds = с
page-time-up = уақыт бітті
page-only-you = Мұны тек сіз көресіз
page-close = Жабу
page-remove = Осы хабарды өшіру
page-save = Сақтау
page-your-name = Атыңыз
page-language = Тіл
page-four-colours = Төрт түске төрт бояу
page-large-cards = Үлкен карталар
page-notifications = Кезегім келгенде хабарлау
page-notifications-refused = Браузер мұнда хабарландыруға рұқсат бермейді.
page-private-open = Боттың жеке хабарлары
page-shortcuts = Пернетақта
page-shortcuts-on = Жылдам пернелер
page-shortcut-say = жол жазу
page-shortcut-hand = карталарыма өту
page-shortcut-board = үстелге өту
page-shortcut-channels = басқа арна
page-shortcut-cards = картадан картаға
page-shortcut-press = белгіленгенді басу
page-shortcut-close = жабу
page-shortcut-help = осы тізім
page-lost = Байланыс үзілді. Қайта қосылып жатырмын …
page-not-sent = Жетпей қалды. Қайталап көріңіз.
page-refused = Мұнда олай болмайды.
page-not-yours = Бұл басқаның карталары, оларға тек иесі тие алады.
page-too-fast = Асықпаңыз! Сәлден кейін қайталап көріңіз.
page-too-long = Тым ұзақ. 500 таңбаға сыйғызып көріңіз.
page-no-channel = Мұнда ондай арна жоқ.
page-renamed = «{ $asked }» деген ат бос емес немесе басқа атқа тым ұқсас. Мұнда атыңыз — { $name }.

## Карталарды дауыстап оқу

page-card = { $suit } { $rank }
page-rank-a = тұз
page-rank-2 = екілік
page-rank-3 = үштік
page-rank-4 = төрттік
page-rank-5 = бестік
page-rank-6 = алтылық
page-rank-7 = жетілік
page-rank-8 = сегіздік
page-rank-9 = тоғыздық
page-rank-t = ондық
page-rank-j = валет
page-rank-q = дама
page-rank-k = король
page-suit-c = шытыр
page-suit-d = кірпіш
page-suit-h = жүрек
page-suit-s = қарға
page-mark-meld = комбинацияда
page-mark-deadwood = артық
page-mark-drawn = жаңа
page-mark-layoff = қосылған
