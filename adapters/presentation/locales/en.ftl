# The words of the game in English. Keys and blanks are the same in every language.

## Languages and names

language-en = English
language-ru = Русский
language-kk = Қазақша
language-title = Language
language-intro =
    { $commands ->
        [filled] Pick the language I speak with you. For a whole group chat, choose it in that chat: /language language: English here: True
       *[typed] Pick the language I speak with you. For a whole group chat, type /language en here in it.
    }
language-changed = I speak English with you from now on.
language-changed-here = I speak English here from now on.
name-nobody = Somebody
names-joined = { $first }, { $second }
computer-any = the computer
computer-casual = the computer (casual)
computer-steady = the computer (steady)
level-casual = Casual
level-steady = Steady
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## A challenge

challenge-open = { $name } is looking for an opponent
challenge-named = { $name } challenges { $invited }
challenge-solo = { $name } against the computer
challenge-solo-choose = Choose: Casual plays a decent game; Steady watches every card.
challenge-closed = The challenge of { $name }
challenge-expires = An unanswered challenge goes away by itself.
challenge-expires-in = Time for an answer: { $span }. After that the challenge goes away by itself.
challenge-read-first = Please read the rules in your language first; where they stand you can accept them too.
challenge-sent = Your challenge to { $name } has been posted.
challenge-open-sent = Your challenge has been posted; anybody may take it.
challenge-solo-sent = Your card is here: look at the rules, then choose the computer you play against.
challenge-computer-cuts = The computer sits down with you. Cut for the deal!
challenge-computer-started = The computer sits down with you.
challenge-computer-no-clock = Against the computer there is no clock: take as long as you like.
variant-classic = Classic gin rummy
variant-classic-summary = The usual game: 25 for gin, for an undercut and for each round won; a shutout doubles.
variant-strict = Strict
variant-strict-summary = Like the classic game, but nobody may lay off cards.
variant-classic-gin-layoff = Layoffs on gin
variant-classic-gin-layoff-summary = Like the classic game, but cards may be laid off on gin too.
variant-old = Old scoring
variant-old-summary = 20 for gin and for each round won, 10 for an undercut, 100 more for a shutout.
variant-online = Online
variant-online-summary = The stock is played to its last card, and nothing is added at the end of the match.
variant-remik = Remik
variant-remik-summary = A free first turn, the winner deals, layoffs on gin too; 20 for gin, 10 for an undercut.
variant-remik-free = Remik without limit
variant-remik-free-summary = Like remik, but one may knock with any deadwood.
variant-standard = Standard
variant-standard-summary = 25 for gin and for an undercut, 31 for big gin; nothing is added at the end of the match.
variant-standard-15 = Standard, undercut 15
variant-standard-15-summary = Like the standard game, but an undercut brings 15.
variant-standard-20 = Standard, undercut 20
variant-standard-20-summary = Like the standard game, but an undercut brings 20.
variant-standard-full = Standard with bonuses
variant-standard-full-summary = Like the standard game, with 100 for the match, 25 for each round won and a shutout that doubles.
variant-official-early = Early official rules
variant-official-early-summary = 20 for gin, 10 for an undercut, 31 for big gin; on a tie nobody scores.
variant-tournament = Tournament
variant-tournament-summary = The standard game to 250 points, match after match until somebody has won 3.
variant-straight = Straight gin
variant-straight-summary = Like the classic game, but nobody may knock: only gin ends a round.
variant-palace-app = Palace app
variant-palace-app-summary = 25 for gin, 20 for an undercut, 10 at once for each round won; no reserve in the stock.
variant-changed = { $name }, changed
terms-target =
    { $target ->
        [one] The match goes to { $target } point.
       *[other] The match goes to { $target } points.
    }
terms-series =
    { $matches ->
        [one] It is a series: whoever is first to win { $matches } match wins it. Each match is settled by itself.
       *[other] It is a series: whoever is first to win { $matches } matches wins it. Each match is settled by itself.
    }
terms-opening-offer-both = The first upcard is offered to the player who did not deal, then to the dealer.
terms-opening-free-first-turn = The player who did not deal begins: takes the upcard, draws, leaves the upcard to the dealer, or lays the dealt hand open at once, if it may end the round.
terms-knock =
    { $limit ->
        [one] You may knock with { $limit } point of deadwood or none.
       *[other] You may knock with { $limit } points of deadwood or fewer.
    }
terms-knock-gin = You may not knock, only go gin.
terms-knock-free = You may knock with any deadwood.
terms-oklahoma-0 = Oklahoma: you may knock with as many points as the card counts that opens the discard pile, with 10 for a court card; after an ace only gin ends the round.
terms-oklahoma-1 = Oklahoma: you may knock with as many points as the card counts that opens the discard pile, with 10 for a court card and with 1 for an ace.
terms-spade-doubles = If a spade opens the pile, all points of the round count double, bonuses included.
terms-spade-plain = A spade that opens the pile doubles nothing.
terms-extra-boxes = An undercut counts as two rounds won, gin as three.
terms-extra-boxes-big-gin = An undercut counts as two rounds won, gin as three, big gin as one.
terms-layoff-knock = Against a knock the other may lay off cards; against gin not.
terms-layoff-both = Against a knock and against gin the other may lay off cards.
terms-layoff-gin = Against gin the other may lay off cards; against a knock not.
terms-layoff-none = Nobody may lay off cards, neither against a knock nor against gin.
terms-layoff-only-gin = Against gin the other may lay off cards.
terms-layoff-never = Against gin nobody may lay off cards.
terms-gin =
    { $points ->
        [one] Gin: { $points } extra point.
       *[other] Gin: { $points } extra points.
    }
terms-big-gin =
    { $points ->
        [one] Big gin, all eleven cards in melds: { $points } extra point instead, and nothing may be laid off.
       *[other] Big gin, all eleven cards in melds: { $points } extra points instead, and nothing may be laid off.
    }
terms-undercut =
    { $points ->
        [one] Undercut, ties included: { $points } extra point for the other.
       *[other] Undercut, ties included: { $points } extra points for the other.
    }
terms-undercut-less =
    { $points ->
        [one] Undercut: { $points } extra point for the other; on a tie nobody scores.
       *[other] Undercut: { $points } extra points for the other; on a tie nobody scores.
    }
terms-game-bonus =
    { $points ->
        [0] Winning the match brings nothing extra.
        [one] Whoever wins the match gets { $points } point more.
       *[other] Whoever wins the match gets { $points } points more.
    }
terms-box-none = A round won brings its points and nothing extra.
terms-box-end =
    { $points ->
        [one] Each round won brings { $points } point more at the end of the match.
       *[other] Each round won brings { $points } points more at the end of the match.
    }
terms-box-immediate =
    { $points ->
        [one] Each round won brings { $points } point more at once, which counts toward the target.
       *[other] Each round won brings { $points } points more at once, which count toward the target.
    }
terms-shutout-none = Winning every round brings nothing extra.
terms-shutout-double-total = Shutout: if the loser has won no round, the winner’s score is doubled.
terms-shutout-double-total-bonus = Shutout: if the loser has won no round, the winner’s score and match bonus are doubled.
terms-shutout-double-total-boxes = Shutout: if the loser has won no round, the winner’s score is doubled, then the rounds are added.
terms-shutout-double-total-bonus-boxes = Shutout: if the loser has won no round, score and match bonus are doubled, then the rounds are added.
terms-shutout-flat-100 = Shutout: if the loser has won no round, the winner gets 100 points more.
terms-shutout-game-bonus-200 = Shutout: if the loser has won no round, the match bonus is 200.
terms-payment = The loser pays the winner the difference of the two final counts.
terms-first-dealer-high-cut-chooses = Both cut; the higher card chooses who deals first.
terms-first-dealer-low-cut = Both cut; the lower card deals first.
terms-first-dealer-random = Chance picks the first dealer.
terms-next-dealer-alternate-same = Then the deal alternates; after a dead hand the same player deals again.
terms-next-dealer-alternate-other = Then the deal alternates, after a dead hand too.
terms-next-dealer-winner-same = The winner of a round deals the next one; after a dead hand the same player deals again.
terms-next-dealer-winner-other = The winner of a round deals the next one; after a dead hand the other player deals.
terms-next-dealer-tie = After a tie that nobody won the same player deals again.
terms-dead-hand =
    { $count ->
        [0] When the stock is empty, the round is dead and nobody scores.
        [one] When { $count } card of the stock is left, the round is dead and nobody scores.
       *[other] When { $count } cards of the stock are left, the round is dead and nobody scores.
    }
terms-fiftieth-card = Before that the last discard may be taken, but only to end the round with it.
pace-none = No clock
pace-live = Live
pace-casual = Casual
pace-slow = Slow
pace-none-summary = Everybody takes as long as they like, and no match ends by itself.
pace-live-summary = For two who are both here and play at once.
pace-casual-summary = For two who do other things between their turns.
pace-slow-summary = For a move now and then; at night the clock stands still.
pace-told = { $pace }: { $span } a turn, as a rule. { $summary }
pace-told-none = { $pace }. { $summary }
terms-pace = Pace: { $pace }, { $span } for a turn, draw and discard together.
terms-pace-none = Pace: no clock. Everybody takes as long as they like, and the match never ends by itself.
terms-pace-late =
    { $count ->
        [one] When a quarter of the time is left, a warning comes; for whoever is late all the same autopilot makes a safe move, and { $count } such turn loses the match.
       *[other] When a quarter of the time is left, a warning comes; for whoever is late all the same autopilot makes a safe move, and { $count } such turns in a row lose the match.
    }
terms-pace-rests = At night nobody is called and the clock stands still. Everybody sets their own quiet hours in /settings.

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-change-rules = Change rules
button-computer-casual = Computer: casual
button-computer-steady = Computer: steady
button-rules = Rules
button-my-hand = My hand
button-resign = Resign
button-abort = Call it off
button-agree-abort = Agree to call it off
button-refuse-abort = Play on
button-withdraw-abort = Take my offer back
button-deal-first = I deal first
button-let-deal = They deal first
button-ready = Ready
button-rematch = Rematch
button-im-back = I’m back
button-draw = Draw
button-take = Take { $card }
button-take-none = Take
button-pass = Leave it
button-knock = Knock
button-gin = Gin
button-big-gin = Big gin
button-declare = Lay down
button-otherwise = Regroup
button-best = Best answer
button-sort-suit = Sort by suit
button-sort-rank = Sort by rank
button-back = Back
button-previous = Previous page
button-next = Next page
button-systems = All systems
confirm-knock = Knock with { $points }, throw { $card }
confirm-gin = Gin! Throw { $card }
confirm-big-gin = Big gin! Lay down all eleven cards
confirm-declare =
    { $points ->
        [0] Gin! Lay down my hand as dealt
        [one] Lay down my hand as dealt, with { $points } point
       *[other] Lay down my hand as dealt, with { $points } points
    }
