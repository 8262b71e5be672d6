# The first game of Cheeky Monkeys in lessons, as in tutorial.ftl.

tutorial-cheeky-monkeys-round = A round
    .done = That was a round: Planning, a monkey, a card, Training. Monkeys stay before you. Let us see what they can do to you.
tutorial-cheeky-monkeys-round-1 = You train monkeys, and whoever blows up is out. Your round begins with Planning: play as many action cards as you like. Banana Break draws two cards. Play it.
    .browser = Touch the lit card of your hand, then the large button.
    .other = There is time to finish. Play Banana Break first: two cards for one.
tutorial-cheeky-monkeys-round-2 = Two Groundings; you will need them. Nothing else can be played now. Say that you are done: then a monkey comes before you, and you draw a card.
    .terminal = Type “done”.
tutorial-cheeky-monkeys-round-3 = A Pyromaniac has come, and you have drawn a card. Now is Training: you may play cards again. You have none for this moment, so say that you are done. That ends your round.
    .terminal = Type “done”.

tutorial-cheeky-monkeys-fuses = Burning fuses
    .done = One of the two is gone, and the bombs are silent. Only the end of your own round counts: fuses that others light leave you one round to act.
tutorial-cheeky-monkeys-fuses-1 = A Pyromaniac and a Juggler before you: the fuses burn, and you blow up at the end of your own round. That is now. With Great Escape you discard one of your monkeys. Get rid of either of the two.
    .browser = Touch Great Escape in your hand, then one of your monkeys, then the large button.
    .other = Then your round ends, the fuses have burnt down, and you are out. Play Great Escape on the Juggler or the Pyromaniac.

tutorial-cheeky-monkeys-sniper = Water helps
    .done = The Sniper keeps all your fuses wet, as long as he lies there. And Pepper, who has lost him, has a Juggler now.
tutorial-cheeky-monkeys-sniper-1 = The fuses burn again. A Watergun Sniper puts them out, and Pepper has one. With Tactical Exchange you take a monkey of another player and give one of yours. Name hers first: take her Sniper for a Juggler.
    .browser = Touch Tactical Exchange, then Pepper’s Sniper, then a Juggler of yours, then the large button.
    .shaman = The Shaman brings you more monkeys, but no water. Take Pepper’s Sniper.
    .other = Then your round ends and you blow up. Take Pepper’s Sniper first, for one of yours.

tutorial-cheeky-monkeys-shock = Water and electricity
    .done = Grounded: this Headscratcher is safe beside your Sniper until it changes trainer or another Sniper comes. You may ground the monkeys of others too.
tutorial-cheeky-monkeys-shock-1 = Snipers have a drawback. Together with a Headscratcher they give an electric shock, and you blow up at once, not at the end of the round. You have a Sniper. Finish Planning and see what comes.
tutorial-cheeky-monkeys-shock-2 = A Headscratcher! Before the shock comes, a window opens in which quick cards can be played. Play Grounding on the Headscratcher.
    .browser = The card that answers is lit.
    .other = If you pass, you blow up at once. Ground the Headscratcher.

tutorial-cheeky-monkeys-escape = Another way out
    .done = The monkey that brought the shock is gone, and the shock with it. Your Grounding is still in your hand.
tutorial-cheeky-monkeys-escape-1 = A Sniper has come to your two Headscratchers. Every one of them needs its own Grounding, and you have only one. But a shock leaves the queue with the monkey that brought it. Let the Sniper escape.
    .one = One Grounding saves one Headscratcher; the other would blow you up. Play Great Escape on the Sniper.
    .both = Then you need your Grounding for the other one as well. Play Great Escape on the Sniper, and keep the Grounding.
    .other = If you pass, you blow up at once. Play Great Escape on the Sniper.
tutorial-cheeky-monkeys-escape-2 = Your card lies on top of the queue, announced. Before it takes effect anybody may answer it, you too. There is no need: pass.
    .terminal = Type “pass”.
    .other = Keep your Grounding: as soon as your card takes effect, the Sniper is gone. Pass.

tutorial-cheeky-monkeys-no-way = No Way
    .done = The rest of the card does not happen. What had happened before would have stayed: No Way never reaches back, and it stops no monkey.
