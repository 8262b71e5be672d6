# The first game of Cheeky Monkeys in lessons, as in tutorial.ftl.

tutorial-cheeky-monkeys-round = A turn
    .done = That was a turn: Planning, a monkey, a card, Training. Monkeys stay in front of you. Let’s see what they can do to you.
tutorial-cheeky-monkeys-round-1 = You train monkeys, and if you blow up, you’re out. Your turn begins with Planning: play any number of action cards. Banana Break draws two cards. Play it.
    .browser = Touch the lit card in your hand, then confirm.
    .other = There’s time to finish. Play Banana Break first: two cards for one.
tutorial-cheeky-monkeys-round-2 = Two Groundings; you’ll need them. Nothing else can be played now. End Planning: then a monkey arrives in front of you, and you draw a card.
    .terminal = Type “done”.
tutorial-cheeky-monkeys-round-3 = A Pyromaniac has arrived, and you’ve drawn a card. This is Training: you may play cards again. You have none for this moment, so end your turn.
    .terminal = Type “done”.

tutorial-cheeky-monkeys-fuses = Lit fuses
    .done = One of the two is gone, and the bombs are silent. Only the end of your own turn counts: fuses that others light leave you one turn to act.
tutorial-cheeky-monkeys-fuses-1 = A Pyromaniac and a Juggler in front of you: the fuses are lit, and you blow up when your own turn ends. That’s now. With Great Escape you discard one of your monkeys. Get rid of either of the two.
    .browser = Touch Great Escape in your hand, then one of your monkeys, then confirm.
    .other = Then your turn ends, the fuses have burnt down, and you’re out. Play Great Escape on the Juggler or the Pyromaniac.

tutorial-cheeky-monkeys-sniper = Water helps
    .done = The Sniper keeps all your fuses wet, as long as it stays with you. And Pepper, who has lost it, has a Juggler now.
tutorial-cheeky-monkeys-sniper-1 = Lit fuses again. A Watergun Sniper puts them out, and Pepper has one. With Tactical Exchange you take another player’s monkey and give one of yours. Choose hers first: take her Sniper for a Juggler.
    .browser = Touch Tactical Exchange, then Pepper’s Sniper, then a Juggler of yours, then confirm.
    .shaman = The Shaman brings you more monkeys, but no water. Take Pepper’s Sniper.
    .other = Then your turn ends and you blow up. Take Pepper’s Sniper first, for one of yours.

tutorial-cheeky-monkeys-shock = Water and electricity
    .done = Grounded: this Headscratcher is safe from your Sniper until it changes trainer or another Sniper arrives. You may ground other players’ monkeys too.
tutorial-cheeky-monkeys-shock-1 = Snipers have a drawback. Together with a Headscratcher they give an electric shock, and you blow up at once, not at the end of the turn. You have a Sniper. End Planning and see what arrives.
tutorial-cheeky-monkeys-shock-2 = A Headscratcher. Before the shock strikes, you may react with a quick card. Play Grounding on the Headscratcher.
    .browser = The card that helps is lit.
    .other = If you pass, you blow up at once. Ground the Headscratcher.

tutorial-cheeky-monkeys-escape = Another way out
    .done = The monkey that brought the shock is gone, and the shock with it. Your Grounding is still in your hand.
tutorial-cheeky-monkeys-escape-1 = A Sniper has arrived among your two Headscratchers. Each of them needs its own Grounding, and you have only one. But a shock leaves the queue with the monkey that brought it. Let the Sniper escape.
    .one = One Grounding saves one Headscratcher; the other would blow you up. Play Great Escape on the Sniper.
    .both = Then you need your Grounding for the other one as well. Play Great Escape on the Sniper, and keep the Grounding.
    .other = If you pass, you blow up at once. Play Great Escape on the Sniper.
tutorial-cheeky-monkeys-escape-2 = Your card is on top of the queue, announced. Before it takes effect anybody may react, you too. There’s no need: pass.
    .terminal = Type “pass”.
    .other = Keep your Grounding: as soon as your card takes effect, the Sniper is gone. Pass.

tutorial-cheeky-monkeys-no-way = No Way
    .done = The rest of the card doesn’t happen. What had happened before would have stayed: No Way never reaches back, and it stops no monkey.