confirm-lay-off =
    { $points ->
        [one] Lay off { $cards }, stay with { $points } point
       *[other] Lay off { $cards }, stay with { $points } points
    }
confirm-lay-out =
    { $points ->
        [one] Lay down my hand with { $points } point
       *[other] Lay down my hand with { $points } points
    }
confirm-discard = Throw { $card }
confirm-resign = Yes, I resign
confirm-abort = Offer to call it off
confirm-abort-alone = Yes, call it off

## Why a button waits

why-not-your-turn = It is not your turn.
why-not-now = That is not what your turn asks for now.
why-no-round = No round is being played.
over-won = This match ended, { $won } to { $lost }: { $name } won.
why-no-gin = No card you could throw leaves you with gin.
why-no-knock =
    { $limit ->
        [one] No card you could throw leaves { $limit } point or none.
       *[other] No card you could throw leaves { $limit } points or fewer.
    }
why-no-declare =
    { $limit ->
        [one] Your hand as dealt holds more than { $limit } point of deadwood.
       *[other] Your hand as dealt holds more than { $limit } points of deadwood.
    }
why-no-declare-gin = Your hand as dealt is not gin.
why-gin-only = In this round there is no knocking: only gin counts.
why-that-is-gin = With such a card nothing would be left over: that is gin.
why-no-big-gin = Not all eleven of your cards are in melds.
why-no-last-discard = With this card you could not end the round.
why-stock-spent = No card of the stock may be drawn any more.
why-no-other-way = There is no other way to lay it out.
why-best-already = This is the best answer.
why-not-your-choice = The one who cut the higher card chooses.
why-ready-already = You are ready. The other is not yet.
why-rematch-offered = You have offered it. The other has not answered yet.
why-rematch-begun = The rematch has begun already. You find it with /games.
why-no-rematch = This match can not be played again.
why-answer-first = Answer the question first.
why-no-page = There is no such page.
why-page-already = You are on this page.
why-chosen-already = That is how it is now.
why-language-already = This is the language you read.

## The board

board-title = { $names }: round { $number }
board-title-series = { $names }: match { $match }, round { $number }
board-title-before = { $names }
board-upcard = On the discard pile
board-no-upcard = The discard pile is empty.
board-stock =
    { $count ->
        [0] No card is left to draw.
        [one] Stock: { $count } card to draw.
       *[other] Stock: { $count } cards to draw.
    }
board-dealer = Dealer: { $name }. { $limit }
limit-points =
    { $limit ->
        [one] Knock with { $limit } point or none.
       *[other] Knock with { $limit } points or fewer.
    }
limit-gin = Gin only.
limit-none = Knock with any deadwood.
limit-opened = Opened with { $card }. { $limit }
limit-opened-double = Opened with { $card }. { $limit } The points count double.
cut-label = Cut by { $name }
cut-higher = { $name } cut the higher card.
cut-one = { $name } { $card }
cut-line = Cut: { $cards }
cut-deals-higher = { $name } cut the higher card and deals first.
cut-lets-deal = { $name } cut the higher card and lets { $dealer } deal first.
cut-deals-lower = { $name } cut the lower card and deals first.
cut-by-chance = Chance picked { $name } to deal first.
score-one = { $name } { $points }
score-line = Score: { $scores } (to { $target })
series-line = Matches: { $scores } (first to { $target })
series-match-won = Match { $number } goes to { $name }.
series-match-cut-short = Match { $number }, as it stood: { $name } is given it.
grid-player = Player
grid-score = Score
grid-boxes = Rounds won
grid-boxes-extra = Rounds counted
grid-matches = Matches
grid-round = This round
grid-total = Total
grid-target = Target
cell-name = { $name }
cell-name-autopilot = { $name } †
sheet-autopilot =
    { $turns ->
        [one] † Autopilot played { $turns } turn for { $name } (rounds: { $rounds }).
       *[other] † Autopilot played { $turns } turns for { $name } (rounds: { $rounds }).
    }
sheet-autopilot-round =
    { $turns ->
        [one] † Autopilot played { $turns } turn for { $name } in this round.
       *[other] † Autopilot played { $turns } turns for { $name } in this round.
    }
cell-number = { $number }
cell-boxes =
    { $count ->
        [one] { $points } ({ $count } round)
       *[other] { $points } ({ $count } rounds)
    }
cell-boxes-extra =
    { $count ->
        [one] { $points } ({ $count } round)
       *[other] { $points } ({ $count } rounds)
    }
cell-none = –
cell-empty = { "" }
grid-row = { $row }: { $cells }
grid-parts = { $first } · { $second }
table-brought =
    { $count ->
        [one] The board is down here again.
       *[other] { $count } boards are down here again.
    }
done-already = That is done already.
you-play-again = You play yourself again.
private-closed = I cannot write to you, as you take no private messages. Your cards are here, under My hand.
private-shut = I may not write to you: you take no private messages from me, or we share no server and I am none of your apps. Allow messages, or press “Add App” in my profile. Until then your cards are here, under My hand.

## Private chats that open first

challenge-pledged = { $name } has accepted. Now { $challenger } has to open the private chat with me and press START; then I deal.
pledge-kept = You have accepted. As soon as { $name } has opened the private chat with me and pressed START, I deal.
pledge-taken-back = You have taken it back. The challenge is open again.
private-start-first = Your cards come in our private chat. Open it and press START: before that I may not write to you.
challenge-let-be = You let it be. The challenge of { $name } stands for others.
challenge-accept-there = It is accepted in the group where it stands: press Accept there.
started-open = Now I can send you your cards.
started-cards = Your cards lie here.
started-bad-link = This link is not good any more.
goes-on-below = It goes on in the message with your cards.
waiting-title = This waits for you
welcome-title = Gin rummy, for two
welcome-intro = I deal, count the points and watch over the rules. You play against people in a group, or against the computer here.
welcome-group = To play in a group, add me to it and type /gin there.
button-how-to-play = How to play
button-language = Language
button-first-time = First time? Start here
button-start-first = START for { $name }
button-private-chat = My private chat
button-take-back = Take it back
why-challenge-taken = { $name } has accepted already.
turn-pledged = Waiting for { $name } to press START in the private chat with me.
fault-challenge-taken = { $name } has accepted this challenge already.
fault-pledged-already = You have accepted already. I deal as soon as { $name } has opened the private chat with me and pressed START.
fault-not-in-group = That table is in a group where you are not.
fault-left-group = You are no longer in the group that this is about.

## Whose turn it is

turn-challenge = The challenge waits for an answer.
turn-nobody = Nobody is waited for.
turn-match-over = The match is over.
turn-series-over = The series is over.
turn-choosing = { $name } to choose who deals first.
turn-readying = Not ready yet: { $name }
turn-answering-upcard = { $name } to take the upcard or leave it.
turn-forced-drawing = { $name } to draw from the stock.
turn-drawing = { $name } to draw.
turn-discarding = { $name } to throw a card.
turn-laying-off = { $name } to answer the knock.
turn-laying-off-gin = { $name } to answer the gin.
turn-first-turn = { $name } to begin: draw, take the upcard or leave it, or lay down as dealt.
turn-answering-last-discard = The stock is spent. { $name } to take the last discard and end the round, or to leave it.
turn-ending-round = { $name } took the last discard and must end the round.
your-turn-answering-upcard = Your turn: take the upcard or leave it.
your-turn-forced-drawing = Your turn: draw from the stock.
your-turn-drawing = Your turn: draw, or take the upcard.
your-turn-discarding = Your turn: throw a card.
your-turn-laying-off = Your turn: answer the knock.
your-turn-laying-off-gin = Your turn: answer the gin.
your-turn-first-turn = You begin: draw, take the upcard or leave it.
your-turn-first-turn-declare = You begin: draw, take the upcard or leave it, or lay your hand down as dealt.
your-turn-answering-last-discard = The stock is spent. Take the last discard and end the round with it, or leave it.
your-turn-leaving-last-discard = The stock is spent, and the last discard does not let you end the round: leave it.
your-turn-ending-round = You took the last discard: end the round with it.
your-turn-choosing = Your choice: who deals first?
your-turn-readying = Press Ready when you want the next round.
ready-next = Next: round { $number }, dealt by { $dealer }.
ready-who = Ready: { $name }
rematch-offered = Wants a rematch: { $name }
rematch-begun = The rematch has begun.
rematch-gone = { $name } has left. The offer of a rematch is off.
rematch-lapsed = The offer of a rematch was not answered in time. It can be made anew.

## Time, and who is not there

countdown-turn = Time left for { $name }:
countdown-you = Your time left:
countdown-ready = Time left to get ready:
countdown-rematch = Time left to take the offer:
countdown-challenge = Time left for an answer:
clock-until = until { $time } UTC
clock-warned = { $name } has a quarter of the time left at most.
clock-warned-you = A quarter of your time is left at most. After that autopilot moves for you.
clock-rests = It is night for { $name }: the clock stands still.
clock-given-back = I was away for { $span }; clocks adjusted.
away = Autopilot plays for { $name }: { $turns } of { $most } turns in a row.
away-you =
    { $left ->
        [one] Autopilot has played { $turns } of { $most } turns in a row for you; { $left } more, and you lose the match. Press anything to play on yourself.
       *[other] Autopilot has played { $turns } of { $most } turns in a row for you; { $left } more, and you lose the match. Press anything to play on yourself.
    }
unready = Dealt without waiting for { $name }.
missed-you = You have missed { $turns } of { $most } turns in a row. Your next move starts the count afresh.
unready-you = This round was dealt without waiting for you.
departed = { $name } has left. The other may call the match off at once, and nobody loses it.
departed-other = { $name } has left. You may call the match off at once, and nobody loses it.
departed-you = You have left the place of this match. Press anything to play on.

## What happened

event-dealt = { $name } dealt; { $card } lies open.
event-passed = { $name } left the upcard.
event-stock-drawn = { $name } drew from the stock.
event-discard-taken = { $name } took { $card }.
event-discarded = { $name } threw { $card }.
event-turn-stock = { $name } drew from the stock and threw { $card }.
event-turn-discard = { $name } took { $taken } and threw { $card }.
event-knocked =
    { $points ->
        [one] { $name } knocked with { $points } point.
       *[other] { $name } knocked with { $points } points.
    }
event-gin = { $name } went gin!
event-big-gin = { $name } went big gin!
event-declared =
    { $points ->
        [0] { $name } laid the hand down as dealt: gin!
        [one] { $name } laid the hand down as dealt, with { $points } point.
       *[other] { $name } laid the hand down as dealt, with { $points } points.
    }