tutorial-cheeky-monkeys-no-way-1 = Pepper plays Common Misfortune: you are to get the top monkey of the deck. Everybody knows it: a Headscratcher, for your Sniper. You have no Grounding, but No Way stops the action card that was played last. Play it.
    .other = Then the Headscratcher comes to your Sniper, and you have no Grounding. Play No Way.

tutorial-cheeky-monkeys-twice = No Way to No Way
    .done = Your card went on where it stood, and Pepper’s fuses burn. In these lessons only who can answer is asked. At a real table everybody is asked every time, so nobody sees who holds what.
tutorial-cheeky-monkeys-twice-1 = Your turn. Pepper has a Juggler; a Pyromaniac would suit her. Play Common Misfortune: the others get a monkey each.
    .other = Not yet: play Common Misfortune first.
tutorial-cheeky-monkeys-twice-2 = Your card is announced. Now all answer in secret and at the same time; when all have, the first in order who wants to play, plays. You do not want to stop your own card: pass.
    .other = That would stop your own card. Pass.
tutorial-cheeky-monkeys-twice-3 = Pepper says No Way. But No Way is an action card too, and now it is the last one played. Stop it with yours.
    .other = Then your Misfortune is lost. Play No Way against Pepper’s No Way.

tutorial-cheeky-monkeys-queue = The queue
    .done = Your holiday went on top and came first. The Shaman could give you nothing more; then Pepper’s card went on, and the queue is empty. The Juggler that had come stays.
tutorial-cheeky-monkeys-queue-1 = Pepper’s Misfortune has brought you a Shaman, whose effect interrupts. The newest effect lies on top of the queue and goes first, step by step; what lies below waits. The Shaman brings two monkeys and two cards. Pass and see the first step.
    .other = You could close right now. But first see one step of the Shaman: pass.
tutorial-cheeky-monkeys-queue-2 = A Juggler. Between two steps anybody may interrupt. You have a Headscratcher, and the next monkey might be a Sniper. Closed for Holiday keeps out monkeys and cards until the round ends. Close.
    .other = The next monkey is a Sniper, and you have no Grounding. Close for holiday.

tutorial-cheeky-monkeys-check = Sanitary Check
    .done = Pepper’s fuses burn without her Sniper, and you have turned him up yourself: yours are out. What lies on top of the deck is worth knowing.
tutorial-cheeky-monkeys-check-1 = Your fuses burn; Pepper’s are wet, thanks to her Sniper. Sanitary Check puts any monkey on top of the deck, and the card from there takes its place. And who turns up the next monkey? You. Check Pepper’s Sniper.
    .browser = Touch Sanitary Check, then Pepper’s Sniper, then the large button.
    .mine = That would put out your fuses, but Pepper stays safe. Check her Sniper: then you turn him up yourself.
    .other = Better: check her Sniper. She loses him, and you turn him up.

tutorial-cheeky-monkeys-tempter = A generous gift
    .done = With her Juggler, your Pyromaniac lights her fuses: Pepper has until the end of this round. The Tempter was discarded.
tutorial-cheeky-monkeys-tempter-1 = Pepper has got a Tempter: everybody else gives her a monkey, each of his own choice. Pepper has a Juggler. Give her what suits it.
    .terminal = Type “give” and the monkey.
    .browser = Touch the monkey, then the large button.
    .other = A Sniper would protect her. Give her the Pyromaniac.

tutorial-cheeky-monkeys-win = The last trainer
    .done = Bang. You are the last trainer and win. With more players you choose who gets what; with the Zombie Invasion, whoever blows up comes back.
tutorial-cheeky-monkeys-win-1 = Pepper has a Sniper. Finish Planning, and see whom you meet.
    .other = Two cards more would be nice, but you will not keep them. Finish Planning.
tutorial-cheeky-monkeys-win-2 = A Destroyer: you must give away all your cards, then all your other monkeys, one at a time, in any order. Your card went to Pepper. Now a monkey: which one does her Sniper like least?
    .terminal = Type “gift” and the monkey.
    .other = That one is harmless to her. With her Sniper, the Headscratcher is a shock at once.