tutorial-cheeky-monkeys-no-way-1 = Pepper plays Common Misfortune: you’re about to get the top monkey of the deck. Everybody knows it: a Headscratcher, for your Sniper. You have no Grounding, but No Way stops the action card that was played last. Play it.
    .other = Then the Headscratcher arrives next to your Sniper, and you have no Grounding. Play No Way.

tutorial-cheeky-monkeys-twice = No Way to No Way
    .done = Your card went on where it stood, and Pepper’s fuses are lit. In these lessons only those who can react are asked. At a real table everybody is asked every time, so nobody sees who holds what.
tutorial-cheeky-monkeys-twice-1 = Your turn. Pepper has a Juggler; a Pyromaniac would suit her. Play Common Misfortune: the others get a monkey each.
    .other = Not yet: play Common Misfortune first.
tutorial-cheeky-monkeys-twice-2 = Your card is announced. Now all answer in secret and at the same time; when all have, the first in order who wants to play, plays. You don’t want to stop your own card: pass.
    .other = That would stop your own card. Pass.
tutorial-cheeky-monkeys-twice-3 = Pepper says No Way. But No Way is an action card too, and now it is the last one played. Stop it with yours.
    .other = Then your Misfortune is lost. Play No Way against Pepper’s No Way.

tutorial-cheeky-monkeys-queue = The queue
    .done = Your holiday went on top and was resolved first. The Shaman could give you nothing more; then Pepper’s card went on, and the queue is empty. The Juggler that had arrived stays.
tutorial-cheeky-monkeys-queue-1 = Pepper’s Misfortune has brought you a Shaman, whose effect interrupts. The newest effect is on top of the queue and goes first, step by step; what’s below waits. The Shaman brings two monkeys and two cards. Pass and see the first step.
    .other = You could go on holiday right now. But first see one step of the Shaman: pass.
tutorial-cheeky-monkeys-queue-2 = A Juggler. Between two steps anybody may interrupt. You have a Headscratcher, and the next monkey might be a Sniper. Closed for Holiday keeps out monkeys and cards until the turn ends. Play it.
    .other = The next monkey is a Sniper, and you have no Grounding. Play Closed for Holiday.

tutorial-cheeky-monkeys-check = Sanitary Check
    .done = Pepper’s fuses are lit without her Sniper, and you’ve turned it up yourself: yours are out. What’s on top of the deck is worth knowing.
tutorial-cheeky-monkeys-check-1 = Your fuses are lit; Pepper’s are wet, thanks to her Sniper. Sanitary Check puts any monkey on top of the deck, and the card from there takes its place. And who turns up the next monkey? You do. Check Pepper’s Sniper.
    .browser = Touch Sanitary Check, then Pepper’s Sniper, then confirm.
    .mine = That would put out your fuses, but Pepper stays safe. Check her Sniper: then you turn it up yourself.
    .other = Better: check her Sniper. She loses it, and you turn it up.

tutorial-cheeky-monkeys-tempter = A generous gift
    .done = With her Juggler, your Pyromaniac lights her fuses: Pepper has until the end of this turn. The Tempter was discarded.
tutorial-cheeky-monkeys-tempter-1 = Pepper has a Tempter: everybody else gives her a monkey of their own choice. Pepper has a Juggler. Give her what goes with it.
    .terminal = Type “give” and the monkey.
    .browser = Touch the monkey, then confirm.
    .other = A Sniper would protect her. Give her the Pyromaniac.

tutorial-cheeky-monkeys-win = The last trainer
    .done = Bang. You are the last trainer and win. With more players you choose who gets what; with the Zombie Invasion, you come back when you blow up.
tutorial-cheeky-monkeys-win-1 = Pepper has a Sniper. End Planning, and see whom you meet.
    .other = Two more cards would be nice, but you won’t keep them. End Planning.
tutorial-cheeky-monkeys-win-2 = A Destroyer: you must give away all your cards, then all your other monkeys, one at a time, in any order. Your card went to Pepper. Now a monkey: which one does her Sniper like least?
    .terminal = Type “gift” and the monkey.
    .other = That one is harmless to her. With her Sniper, the Headscratcher is a shock at once.