event-laid-off = { $name } laid off { $card }.
event-autopilot = Autopilot: { $what }
event-laid-out =
    { $points ->
        [one] { $name } is left with { $points } point of deadwood.
       *[other] { $name } is left with { $points } points of deadwood.
    }
result-knock =
    { $points ->
        [one] { $name } wins the knock: { $points } point.
       *[other] { $name } wins the knock: { $points } points.
    }
result-knock-nobody = A tie: nobody scores.
result-gin =
    { $points ->
        [one] Gin by { $name }: { $points } point.
       *[other] Gin by { $name }: { $points } points.
    }
result-big-gin =
    { $points ->
        [one] Big gin by { $name }: { $points } point.
       *[other] Big gin by { $name }: { $points } points.
    }
result-undercut =
    { $points ->
        [one] Undercut by { $name }: { $points } point.
       *[other] Undercut by { $name }: { $points } points.
    }
result-dead-hand-nobody = Dead hand: nobody scores.
result-broken-off-nobody = The round was broken off.

## One's own hand

hand-title = Your hand against { $opponent } · { $place }
hand-title-private = Your hand against { $opponent }
hand-deadwood =
    { $points ->
        [0] No deadwood
        [one] Deadwood: { $points } point
       *[other] Deadwood: { $points } points
    }
row-set = Set
row-run = Run
row-set-laid-off = Set, laid off { $cards }
row-run-laid-off = Run, laid off { $cards }
row-deadwood =
    { $points ->
        [one] Deadwood, { $points } point
       *[other] Deadwood, { $points } points
    }
discard-ask = Throw { $card }? This is what you would keep.
row-to-throw = To throw
row-layoffs = To lay off
row-laid-off = Laid off
brief-waiting = Waiting for the other player.
brief-melds = Melds
brief-drawn = New card
brief-row = { $label }: { $cards }
hint-throw = Throw { $card }
hint-taken = You have just taken this card: it may not go back in the same turn.
hint-knock = Throw { $card } and keep { $points }
hint-gin = Throw { $card }: gin
hint-no-knock = After throwing { $card } you could not knock.
hint-no-gin = After throwing { $card } you would not have gin.
hint-must-end = You took the last discard: now the round has to end.
hint-lay-off = Lay off { $card }
hint-take-back = Lay off { $card } elsewhere, or keep it
hint-no-layoff = { $card } fits none of the melds on the table.
knock-choose = This is what you would lay down. Press a card to throw that one instead.
knock-gin-possible = You could go gin instead.
knock-big-gin-possible = You could lay down all eleven cards instead: big gin.
knock-choose-big-gin = All eleven cards are in melds. Press one to throw it and keep ten, or go back and play on.
knock-choose-dealt = This is what you would lay down, without a draw or a discard.
defend-choose = Press a card to lay it off or to keep it. Nothing is final before you confirm.

## Resigning and calling it off

resign-cost =
    { $points ->
        [0] Resign? { $name } wins, and the match is settled as it stands: it costs you no points.
        [one] Resign? { $name } wins, and the match is settled as it stands: { $points } point against you.
       *[other] Resign? { $name } wins, and the match is settled as it stands: { $points } points against you.
    }
resign-cost-series =
    { $points ->
        [0] Resign? You give up the whole series, and match { $number } is settled as it stands: it costs you no points. { $name } wins.
        [one] Resign? You give up the whole series, and match { $number } is settled as it stands: { $points } point against you. { $name } wins.
       *[other] Resign? You give up the whole series, and match { $number } is settled as it stands: { $points } points against you. { $name } wins.
    }
abort-explained = Call the match off? If the other agrees, it ends at once and counts for nobody.
abort-explained-series = Call the whole series off? If the other agrees, it ends at once and counts for nobody.
abort-explained-alone = Call the match off? The other has left, so it ends at once and counts for nobody.
abort-explained-alone-series = Call the whole series off? The other has left, so it ends at once and counts for nobody.
abort-waiting-series = You have offered to call the series off. The other has not answered yet.
abort-offered-series = { $name } offers to call the series off.
abort-waiting = You have offered to call the match off. The other has not answered yet.
abort-offered = { $name } offers to call the match off.

## The end of a round and of a match

showdown-title = Round { $number }. { $result }
showdown-knocker =
    { $points ->
        [0] { $name }: gin
        [one] { $name } knocked with { $points } point
       *[other] { $name } knocked with { $points } points
    }
showdown-as-dealt =
    { $points ->
        [0] { $name }: gin, laid down as dealt
        [one] { $name } laid the hand down as dealt, with { $points } point
       *[other] { $name } laid the hand down as dealt, with { $points } points
    }
showdown-big-gin = { $name }: big gin
showdown-opened = Opened with { $card }.
showdown-defender =
    { $points ->
        [0] { $name }: no deadwood
        [one] { $name }: { $points } point of deadwood
       *[other] { $name }: { $points } points of deadwood
    }
showdown-over = That was the last round of the match.
showdown-over-match = That was the last round of match { $number }.
showdown-over-series = That was the last round of the series.
sum-difference = Difference: { $high } − { $low } = { $points }
sum-deadwood = Deadwood caught: { $points }
sum-gin-bonus = Gin bonus: { $points }
sum-big-gin-bonus = Big gin bonus: { $points }
sum-undercut-bonus = Undercut bonus: { $points }
sum-doubled = Doubled by the spade: { $points } more
sum-boxes-at-once =
    { $count ->
        [one] For the round: { $points }
       *[other] For { $count } rounds: { $points }
    }
sum-boxes-later = Rounds counted: { $count }
result-title = { $names }: the match is over
result-title-series = { $names }: the series is over
ended-won =
    { $points ->
        [0] { $name } wins the match.
        [one] { $name } wins the match by { $points } point.
       *[other] { $name } wins the match by { $points } points.
    }
ended-won-series = { $name } wins the series, { $won } : { $lost } in matches.
ended-resigned =
    { $points ->
        [0] { $loser } resigned. { $name } wins the match.
        [one] { $loser } resigned. { $name } wins the match by { $points } point.
       *[other] { $loser } resigned. { $name } wins the match by { $points } points.
    }
ended-resigned-series =
    { $points ->
        [0] { $loser } resigned. { $name } wins the series.
        [one] { $loser } resigned. { $name } wins the series, and { $points } point for the match that was cut short.
       *[other] { $loser } resigned. { $name } wins the series, and { $points } points for the match that was cut short.
    }
ended-aborted = The match was called off and counts for nobody.
ended-aborted-series = The series was called off and counts for nobody.
ended-declined = The challenge was declined.
ended-withdrawn = The challenge was withdrawn.
ended-expired = Nobody answered the challenge in time.
ended-departed = Somebody has left the place, so the challenge is off.
ended-forfeited =
    { $points ->
        [0] { $loser } was away for too long. { $name } wins the match.
        [one] { $loser } was away for too long. { $name } wins the match by { $points } point.
       *[other] { $loser } was away for too long. { $name } wins the match by { $points } points.
    }
ended-forfeited-series =
    { $points ->
        [0] { $loser } was away for too long. { $name } wins the series.
        [one] { $loser } was away for too long. { $name } wins the series, and { $points } point for the match that was cut short.
       *[other] { $loser } was away for too long. { $name } wins the series, and { $points } points for the match that was cut short.
    }
ended-abandoned = All were away for too long: the match ends without a winner and counts for nobody.
ended-abandoned-series = All were away for too long: the series ends without a winner and counts for nobody.
ended-ended = { $name } has ended the match. It counts for nobody.
ended-ended-series = { $name } has ended the series. It counts for nobody.
ended-ended-challenge = { $name } has closed the challenge.
ended-place-gone = The place where this was played is gone: it ends here and counts for nobody.
ended-person-gone = The account of one of the players is gone: it ends here and counts for nobody.
settle-score = Score
settle-game-bonus = Match bonus
settle-shutout = Shutout
settle-boxes = Rounds won
settle-boxes-extra = Rounds counted
settle-total = Final count
payment =
    { $points ->
        [0] Neither pays the other anything.
        [one] { $name } gets { $points } point.
       *[other] { $name } gets { $points } points.
    }
payment-back =
    { $points ->
        [one] { $name } wins the match, yet pays { $points } point: the other won more rounds.
       *[other] { $name } wins the match, yet pays { $points } points: the other won more rounds.
    }
payment-back-extra =
    { $points ->
        [one] { $name } wins the match, yet pays { $points } point: the other has won more rounds.
       *[other] { $name } wins the match, yet pays { $points } points: the other has won more rounds.
    }

## The rules, page by page

rules-title = Rules, page { $page } of { $pages }: { $heading }
rules-heading-terms = what is agreed
rules-heading-melds = cards and melds
rules-heading-turn = a turn
rules-heading-knock = knock and gin
rules-heading-score = the score of a round
rules-heading-match = the match
rules-heading-pace = pace and autopilot
rules-heading-example = an example
rules-heading-options = what may be changed
rules-heading-systems = the systems
rules-heading-more-systems = more systems
rules-cards = One pack of 52 cards. The ace is low; then 2 to 10, jack, queen, king.
rules-aim = The aim is to sort your hand into melds and to keep little deadwood.
rules-aim-gin = The aim is to sort your whole hand into melds.
rules-set = A set is three or four cards of one rank, such as 7♣ 7♥ 7♠.
rules-run = A run is three or more neighbours of one suit, such as 4♦ 5♦ 6♦. A card belongs to one meld only.
rules-deadwood = Deadwood is every card outside the melds. An ace counts 1, a court card 10, any other its number.
rules-deal =
    { $count ->
        [one] Each player gets { $count } card. The next one is turned up beside the stock.
       *[other] Each player gets { $count } cards. The next one is turned up beside the stock.
    }
rules-opening-offer-both = First the player who did not deal may take the upcard, then the dealer. If both leave it, the first one draws from the stock.
rules-opening-free-first-turn = First the player who did not deal may take the upcard, draw from the stock, or leave the upcard to the dealer. If the dealer leaves it too, the first one draws from the stock.
rules-declare = That first player may also lay the dealt hand open at once, drawing and throwing nothing, if a knock or gin with it is allowed.
rules-draw-first = Before drawing a card nobody may end the round.
rules-turn = In your turn take one card, from the stock or from the discard pile, and throw one.
rules-taken = The card you have just taken from the discard pile may not go back in the same turn.
rules-pile = Only the top of the discard pile is in sight; what lies below stays hidden.
rules-last-draw = Whoever draws the last card that may be drawn can still end the round in that turn.
rules-takings =
    { $count ->
        [one] If { $count } turn in a row leaves the stock untouched, the round is dead too.
       *[other] If { $count } turns in a row leave the stock untouched, the round is dead too.
    }
rules-opening-card = The card that opened the pile counts all round long, even when it is buried or taken.
rules-knock-how = To knock, throw a card face down and lay your melds and your deadwood open.
rules-gin = With no deadwood at all it is gin.
rules-gin-how = To go gin, throw a card face down and lay the rest open in melds, with no deadwood at all.
rules-big-gin = If all eleven cards are in melds after you have drawn, you may lay them down without throwing one: big gin. You may as well throw one and go gin, or play on.
rules-answer = Then the other hand is laid open too.
rules-layoff = To lay off is to add deadwood of your own to the melds of whoever ended the round, one card after the other.
rules-difference = If the knocker has less deadwood, the knocker scores the difference.
rules-undercut = If the other has as little deadwood or less, that is an undercut: the other scores the difference and the bonus.
rules-undercut-less = If the other has less deadwood, that is an undercut: the other scores the difference and the bonus. On a tie nobody scores.
rules-gin-score = Gin scores all the deadwood that the other is left with, and the bonus.
rules-gin-no-undercut = Gin is never undercut, even by a hand without deadwood.
rules-boxes-single = What is added for a round won is not doubled with its points.
rules-payment-back = If the loser’s final count is higher, thanks to more rounds won, the winner pays.
rules-cut-again = Equal ranks cut again; the ace is low here too.
rules-series-deal = In a series the deal goes on from match to match as it does from round to round.
rules-resign = Whoever resigns loses the match; it is settled as it stands.
rules-resign-series = Whoever resigns loses the series; the match in play is settled as it stands.
rules-resign-shutout = If somebody resigns, the shutout counts only if the winner has won a round.
rules-resign-payment = Whoever is given a match pays nothing for it, even if they were behind.
rules-abort = If both agree, a match is called off and counts for nobody.
rules-pace-here = Pace here: { $pace }
rules-pace-typed =
    { $commands ->
        [filled] A pace is chosen with a challenge: /gin pace:
       *[typed] A pace is typed with a challenge, such as /gin @name { $live } or /gin @name { $slow }.
    }
rules-autopilot = Autopilot draws from the stock, throws the card that the hand needs least, ends a round only with gin, and lays off as the best answer does. Any press takes control back at once.
rules-forfeit =
    { $count ->
        [one] After { $count } turn that autopilot has played for somebody they lose the match; it is settled as if they had resigned.
       *[other] After { $count } turns in a row that autopilot has played for somebody they lose the match; it is settled as if they had resigned.
    }
rules-both-away =
    { $count ->
        [one] If the other has missed { $count } turn too, nobody wins anything.
       *[other] If the other has missed { $count } turns in a row too, nobody wins anything.
    }
rules-ready-late = Getting ready for the next round may take as long as a turn; then it is dealt all the same.
rules-time-given-back = Time in which nobody could have played is never counted: while I am away, or can not reach you, all clocks stand still.
rules-pace-rests = At the slow pace and without a clock nobody is called at night, and a clock stands still. Everybody sets their own quiet hours in /settings.
rules-pace-computer = Against the computer there is no clock.
rules-system = { $name }: { $summary }
rules-system-typed = { $name } ({ $typed }): { $summary }
rules-systems-how =
    { $commands ->
        [filled] Press one to read its rules, or choose it: /rules rules:
       *[typed] Press one to read its rules, or type /rules with its name or with the word in parentheses.
    }
rules-options-how = A table may change each of these; what it may be instead stands in parentheses.
rules-option = { $option }: { $now } ({ $others })

## The worked example of the rules

example-name-one = Ann
example-name-two = Max
example-intro =
    { $count ->
        [one] { $count } round as it may come, counted by these rules:
       *[other] { $count } rounds as they may come, counted by these rules:
    }
example-round = { $number }. { $story }
example-sum-difference = { $high } − { $low }
example-sum-more = { $sum } + { $points }
example-sum-doubled = ({ $sum }) × 2
example-limit = { $card } opens the pile, limit { $limit }. { $story }
example-limit-gin = { $card } opens the pile, gin only. { $story }
example-knock = { $name } knocks, { $own } against { $others }. { $sum } = { $points } for { $winner }.
example-undercut = { $name } knocks, { $own } against { $others }. An undercut: { $sum } = { $points } for { $winner }.
example-tie = { $name } knocks, { $own } against { $others }. Nobody scores.
example-gin = { $name } goes gin, the other is left with { $others }. { $sum } = { $points } for { $winner }.
example-big-gin = { $name } goes big gin, the other is left with { $others }. { $sum } = { $points } for { $winner }.
example-declared = { $name } lays the dealt hand open, { $own } against { $others }. { $sum } = { $points } for { $winner }.
example-declared-gin = { $name } lays the dealt hand open: gin, the other is left with { $others }. { $sum } = { $points } for { $winner }.
example-others = What may come, too:
example-score = The score after these rounds:
example-again = Then the same rounds come again, until somebody is there.
example-head-round = Round
example-settled = The end of the match:

## Help

help-title = Gin rummy, right here
help-first = Commands
help-intro =
    { $commands ->
        [filled] Challenge somebody with /gin, then play with the buttons. These commands are in the menu that opens when you type /
       *[typed] Challenge somebody with /gin, then play with the buttons. You can type these:
    }
help-brackets =
    { $commands ->
        [filled] What ends with : is a field to fill in; a field in [ ] may be left empty.
       *[typed] What stands in [ ] may be left out; leave the brackets out too.
    }
help-command = { $command } – { $meaning }
help-usage = { $command } { $arguments }
help-usage-bare = { $command }
help-heading-start = Starting
help-heading-hand = My hand
help-heading-knock = Knocking
help-heading-computer = The computer
help-start =
    { $commands ->
        [filled]
            Choose an opponent in /gin to challenge them; without one, anybody who is here may play.
            The other fields are the terms: target says how many points win, rules and pace how you play. Change rules on the challenge does the same by buttons.
            /rules rules: systems lists every system, /rules rules: Remik explains one.
       *[typed]
            Type /gin @name to challenge somebody, or /gin alone for anybody who is here.
            A number sets the target: /gin @name 250.
            Words set the rules and the pace: /gin @name remik oklahoma live; Change rules on the challenge does the same by buttons. /rules systems lists every system, /rules remik explains one.
    }
help-hand =
    { $commands ->
        [filled]
            Your cards come to you alone, in a private message headed by its table; My hand on the board shows them too.
            Melds stand together, and your deadwood is always counted.
            Press a card to throw it. Sort changes the order of the cards.
            You can play by words too: /move text: 7h, or only 7h in our private chat. I understand draw, take, 7h, knock 7h.
       *[typed]
            Your cards come to you alone, in a private message headed by its table; My hand on the board shows them too.
            Melds stand together, and your deadwood is always counted.
            Press a card to throw it. Sort changes the order of the cards.
            You can type moves too: draw, take, 7h, knock 7h. In a group chat put /move before them.
    }
help-knock =
    Knock and Gin wake up when some card you may throw allows them.
    You then see what you would lay down; nothing happens before you confirm.
    When the other knocks, I show your best answer; you can change it card by card.
help-computer =
    { $commands ->
        [filled]
            Choose me as the opponent in /gin to play the computer, here or in private, and then: Casual or Steady.
            With a level the match begins at once: /gin level: Casual
            It sees no more than you would in its place.
            These matches are counted apart in /stats.
       *[typed]
            Type /gin bot to play the computer, here or in private, and choose: Casual or Steady.
            /gin bot casual begins at once.
            It sees no more than you would in its place.
            These matches are counted apart in /stats.
    }

## Lists of tables

games-title = Your tables
games-none = You have no open table. Start one with /gin.
games-table = { $table }: { $turn }
games-label = { $opponent } · { $place }
games-label-private = { $opponent }, in private
games-label-bare = { $opponent }
games-label-again = { $label } ({ $number })
choose-title = Which table?

## Statistics

stats-title = Statistics of { $name }
stats-title-variant = Statistics of { $name }, { $variant } only
stats-nothing = Nothing played yet.
stats-of-computer = I keep no statistics of computers. Here are yours, with what you have played against me.
stats-people = Against people
stats-computer = Against the computer
stats-versus = Against { $name }
stats-versus-nothing = Nothing played against { $name } yet.
stats-series = A series counts once, as one match.
stats-matches = Matches won : lost
stats-rounds = Rounds won : lost : drawn
stats-points = Points won : lost
stats-boxes = Won rounds credited
stats-gins = Gins
stats-big-gins = Big gins
stats-knocks = Knocks
stats-undercuts-made = Undercuts made
stats-undercuts-suffered = Undercuts suffered
stats-knock-average = Average deadwood at a knock
stats-caught-average = Average deadwood when caught
stats-best-round = Best round
stats-streak = Matches won in a row
stats-longest-streak = Longest streak
stats-autopilot = Turns played by autopilot
stats-forfeits = Matches by absence, won : lost
stats-won-lost = { $won } : { $lost }
stats-won-lost-drawn = { $won } : { $lost } : { $drawn }
stats-points-both = { $won } : { $lost }
stats-average = { NUMBER($number, maximumFractionDigits: 1) }

## Matches that are over

history-title = Matches you have played
history-none = You have played no match to its end yet. Once you have, you can read it again here.
history-match = { $number }. { $opponent } · { $rules } · { $date }: { $outcome }
history-label = { $number }. { $opponent }
history-won = won { $own } : { $others }
history-lost = lost { $own } : { $others }
history-won-resigned = won, the other resigned at { $own } : { $others }
history-lost-resigned = resigned at { $own } : { $others }
history-won-series = won the series { $own } : { $others }
history-lost-series = lost the series { $own } : { $others }
history-won-resigned-series = won the series, the other resigned it at { $own } : { $others }
history-lost-resigned-series = resigned the series at { $own } : { $others }
history-won-forfeited = won, the other was away too long at { $own } : { $others }
history-lost-forfeited = lost, away too long at { $own } : { $others }
history-won-forfeited-series = won the series, the other was away too long at { $own } : { $others }
history-lost-forfeited-series = lost the series, away too long at { $own } : { $others }
history-nobody-aborted = without a winner: called off at { $own } : { $others }
history-nobody-abandoned = without a winner: all were away at { $own } : { $others }
history-nobody-ended = without a winner: ended for all at { $own } : { $others }
history-nobody-place-gone = without a winner: the place was gone at { $own } : { $others }
history-nobody-person-gone = without a winner: an account was gone at { $own } : { $others }
history-rules = Played by: { $rules }, to { $target }
history-round = { $number }. { $result }
history-round-scored = { $number }. { $result } { $scores }
history-round-autopilot = { $number }. { $result } { $scores } †
history-no-rounds = No round was played to its end.
history-latest = Last showdown
history-no-latest = No round of yours has been played to its end yet.
history-to-round = Round { $number }
history-previous = Previous round
history-next = Next round
history-first = This is the first round.
history-last = No later round is over.
history-to-match = The match
history-to-all = My matches
history-broken-off = This round was not played to its end, so its cards stay hidden.
history-not-kept = How the cards lay at the end of this round is not kept.

## Commands: what they do, and what they may be called

command-gin = Challenge somebody, the computer or anybody
command-invite = Invite somebody by a code, wherever they are
command-join = Take the seat that a code leads to
command-hand = Show my cards
command-move = Play a move by words
command-table = Bring the board down here
command-games = List my open tables
command-ready = I am ready for the next round
command-rematch = Play the last match again
command-resign = Give up the match
command-abort = Call the match off by agreement
command-rules = Show the rules
command-stats = Statistics, mine or somebody’s
command-history = Read matches that are over, round by round
command-settings = Your settings, or those of this chat
command-language = Choose a language
command-link = Join your accounts on two platforms
command-unlink = Part this account from your others
command-help = Show the help
arguments-gin =
    { $commands ->
        [filled] [opponent:] [rules:] [target:] [level:] [pace:]
       *[typed] [@name] [bot] [250] [remik] [oklahoma] [live]
    }
arguments-invite =
    { $commands ->
        [filled] [rules:] [target:] [pace:]
       *[typed] [250] [remik] [oklahoma] [live]
    }
arguments-join =
    { $commands ->
        [filled] code:
       *[typed] KTMPXV
    }
arguments-link =
    { $commands ->
        [filled] [code:]
       *[typed] [KTMPXV]
    }
arguments-move =
    { $commands ->
        [filled] text:
       *[typed] [draw] [7h] [knock 7h] [@name]
    }
arguments-rules =
    { $commands ->
        [filled] [rules:]
       *[typed] [remik] [oklahoma] [3]
    }
arguments-stats =
    { $commands ->
        [filled] [player:] [versus:] [rules:]
       *[typed] [@name] [vs @name] [remik]
    }
arguments-settings =
    { $commands ->
        [filled] [change:] [here:]
       *[typed] [zone Asia/Almaty] [quiet 23-8] [here]
    }
arguments-language =
    { $commands ->
        [filled] [language:] [here:]
       *[typed] [en] [here]
    }
command-gin-words = gin, play, challenge
command-invite-words = invite, code
command-join-words = join, seat
command-hand-words = hand, cards
command-move-words = move, turn
command-table-words = table, board
command-games-words = games, tables
command-ready-words = ready, next
command-rematch-words = rematch, again
command-resign-words = resign, surrender
command-abort-words = abort, calloff
command-rules-words = rules
command-stats-words = stats, statistics
command-history-words = history, past
command-settings-words = settings, options, preferences
command-language-words = language, lang
command-link-words = link, connect
command-unlink-words = unlink, disconnect
command-help-words = help, start
words-computer = bot, computer
words-casual = casual, easy
words-steady = steady, strong
words-versus = vs, versus, against
words-here = here
words-pace = pace, speed
words-pace-none = untimed, no clock, without clock, without a clock, no time limit
words-pace-live = live, fast, blitz
words-pace-casual = relaxed, unhurried
words-pace-slow = slow, correspondence, daily

## Settings: one's own

settings-title = Your settings
settings-title-page = Your settings: { $page }
settings-how = Press what you would change: it holds at once, wherever you play with me.
settings-line = { $setting }: { $about }
settings-value = { $setting }: { $value }
settings-on = on
settings-off = off
settings-order-suit = by suit
settings-order-rank = by rank
settings-hands-private = in private messages
settings-hands-here = where you press
settings-saved = Done.
settings-blocked = I take no more challenges of { $name } to you.
settings-unblocked = { $name } may challenge you again.
settings-to-place = Settings of this chat
setting-language = Language
setting-hand-order = Order of cards
setting-notices = Turn notices
setting-asks-discard = Ask before discarding
setting-quiet-from = Quiet hours
setting-quiet-to = Quiet hours
setting-zone = Time zone
setting-takes-challenges = Challenges
setting-block = Blocked people
setting-hands = Your cards
settings-about-language = what I speak with you.
settings-about-hand-order = how your hand is sorted.
settings-about-notices = I call you when it is your turn and you are not looking.
settings-about-asks-discard = a card that you press is thrown only after you say yes.
settings-about-quiet-from = at night I do not call you, and the clock of a slow table stands still for you. New hours count from your next turn on.
settings-about-zone = so that your quiet hours are night where you live. I use it for nothing else.
settings-about-takes-challenges = whether others may challenge you by name. Open challenges you can always take, and whoever you have just played may offer a rematch.
settings-about-block = their challenges and offers of a rematch do not reach you, and your open challenges are not for them. They are not told.
settings-about-hands = they come in our private messages, or as an answer to My hand that you alone see.
settings-zone-is = Time zone: { $zone }
settings-quiet-needs-zone = I do not know your time zone yet; until I do, your quiet hours do not count.
settings-from = From
settings-to = Until
settings-time = { $hour }:{ $minutes }
settings-minutes = …:{ $minutes }
settings-night = { $begins }–{ $ends }
fault-no-night = Quiet hours can not begin and end at the same time; choose another.
settings-no-night = No quiet hours
why-no-night = That is when the quiet hours end or begin; choose another time.
settings-zone-typed = Your city is not there? Type it: { settings-change } zone Asia/Tokyo
settings-zone-asked = A turn at a slow table lasts a day, and your nights do not count. Where do you live? I ask only this once.
settings-zone-asked-in-words = A turn at a slow table lasts a day, and your nights do not count. Where do you live? Type { settings-change } zone and your city; I ask only this once.
settings-zone-later = Not now
settings-block = Block { $name }
settings-change =
    { $commands ->
        [filled] /settings change:
       *[typed] /settings
    }
settings-here =
    { $commands ->
        [filled] /settings here: True
       *[typed] /settings here
    }
settings-change-here =
    { $commands ->
        [filled] /settings here: True change:
       *[typed] /settings here
    }
settings-unblock = Unblock { $name }
settings-nobody =
    { $commands ->
        [filled] Nobody has challenged you yet, and you have blocked nobody. By name: /settings change: block Name
       *[typed] Nobody has challenged you yet, and you have blocked nobody. By name: /settings block @name
    }
zone-unknown = not known
zone-none = No time zone
zone-other = { $zone }
zone-utc = UTC
zone-america-los-angeles = Los Angeles
zone-america-new-york = New York
zone-europe-london = London
zone-europe-berlin = Berlin
zone-europe-moscow = Moscow
zone-europe-samara = Samara
zone-asia-yekaterinburg = Yekaterinburg
zone-asia-almaty = Almaty
zone-asia-novosibirsk = Novosibirsk
zone-asia-irkutsk = Irkutsk
zone-asia-vladivostok = Vladivostok
words-zone-pacific-honolulu = hawaii
words-zone-america-los-angeles = san francisco, seattle, san diego, las vegas, california
words-zone-america-denver = salt lake city
words-zone-america-chicago = dallas, houston, austin
words-zone-america-new-york = washington, boston, miami, atlanta, philadelphia
words-zone-america-toronto = ottawa, montreal
words-zone-america-sao-paulo = rio de janeiro, rio, brasilia
words-zone-europe-london = england, edinburgh, manchester
words-zone-europe-lisbon = portugal, porto
words-zone-europe-madrid = barcelona, spain
words-zone-europe-paris = france, lyon
words-zone-europe-berlin = germany, munich, hamburg, frankfurt, cologne
words-zone-europe-rome = milan, italy
words-zone-europe-vienna = austria
words-zone-europe-prague = czechia
words-zone-europe-warsaw = krakow, wroclaw, poland
words-zone-europe-belgrade = serbia
words-zone-europe-athens = greece
words-zone-europe-helsinki = finland
words-zone-europe-riga = latvia
words-zone-europe-vilnius = lithuania
words-zone-europe-tallinn = estonia
words-zone-europe-chisinau = kishinev, moldova
words-zone-europe-kyiv = kiev, kharkiv, odesa, odessa, lviv, dnipro, ukraine
words-zone-europe-minsk = belarus, gomel, brest
words-zone-europe-istanbul = ankara, turkey
words-zone-europe-kaliningrad = kaliningrad
words-zone-europe-moscow = msk, saint petersburg, st petersburg, petersburg, spb, nizhny novgorod, kazan, voronezh, rostov-on-don, rostov, krasnodar, sochi
words-zone-europe-volgograd = volgograd
words-zone-europe-astrakhan = astrakhan
words-zone-europe-saratov = saratov
words-zone-europe-samara = tolyatti, izhevsk
words-zone-europe-ulyanovsk = ulyanovsk
words-zone-asia-tbilisi = georgia, batumi
words-zone-asia-yerevan = armenia
words-zone-asia-baku = azerbaijan
words-zone-asia-yekaterinburg = ekaterinburg, chelyabinsk, perm, ufa, tyumen, orenburg, surgut
words-zone-asia-almaty = astana, nur-sultan, alma-ata, karaganda, qaragandy, shymkent, pavlodar, semey, taraz, oskemen, ust-kamenogorsk, kokshetau, petropavl, petropavlovsk, taldykorgan, ekibastuz, turkistan, temirtau, kazakhstan
words-zone-asia-qostanay = kostanay, kostanai
words-zone-asia-qyzylorda = kyzylorda, kyzyl-orda, baikonur
words-zone-asia-aqtobe = aktobe, aktyubinsk
words-zone-asia-aqtau = aktau
words-zone-asia-atyrau = guryev
words-zone-asia-oral = uralsk
words-zone-asia-tashkent = uzbekistan, fergana, namangan, andijan
words-zone-asia-samarkand = bukhara
words-zone-asia-bishkek = osh, frunze, kyrgyzstan
words-zone-asia-dushanbe = khujand, tajikistan
words-zone-asia-ashgabat = turkmenistan
words-zone-asia-omsk = omsk
words-zone-asia-novosibirsk = nsk
words-zone-asia-barnaul = barnaul
words-zone-asia-tomsk = tomsk
words-zone-asia-novokuznetsk = kemerovo
words-zone-asia-krasnoyarsk = abakan
words-zone-asia-irkutsk = ulan-ude, bratsk
words-zone-asia-chita = chita
words-zone-asia-yakutsk = blagoveshchensk
words-zone-asia-vladivostok = khabarovsk
words-zone-asia-magadan = magadan
words-zone-asia-sakhalin = yuzhno-sakhalinsk
words-zone-asia-kamchatka = petropavlovsk-kamchatsky
words-zone-asia-ulaanbaatar = ulan bator, mongolia
words-zone-asia-jerusalem = tel aviv, haifa, israel
words-zone-asia-dubai = abu dhabi, uae
words-zone-asia-tehran = iran
words-zone-asia-kolkata = delhi, new delhi, mumbai, bombay, bangalore, calcutta, india
words-zone-asia-bangkok = thailand, phuket
words-zone-asia-shanghai = beijing, guangzhou, shenzhen, china
words-zone-asia-hong-kong = hongkong
words-zone-asia-singapore = singapore
words-zone-asia-seoul = korea, busan
words-zone-asia-tokyo = japan, osaka, kyoto
words-zone-australia-sydney = canberra
words-zone-australia-melbourne = melbourne
words-setting-language = language, lang
words-setting-notices = notices, notice, notifications
words-setting-asks-discard = ask, confirm, discard
words-setting-hand-order = order, sort, sorting
words-setting-quiet-from = quiet, night, sleep
words-setting-zone = zone, timezone, tz
words-setting-takes-challenges = challenges, challenge
words-setting-block = block, blocked, ignore
words-setting-unblock = unblock
words-setting-hands = hands, hand
words-order-suit = suit, suits
words-order-rank = rank, ranks
words-hands-private = private, dm, messages
words-hands-here = here, press
words-night = from, to, till, until, and, at

## Settings: of a chat, and ends by those who may

place-title = Settings of { $place }
place-title-page = Settings of { $place }: { $page }
place-how = What is set here holds for everybody. What has been agreed on already stays as it is.
place-as-everywhere = { $value } (as everywhere)
place-rules-value = { $name }, to { $target }
place-rules-typed = With a target and options, type it: { settings-change-here } rules standard 200
place-enders-players = players alone
place-enders-admins = admins too
place-enders-anyone = anybody here
place-any-number = any number
place-per-hour-typed = Another number? Type it: { settings-change-here } limit 7
place-no-language = not chosen
place-log = Change log
place-log-none = Nobody has changed anything here yet.
place-log-line = { $time } UTC, { $name } – { $setting }: { $before } → { $after }
setting-place-language = Language
setting-place-rules = Rules
setting-place-pace = Pace
setting-place-enders = Who ends tables
setting-place-per-hour = Tables an hour
setting-place-quiet = Quiet mode
setting-place-chosen = Chosen to play in
settings-about-place-language = what I speak here.
settings-about-place-rules = what a challenge plays by where it does not say.
settings-about-place-pace = how fast a challenge plays where it does not say.
settings-about-place-enders = who may end a table without a winner, with /end. Its players may always agree to that.
settings-about-place-per-hour = so many tables are opened here within an hour, at most. A rematch is never refused.
settings-about-place-quiet = I post nothing but the board; a button on it shows the last round.
settings-about-place-chosen = once a topic of a group, or a channel of a server, is chosen, nobody plays in its others.
words-setting-place-language = language, lang
words-setting-place-rules = rules, system
words-setting-place-pace = pace, speed
words-setting-place-enders = end, enders, ending
words-setting-place-per-hour = limit, tables
words-setting-place-quiet = quiet, silent
words-setting-place-chosen = chosen, play
words-setting-place-log = log, changes
words-enders-players = players, agreement
words-enders-admins = admins, admin
words-enders-anyone = anyone, anybody, everybody
words-up-to = to, points
words-any-number = any, unlimited
words-as-everywhere = default, usual
command-end = End a table here without a winner
command-end-words = end, endtable
words-like-end = finish, stop, close
end-title = End this table: { $names }
end-question = Nobody wins, nobody loses. Its players keep it in their history, and the board says that you ended it.
end-question-challenge = Nobody has played yet: the challenge just goes away, and says that you ended it.
confirm-end = End the table
button-last-round = Last round
why-no-round-yet = No round has ended here yet.

## Setting up a challenge

setup-title = The rules of your challenge
setup-title-page = Your challenge: { $page }
setup-how = Press what you would change. The challenge follows at once, and nobody can accept rules they have not seen.
setup-done = To the challenge
setup-system = System: { $name }
setup-target = Target: { $target }
setup-pace = Pace: { $pace }
setup-option = { $option }: { $value }
terms-changed = Changed: { $options }
terms-changed-option = { $option } ({ $value })
setup-chosen = ✓ { $choice }
setup-heading-systems = system
setup-heading-target = target
setup-heading-pace = pace
setup-systems-how = A system brings its own numbers; whatever was changed before is undone.
setup-target-how =
    { $commands ->
        [filled] Any other target from { $low } to { $high } can be chosen with a challenge: /gin target: 120
       *[typed] Any other target from { $low } to { $high } can be typed with a challenge: /gin 120
    }
setup-group-knock = Knock and layoffs
setup-group-bonuses = Gin and undercut
setup-group-oklahoma = Oklahoma and big gin
setup-group-dealing = Dealing
setup-group-match = Match and rounds

## The rules that a table may change: names, and words to type

option-oklahoma = Oklahoma
option-spade-double = A spade doubles
option-ace-limit = Limit when an ace opens
option-oklahoma-extra-boxes = Extra rounds for gin and undercut
option-big-gin-bonus = Big gin
option-knock-limit = Knock limit
option-layoff-on-knock = Layoffs after a knock
option-layoff-on-gin = Layoffs after gin
option-gin-bonus = Gin
option-undercut-bonus = Undercut
option-undercut-on-tie = A tie is an undercut
option-box-bonus = For each round won
option-box-when = Rounds won count
option-game-bonus = Match bonus
option-shutout = Shutout
option-first-dealer = First dealer
option-next-dealer = Next dealer
option-drawn-same-dealer = Same dealer after a dead hand
option-opening = First turn
option-stock-reserve = Stock never drawn
option-fiftieth-card = Last discard may end the round
option-matches-to-win = Matches to win
option-value-true = yes
option-value-false = no
option-value-ace-limit-0 = gin only
option-value-knock-limit-0 = gin only
option-value-knock-limit-none = any deadwood
option-value-big-gin-bonus-none = not played
option-value-box-when-end = at the end
option-value-box-when-immediate = at once
option-value-shutout-none = nothing
option-value-shutout-double-total = doubled
option-value-shutout-flat-100 = 100 more
option-value-shutout-game-bonus-200 = match bonus 200
option-value-first-dealer-high-cut-chooses = high cut chooses
option-value-first-dealer-low-cut = low cut deals
option-value-first-dealer-random = chance
option-value-next-dealer-alternate = by turns
option-value-next-dealer-winner = the winner
option-value-opening-offer-both = upcard offered to both
option-value-opening-free-first-turn = free choice
words-preset-classic = classic
words-preset-strict = strict
words-preset-classic-gin-layoff = classic-gin-layoff
words-preset-old = old
words-preset-online = online, palace
words-preset-remik = remik
words-preset-remik-free = remik-free, free-remik
words-preset-standard = standard
words-preset-standard-15 = standard-15
words-preset-standard-20 = standard-20
words-preset-standard-full = standard-full, full
words-preset-official-early = official-early, early
words-preset-tournament = tournament
words-preset-straight = straight
words-preset-palace-app = palace-app, app
words-option-oklahoma = oklahoma
words-option-spade-double = spades, spade
words-option-ace-limit = ace
words-option-oklahoma-extra-boxes = extra, extra-boxes
words-option-big-gin-bonus = big-gin
words-option-knock-limit = knock, limit
words-option-layoff-on-knock = layoffs, layoff
words-option-layoff-on-gin = gin-layoffs, gin-layoff
words-option-gin-bonus = gin
words-option-undercut-bonus = undercut
words-option-undercut-on-tie = tie, ties
words-option-box-bonus = box, boxes
words-option-box-when = box-when
words-option-game-bonus = match-bonus, bonus
words-option-shutout = shutout, schneider
words-option-first-dealer = dealer
words-option-next-dealer = next
words-option-drawn-same-dealer = same-dealer
words-option-opening = opening
words-option-stock-reserve = reserve
words-option-fiftieth-card = fiftieth, last-discard
words-option-matches-to-win = matches, series
option-typed = { $option }={ $value }
words-without = no, without
words-value-true = yes, on
words-value-false = no, off
words-value-knock-limit-none = any, free
words-value-big-gin-bonus-none = none, without
words-value-none = none, nothing
words-value-double-total = double, doubled
words-value-flat-100 = 100, plus-100
words-value-game-bonus-200 = 200, bonus-200
words-value-high-cut-chooses = high
words-value-low-cut = low
words-value-random = chance, random
words-value-alternate = turns, alternate
words-value-winner = winner
words-value-offer-both = both
words-value-free-first-turn = free
words-value-end = end
words-value-immediate = immediate, once

## Moves and cards in words: the first word is the one to suggest

words-move-pass = pass, leave, leave it, i pass, skip, i leave it, i'll pass, i'll leave it, no thanks, passing
words-move-draw = draw, stock, deck, i draw, draw a card, draw stock, draw from stock, draw from the stock, from the stock, i'll draw, i draw a card, i'll draw a card, draw one, draw from the deck, from the deck
words-move-take = take, upcard, take it, i take, i take it, take upcard, take the upcard, take discard, take the discard, pick up, pickup, i'll take it, i'll take, i pick up, pick it up, i pick it up, take that
words-move-throw = throw, discard, toss, i throw, i discard
words-move-knock = knock, knock with, i knock, i knock with
words-move-gin = gin, go gin, i go gin, gin with
words-move-big-gin = big gin, biggin, go big gin
words-move-lay-down = lay down, lay out, layout, laydown, declare, lay down my hand, lay down as dealt
words-move-lay-down-surely = yes lay down, lay down anyway, lay down all the same, yes declare, declare anyway
words-move-done = done, i am done, i'm done, that is all, that's all, finished
words-move-lay-off = lay off, layoff, i lay off
words-move-best = best, best answer, best defence, best defense
words-move-accept = accept, i accept
words-move-decline = decline, refuse, i decline
words-move-deal = i deal, deal, deal first, i deal first
words-move-let-deal = you deal, let deal, you deal first, the other deals, the other deals first
words-onto = to, on, onto
words-between = of, and, the, with, card
words-polite = please, pls, plz, ok, okay, thanks, well, just
words-rank-a = A, ace
words-rank-2 = 2, two, deuce
words-rank-3 = 3, three, trey
words-rank-4 = 4, four
words-rank-5 = 5, five
words-rank-6 = 6, six
words-rank-7 = 7, seven
words-rank-8 = 8, eight
words-rank-9 = 9, nine
words-rank-t = 10, T, ten
words-rank-j = J, jack, knave
words-rank-q = Q, queen
words-rank-k = K, king
words-suit-c = c, clubs
words-suit-d = d, diamonds
words-suit-h = h, hearts
words-suit-s = s, spades
typed-example = “{ $typed }”
typed-reading = { $card } – “{ $typed }”
typed-onto = { $typed } to { $number }
typed-unknown = I do not understand “{ $line }”. You could type { $examples }.
typed-not-now = That can not be done now. You could type { $examples }.
typed-nothing = You could type { $examples }.
typed-refused = { $refusal } You could type { $examples }.
typed-doubt = “{ $word }” could be more than one card: { $cards }.
typed-which-meld = { $card } fits more than one meld: { $melds }.
typed-which-table = It is your turn at more than one table. Say against whom, like { $example }, or play on your cards below.
typed-which-challenge = More than one challenge waits for you. Say whose you mean, like { $example }.
typed-which-name = You play { $names } at different tables. Name one of them, like { $example }.
typed-which-place = You play { $name } at more than one table and it is your turn. Type { $example } where you mean it, or play on your cards below.
typed-at-table = Table “{ $table }”: { $note }
typed-use-command = For that, type { $command }.
typed-no-match-with = You have no match with { $name } here.
typed-no-challenge = No challenge waits for you.
typed-not-upcard = { $card } does not lie open. To take { $upcard }, type { $example }.
typed-which-knock = You may knock with more than one card. Choose below, or type { $examples }.
typed-which-gin = All eleven cards are in melds. Choose below, or type { $examples }.
typed-which-declare =
    { $points ->
        [one] That would leave { $points } point of deadwood. If you mean it, press the button below or type { $example }.
       *[other] That would leave { $points } points of deadwood. If you mean it, press the button below or type { $example }.
    }
typed-which-layoff = Choose below what to lay off, or type { $examples }.
typed-passed = You left the upcard.
typed-drew = You drew { $card }.
typed-took = You took { $card }.
typed-threw = You threw { $card }.
typed-knocked =
    { $points ->
        [one] You knocked with { $points } point and threw { $card }. Laid down: { $melds }. To lay out otherwise, use the Knock button next time.
       *[other] You knocked with { $points } points and threw { $card }. Laid down: { $melds }. To lay out otherwise, use the Knock button next time.
    }
typed-went-gin = Gin! You threw { $card }. Laid down: { $melds }. To lay out otherwise, use the Gin button next time.
typed-went-big-gin = Big gin! Laid down: { $melds }.
typed-declared = You laid your hand down as dealt: { $melds }. To lay out otherwise, use the buttons next time.
typed-knocked-no-melds =
    { $points ->
        [one] You knocked with { $points } point and threw { $card }. None of your cards are in melds.
       *[other] You knocked with { $points } points and threw { $card }. None of your cards are in melds.
    }
typed-declared-no-melds =
    { $points ->
        [one] You laid your hand down as dealt, without a meld: { $points } point of deadwood.
       *[other] You laid your hand down as dealt, without a meld: { $points } points of deadwood.
    }
typed-laid-out-no-melds =
    { $points ->
        [0] You laid down your hand, without deadwood.
        [one] You laid down your hand, without a meld: { $points } point of deadwood.
       *[other] You laid down your hand, without a meld: { $points } points of deadwood.
    }
typed-laid-all-no-melds =
    { $points ->
        [0] You laid off { $cards } and have no deadwood left.
        [one] You laid off { $cards } and laid down your hand, without a meld: { $points } point of deadwood.
       *[other] You laid off { $cards } and laid down your hand, without a meld: { $points } points of deadwood.
    }
typed-laid-off = You laid off { $cards }. When you are done, type { $example }.
typed-laid-out =
    { $points ->
        [0] You laid down your hand, without deadwood: { $melds }.
        [one] You laid down your hand: { $melds }, and { $points } point of deadwood.
       *[other] You laid down your hand: { $melds }, and { $points } points of deadwood.
    }
typed-laid-all =
    { $points ->
        [0] You laid off { $cards } and laid down your hand, without deadwood: { $melds }.
        [one] You laid off { $cards } and laid down your hand: { $melds }, and { $points } point of deadwood.
       *[other] You laid off { $cards } and laid down your hand: { $melds }, and { $points } points of deadwood.
    }

## What can be refused

fault-not-your-turn = It is not your turn.
fault-move-not-now = That move does not fit here.
fault-card-not-in-hand = { $card } is not in your hand.
fault-taken-card-back = You have just taken { $card }: it may not go back in the same turn.
fault-upcard-passed = The upcard was left; now the stock must be drawn from.
fault-draw-first = Take a card first.
fault-false-start = A false start: nobody may knock before a card has been taken.
fault-must-knock = You took the last discard: now you must end the round.
fault-last-discard-no-knock = You may take the last discard only to end the round with it, and it does not let you.
fault-stock-spent = No card of the stock may be drawn any more.
fault-too-much-deadwood =
    { $points ->
        [one] You would keep { $points } point of deadwood; the limit is { $limit }.
       *[other] You would keep { $points } points of deadwood; the limit is { $limit }.
    }
fault-not-gin =
    { $points ->
        [one] That is not gin: { $points } point would be left.
       *[other] That is not gin: { $points } points would be left.
    }
fault-not-big-gin =
    { $points ->
        [one] That is not big gin: { $points } point would be left.
       *[other] That is not big gin: { $points } points would be left.
    }
fault-that-is-gin = Nothing would be left over: that is gin.
fault-not-a-meld = { $meld } is no meld.
fault-melds-overlap = { $card } can not be in two melds.
fault-does-not-fit = { $card } does not fit there.
fault-round-over = This round is over.
fault-no-table = There is no such table.
fault-no-table-here = You have no table here. Start one with /gin.
fault-no-match-here = No match of yours is under way here.
fault-no-match-to-repeat = You have played no match here yet, so there is none to repeat.
fault-nothing-to-ready = No table waits for your Ready.
fault-not-your-table-here = You sit at no table here; only the players bring their boards down.
fault-stale-button = The table has moved on; here is how it stands now.
fault-just-redrawn = This has just changed. Look again, then press again.
fault-forged-button = This button is not one of mine.
fault-not-your-button = This button is not yours.
fault-not-at-table = You do not sit at this table.
fault-match-over = This match is over.
fault-not-over-yet = This match is not over yet.
fault-not-now = That can not be done now.
fault-challenge-gone = This challenge is gone.
fault-challenge-yourself = You can not challenge yourself.
fault-challenge-bot =
    { $commands ->
        [filled] Other bots do not play here. Choose me as the opponent in /gin to play the computer.
       *[typed] Bots do not play here. Type /gin bot to play the computer.
    }
fault-challenge-twice = You have challenged them already; the challenge still stands. Change rules on it sets other rules.
fault-open-challenge-twice = Your open challenge stands already; anybody may take it. Change rules on it sets other rules.
fault-challenge-others = This challenge is for somebody else.
fault-challenge-yours = This challenge is your own. To take it back, press Withdraw.
fault-challenge-changed = The challenge has changed. Look again: these are its rules now.
fault-challengers-rules = Only the challenger changes the rules. Would you rather play by others? Challenge them with /gin.
fault-solo-challenge-twice = Your card for the computer stands already: choose there. /games finds it.
fault-challenge-waiting = { $name } has challenged you already: accept that one.
fault-already-seated = You sit at this table already.
fault-already-ready = You are ready already.
fault-rematch-offered = You have offered the rematch already.
fault-rematch-begun = That rematch has begun already.
fault-no-abort-offer = Nobody has offered to call it off.
fault-abort-offered = You have offered that already.
fault-target-range = The target must be between { $low } and { $high } points.
fault-option-values = { $option }: say which. You can type { $values }.
fault-same-rules = These are the rules of the challenge already.
fault-option-needs = “{ $option }” goes only together with “{ $needs }”.
fault-no-knocks = Only gin ends a round here, so nothing about a knock makes a difference.
fault-no-boxes = A round won brings nothing extra here, so it makes no difference when rounds count or how many.
fault-option-barred = “{ $option }” does not go together with “{ $bars }”.
fault-oklahoma-straight = Where only gin counts, no card can set a limit: Oklahoma does not go with that.
fault-too-many-tables =
    { $limit ->
        [one] You may have { $limit } open table at most.
       *[other] You may have { $limit } open tables at most.
    }
fault-nothing-to-end = No table is open here.
fault-not-an-ender = You may not end matches here. Its players can call theirs off.
fault-ends-own = You play in this match yourself. You can resign, or offer to call it off.
fault-not-an-admin = Only those who run this place change its settings.
fault-settings-need-channel = The settings of a group chat are changed in it: type { settings-here } in that chat.
fault-too-many-an-hour =
    { $limit ->
        [one] Only { $limit } table an hour is opened here. Try again in { $minutes } min.
       *[other] Only { $limit } tables an hour are opened here. Try again in { $minutes } min.
    }
fault-no-other-places = This chat stands alone, so there is nowhere else to play.
fault-place-moved = This group has another number now: the board goes on in a new message.
fault-play-elsewhere = Nobody plays here. Go to: { $places }
fault-declined-lately = { $name } has just declined. Try again in { $minutes } min.
fault-unknown-person = I know nobody here called { $name }.
fault-no-name = A name is missing: write it right after the @.
fault-same-person = That is the same person twice. Name two different people.
fault-use-bot =
    { $commands ->
        [filled] Choose me as the opponent in /gin to play the computer.
       *[typed] Type /gin bot to play the computer.
    }
fault-ambiguous-person =
    { $count ->
        [one] { $count } person is called { $name }.
       *[other] { $count } people are called { $name }; which one do you mean?
    }
fault-unknown-command = I do not know { $command }. Did you mean { $nearest }?
fault-bad-value = “{ $argument }” is no value of “{ $called }”. You can type { $allowed }.
fault-bad-argument = I do not understand “{ $argument }”.
fault-unknown-rules =
    { $commands ->
        [filled] I know no rules called “{ $argument }”. Choose from what I offer while you type, or see /rules.
       *[typed] I know no rules called “{ $argument }”. /rules systems lists all that there are.
    }
fault-quiet-hours-own = Quiet hours are your own, so leave out “here”. What is set here is quiet mode, on or off, by those who run this place.
fault-gin-word =
    { $commands ->
        [filled] I know no rules called “{ $argument }”. Choose from what I offer while you type in rules, or see /rules. Whom you challenge is chosen as opponent.
       *[typed] I do not understand “{ $argument }”. To challenge somebody, put @ before the name: /gin @name or /gin @"First Last".
    }
fault-gin-word-reply =
    { $commands ->
        [filled] { fault-gin-word }
       *[typed] I do not understand “{ $argument }”. To challenge somebody, put @ before the name, /gin @name or /gin @"First Last", or answer one of their messages with /gin.
    }
fault-gin-name =
    { $commands ->
        [filled] Do you mean { $name }? Choose people in the field opponent.
       *[typed] Do you mean { $name }? Then type { $example }
    }
fault-two-named = You named two: “{ $first }” and “{ $second }”. Name only one.
fault-level-of-person = { $level } is a level of the computer, and you named { $name } as well. Choose only one of them.
fault-unknown-word = I do not understand “{ $argument }”. Did you mean { $suggested }?
fault-no-such-page = I have no page called “{ $name }”.
fault-unknown-language = I do not speak { $code }. I know: { $known }.
fault-needs-channel = That needs a group chat. In private you can play the computer, or invite somebody: /invite gives you a code for them.
fault-here-needs-channel = The language of a group chat is chosen in it. For yourself alone, leave out “here”.
fault-person-gone = { $name } no longer has an account. There is nobody to play with.
fault-takes-no-challenges = { $name } does not take this up at the moment. An open challenge of your own, without a name, waits for whoever wants to play.
fault-block-yourself = You can not block yourself.
fault-unknown-zone = I know no time zone “{ $zone }”. Name a city or a zone, such as Almaty or Asia/Tokyo.
fault-night-too-long =
    { $hours ->
        [one] Quiet hours last { $hours } hour at most. Change their other end first, or turn them off.
       *[other] Quiet hours last { $hours } hours at most. Change their other end first, or turn them off.
    }
fault-unknown-setting = There is no setting “{ $setting }”. /settings shows all there are.
fault-hands-only-private = Here your cards always come where nobody else reads: there is nothing to choose.
fault-bad-code = This code leads nowhere: it is mistyped, used up or too old.
fault-no-code =
    { $commands ->
        [filled] The code that you were given is missing: /join code: KTMPXV
       *[typed] Type the code that you were given after it: /join KTMPXV
    }
fault-too-many-codes = That were many codes in a row. Please wait a minute before the next.
fault-invite-nobody = An invitation is for whoever has its code. To challenge somebody here by name, or the computer, type /gin.
fault-linked-already = These accounts are one person already.
fault-link-one-platform = Both accounts are on one platform. Only accounts on different platforms can be one person.
fault-link-played = These two have played each other, so they stay two people.
fault-link-tables = This account still has tables or challenges that go on. End them first, see /games.
fault-not-linked = This account is joined to no other.
fault-busy = There is a lot going on. Please try again in a moment.
fault-broken = Something went wrong on my side. If you report it, name { $id }.

## The chat page

page-tagline = Gin rummy at one table, wherever you sit
page-ask-name = What shall we call you?
page-name-note = No account, no password. This tab remembers you.
page-come-back = Welcome back! Sit down again as
page-sit-down = Sit down
page-channels = Channels
page-people = Here now
page-you = you
page-challenge = Challenge
page-challenge-anyone = Challenge anyone
page-play-computer = Play the computer
page-second-player = Open a second player
page-settings = Settings
page-menu = Channels and people
page-views = What to see
page-room-tab = Channel
page-private-tab = My cards
page-private = Just for you
page-private-note = Nobody else sees this
page-room-empty = The table is free
page-room-empty-hint = Challenge whoever comes by, or play the computer while you wait. Typing / lists every command.
page-private-empty = Your cards will lie here
page-private-empty-hint = As soon as a match begins, I deal them to you where nobody else can look.
page-say-room = Message, or / for commands
page-say-private = A move: draw, 7h; or /
page-suggestions = Suggestions
page-send = Send
page-news = something new
page-your-turn = Your turn
page-days = d
page-hours = h
page-minutes = min
page-seconds = s
page-time-up = time is up
page-more-settings = Open my settings
page-more-settings-note = What you choose for yourself everywhere: turn notices, quiet hours, challenges.
page-only-you = Only you see this
page-close = Close
page-remove = Delete this message
page-save = Save
page-your-name = Your name
page-language = Language
page-four-colours = Four colours for four suits
page-large-cards = Large cards
page-notifications = Tell me when it is my turn
page-notifications-refused = Your browser does not allow notifications here.
page-private-open = Private messages from the bot
page-shortcuts = Keyboard
page-shortcuts-on = Single-key shortcuts
page-shortcut-say = type a line
page-shortcut-hand = go to my cards
page-shortcut-board = go to the board
page-shortcut-channels = another channel
page-shortcut-cards = from card to card
page-shortcut-press = press what is marked
page-shortcut-close = close
page-shortcut-help = this list
page-lost = The connection is gone. Trying again …
page-not-sent = That did not get through. Please try again.
page-not-read = I could not read that. Please try again; if it stays so, load the page anew.
page-refused = That can not be done here.
page-not-yours = These cards are somebody else’s. Only they may touch them.
page-too-fast = Easy, one thing after the other! Try again in a moment.
page-too-long = That line is too long. Please say it in 500 characters.
page-no-channel = There is no such channel here.
page-renamed = “{ $asked }” is taken, or too easily mistaken for another name. Here you are { $name }.

## Cards, read aloud

page-card = { $rank } of { $suit }
page-rank-a = ace
page-rank-2 = two
page-rank-3 = three
page-rank-4 = four
page-rank-5 = five
page-rank-6 = six
page-rank-7 = seven
page-rank-8 = eight
page-rank-9 = nine
page-rank-t = ten
page-rank-j = jack
page-rank-q = queen
page-rank-k = king
page-suit-c = clubs
page-suit-d = diamonds
page-suit-h = hearts
page-suit-s = spades
page-mark-meld = in a meld
page-mark-deadwood = deadwood
page-mark-drawn = new
page-mark-layoff = laid off

## Discord: what its menus say

discord-choose = Choose…
discord-your-turn = It is your turn.

## Telegram: how the bot introduces itself

telegram-about = Gin rummy and its relatives: two people at a table, or you against the computer. Add me to a group and challenge somebody there with /gin, or press Start and play here. Your cards come to this chat, where only you see them.
telegram-about-short = Gin rummy for groups and for two, or against the computer

## Telegram: good manners

telegram-greeting = Hello! I deal gin rummy here: two play, everybody watches, and the cards come to each player in private. Begin with a challenge, or with how it is played.
telegram-challenge-anyone = Challenge anyone
telegram-goes-on = It goes on in a moment …
telegram-sent-privately = I have sent it to our private chat.
telegram-on-its-way = It comes to our private chat as soon as Telegram lets it through.
telegram-not-now = Telegram lets nothing through to our private chat right now. Please ask again in a few minutes.
telegram-answer-waits = I answer that in our private chat. Open it and press START.
telegram-old-button = This button leads nowhere any more. Type /games to see your tables.
telegram-too-fast = One thing after the other, please! Try again in a moment.
telegram-too-long = That is too long for me. Please say it in 500 characters.
telegram-only-words = I only read words. Type a move, such as draw or 7h, or /help for everything else.
telegram-write-again = I do nothing when a message is edited. Please write it again.
telegram-anonymous = You write in the name of the group, so I can not tell who you are. Turn off “Remain anonymous” among your admin rights, or press the buttons: they know you.
telegram-channel = You write in the name of a channel, so I can not tell who you are. Choose your own account beside the message field, or press the buttons: they know you.

discord-greeting = Gin rummy for this server. Type /gin to challenge somebody, anybody or the computer; your cards come in private.
discord-challenge-anyone = Challenge somebody
discord-done = Done.
discord-try-again = That took too long. Press once more.
discord-old-button = I know nothing of this button. Type /games to see your tables.
discord-not-here = I can not play in a place of this kind.
discord-too-fast = That is too fast for me. Wait a moment, then go on.
discord-too-long = That is too long for me. A line may have 500 characters.
discord-only-words = I only read words. Type /help to see what I understand.
discord-menu-challenge = Challenge to gin
discord-form-title = Challenge to gin rummy
discord-form-opponent = Opponent
discord-form-opponent-hint = Nobody: whoever comes first. This bot: the computer.
discord-form-rules = Rules
discord-form-rules-hint = /rules tells all of them
discord-form-target = Points to win
discord-form-target-hint = Empty: as these rules have it
discord-option-opponent = opponent
discord-option-opponent-hint = Who; this bot is the computer, nobody is anybody
discord-option-player = player
discord-option-player-hint = Whose statistics; nobody is you
discord-option-versus = versus
discord-option-versus-hint = Only matches against somebody
discord-option-system-hint = Only matches by these rules
discord-option-rules = rules
discord-option-rules-hint = A system of rules and its options, such as remik oklahoma
discord-option-target = target
discord-option-target-hint = Points to win
discord-option-level = level
discord-option-level-hint = How well the computer plays
discord-option-pace = pace
discord-option-pace-hint = How long a turn may take
discord-option-text = move
discord-option-text-hint = Such as draw, 7h, knock 7h
discord-option-change = change
discord-option-change-hint = What to change, such as quiet 23-8
discord-option-here = here
discord-option-here-hint = For all of this place, not for you alone
discord-option-language = language
discord-option-language-hint = The language I speak
discord-option-code = code
discord-option-code-hint = The code that was given on the other side

## Codes: an invitation to anybody anywhere, and two accounts that are one person

invite-title = Invitation
invite-code = Your code: { $code }
invite-type = Whoever has it takes the seat. Let them type to me, wherever they talk to me: /join { $code }
invite-waits = It is good as long as the challenge waits, for one person.
link-title = Two accounts, one person
link-code = Your code: { $code }
link-type = Now go to me as your other account, on another platform, and type there: /link { $code }
link-secret = It is good for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}, once. Show it to nobody: whoever types it becomes you.
link-other = Is the account { $name } ({ $platform }) yours too?
link-follows = Whoever holds that account will see your cards, play for you and choose your settings, and you will do so for them. Say yes only if you were given the code by yourself.
link-joins = Statistics, history and blocked people are put together; the settings are those of the account that gave the code. With /unlink an account leaves again, without statistics; blocks stay with both.
link-done = Done: here and as { $name } ({ $platform }) you are one person now.
link-used = Your code was used: { $name } ({ $platform }) and you are one person now.
link-used-undo = If that was not you, type /unlink to me at once: your accounts part again.
unlink-title = An account of its own
unlink-follows = This account becomes somebody new: without statistics, history and tables. All of that stays with your other account, which will see none of what you play here. Whom you have blocked stays blocked by both accounts, and whoever has blocked you has blocked both. That account’s hands do not come here any more.
unlink-done = Done: this account is a person of its own now.
button-link = Yes, it is mine
button-unlink = Yes, part it
button-leave-so = Leave it
platform-discord = Discord
platform-telegram = Telegram
platform-web = the web page
