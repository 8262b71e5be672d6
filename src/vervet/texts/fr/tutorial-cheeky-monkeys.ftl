# La première partie de Cheeky Monkeys en leçons, comme dans tutorial.ftl.

tutorial-cheeky-monkeys-round = Un tour
    .done = C’était un tour : Préparation, un singe, une carte, Dressage. Les singes restent devant vous. Voyons ce qu’ils peuvent vous faire.
tutorial-cheeky-monkeys-round-1 = Vous dressez des singes, et si vous explosez, c’est fini. Votre tour commence par la Préparation : jouez autant de cartes action que vous voulez. « Pause banane » en pioche deux. Jouez-la.
    .browser = Touchez la carte éclairée de votre main, puis validez.
    .other = Vous avez le temps de finir. Jouez d’abord « Pause banane » : deux cartes pour une.
tutorial-cheeky-monkeys-round-2 = Deux « Mise à la terre » ; elles vous serviront. Rien d’autre ne se joue maintenant. Finissez la Préparation : un singe arrive alors devant vous, et vous piochez une carte.
    .terminal = Tapez « done ».
tutorial-cheeky-monkeys-round-3 = Un Pyromane est arrivé, et vous avez pioché une carte. Voici le Dressage : vous pouvez rejouer des cartes. Vous n’en avez pas pour ce moment : finissez votre tour.
    .terminal = Tapez « done ».

tutorial-cheeky-monkeys-fuses = Mèches allumées
    .done = L’un des deux est parti, et les bombes se taisent. Seule compte la fin de votre propre tour : des mèches allumées par d’autres vous laissent un tour pour agir.
tutorial-cheeky-monkeys-fuses-1 = Un Pyromane et un Jongleur devant vous : les mèches sont allumées, et vous explosez à la fin de votre tour. C’est maintenant. Avec « Grande évasion », vous défaussez un de vos singes. Débarrassez-vous de l’un des deux.
    .browser = Touchez « Grande évasion » dans votre main, puis un de vos singes, puis validez.
    .other = Alors votre tour finit, les mèches sont consumées, et c’est perdu. Jouez « Grande évasion » sur le Jongleur ou le Pyromane.

tutorial-cheeky-monkeys-sniper = L’eau aide
    .done = Le Sniper garde toutes vos mèches mouillées, tant qu’il est là. Et Pepper, qui l’a perdu, a maintenant un Jongleur.
tutorial-cheeky-monkeys-sniper-1 = Les mèches brûlent de nouveau. Un Sniper à eau les éteint, et Pepper en a un. Avec « Échange tactique », vous prenez le singe d’un adversaire et donnez un des vôtres. Choisissez d’abord le sien : prenez son Sniper contre un Jongleur.
    .browser = Touchez « Échange tactique », puis le Sniper de Pepper, puis un de vos Jongleurs, puis validez.
    .shaman = Le Chaman vous apporte d’autres singes, mais pas d’eau. Prenez le Sniper de Pepper.
    .other = Alors votre tour finit et vous explosez. Prenez d’abord le Sniper de Pepper contre un des vôtres.

tutorial-cheeky-monkeys-shock = Eau et électricité
    .done = À la terre : ce Gratte-tête est à l’abri de votre Sniper jusqu’à ce qu’il change de dresseur ou qu’un autre Sniper arrive. On peut aussi sauver les singes des autres.
tutorial-cheeky-monkeys-shock-1 = Les Snipers ont un défaut. Avec un Gratte-tête, ils font une décharge électrique, et vous explosez aussitôt, sans attendre la fin du tour. Vous avez un Sniper. Finissez la Préparation et voyez qui arrive.
tutorial-cheeky-monkeys-shock-2 = Un Gratte-tête. Avant la décharge, vous pouvez réagir par une carte rapide. Jouez « Mise à la terre » sur le Gratte-tête.
    .browser = La carte qui sauve est éclairée.
    .other = Si vous passez, vous explosez aussitôt. Mettez le Gratte-tête à la terre.

tutorial-cheeky-monkeys-escape = Une autre issue
    .done = Le singe qui apportait la décharge est parti, et la décharge avec lui. Votre « Mise à la terre » est encore dans votre main.
tutorial-cheeky-monkeys-escape-1 = Un Sniper est arrivé parmi vos deux Gratte-têtes. À chacun sa « Mise à la terre », et vous n’en avez qu’une. Mais une décharge quitte la pile avec le singe qui l’a apportée. Faites évader le Sniper.
    .one = Une « Mise à la terre » sauve un Gratte-tête ; l’autre vous ferait exploser. Jouez « Grande évasion » sur le Sniper.
    .both = Alors il faut aussi votre « Mise à la terre » pour l’autre. Jouez « Grande évasion » sur le Sniper, et gardez-la.
    .other = Si vous passez, vous explosez aussitôt. Jouez « Grande évasion » sur le Sniper.
tutorial-cheeky-monkeys-escape-2 = Votre carte est sur la pile, annoncée. Avant qu’elle fasse effet, tout le monde peut réagir, vous aussi. Ce n’est pas nécessaire : passez.
    .terminal = Tapez « pass ».
    .other = Gardez votre « Mise à la terre » : dès que votre carte fait effet, le Sniper est parti. Passez.

tutorial-cheeky-monkeys-no-way = Pas question
    .done = La suite de la carte n’arrive pas. Ce qui était arrivé avant serait resté : « Pas question » ne revient jamais en arrière, et n’arrête aucun singe.
tutorial-cheeky-monkeys-no-way-1 = Pepper joue « Malheur commun » : vous allez recevoir le singe du dessus de la pioche. Tout le monde le connaît : un Gratte-tête, pour votre Sniper. Sans « Mise à la terre », il reste « Pas question », qui arrête la dernière carte action jouée. Jouez-la.
    .other = Alors le Gratte-tête arrive près de votre Sniper, et vous n’avez pas de « Mise à la terre ». Jouez « Pas question ».

tutorial-cheeky-monkeys-twice = Pas question contre Pas question
    .done = Votre carte a repris là où elle en était, et les mèches de Pepper sont allumées. Dans ces leçons, on ne demande qu’à qui peut réagir. À une vraie table, on demande chaque fois à tout le monde, et personne ne voit qui a quoi en main.
tutorial-cheeky-monkeys-twice-1 = À vous. Pepper a un Jongleur ; un Pyromane lui irait bien. Jouez « Malheur commun » : un singe pour chaque adversaire.
    .other = Pas encore : jouez d’abord « Malheur commun ».
tutorial-cheeky-monkeys-twice-2 = Votre carte est annoncée. Maintenant, tout le monde répond en secret et en même temps ; ensuite, la première personne dans l’ordre qui veut jouer joue. Vous ne voulez pas arrêter votre propre carte : passez.
    .other = Cela arrêterait votre propre carte. Passez.
tutorial-cheeky-monkeys-twice-3 = Pepper dit « Pas question ». Mais c’est aussi une carte action, et maintenant la dernière jouée. Arrêtez-la avec la vôtre.
    .other = Alors votre malheur est perdu. Jouez « Pas question » contre celui de Pepper.

tutorial-cheeky-monkeys-queue = La pile
    .done = Vos congés sont allés dessus et se sont résolus d’abord. Le Chaman ne pouvait plus rien vous donner ; puis la carte de Pepper a repris, et la pile est vide. Le Jongleur déjà arrivé reste.
tutorial-cheeky-monkeys-queue-1 = Le malheur de Pepper vous a apporté un Chaman, dont l’effet interrompt. L’effet le plus récent est sur la pile et se résout d’abord, étape par étape ; ce qui est dessous attend. Le Chaman apporte deux singes et deux cartes. Passez et voyez la première étape.
    .other = Vous pourriez prendre vos congés tout de suite. Mais voyez d’abord une étape du Chaman : passez.
tutorial-cheeky-monkeys-queue-2 = Un Jongleur. Entre deux étapes, tout le monde peut interrompre. Vous avez un Gratte-tête, et le prochain singe pourrait être un Sniper. « Fermé pour congés » protège des singes et des cartes jusqu’à la fin du tour. Jouez-la.
    .other = Le prochain singe est un Sniper, et vous n’avez pas de « Mise à la terre ». Jouez « Fermé pour congés ».

tutorial-cheeky-monkeys-check = Contrôle sanitaire
    .done = Les mèches de Pepper brûlent sans son Sniper, et c’est vous qui l’avez retourné : les vôtres sont éteintes. La carte du dessus est bonne à connaître.
tutorial-cheeky-monkeys-check-1 = Vos mèches sont allumées ; celles de Pepper sont mouillées, grâce à son Sniper. « Contrôle sanitaire » pose n’importe quel singe sur la pioche, et la carte qui s’y trouve prend sa place. Et qui retourne le prochain singe ? Vous. Contrôlez le Sniper de Pepper.
    .browser = Touchez « Contrôle sanitaire », puis le Sniper de Pepper, puis validez.
    .mine = Cela éteindrait vos mèches, mais Pepper reste à l’abri. Contrôlez son Sniper : alors c’est vous qui le retournez.
    .other = Mieux : contrôlez son Sniper. Elle le perd, et vous le retournez.

tutorial-cheeky-monkeys-tempter = Un cadeau généreux
    .done = Avec son Jongleur, votre Pyromane allume ses mèches : Pepper a jusqu’à la fin de ce tour. Le Tentateur a été défaussé.
tutorial-cheeky-monkeys-tempter-1 = Pepper a un Tentateur : chaque adversaire lui donne un singe de son choix. Pepper a un Jongleur. Donnez-lui ce qui va avec.
    .terminal = Tapez « give » et le singe.
    .browser = Touchez le singe, puis validez.
    .other = Un Sniper la protégerait. Donnez-lui le Pyromane.

tutorial-cheeky-monkeys-win = Survivre
    .done = Bzzt. Il ne reste que vous, et vous gagnez. À plusieurs, vous choisissez qui reçoit quoi ; avec l’invasion de zombies, si vous explosez, vous revenez.
tutorial-cheeky-monkeys-win-1 = Pepper a un Sniper. Finissez la Préparation, et voyez qui arrive.
    .other = Deux cartes de plus seraient bien, mais vous ne les garderez pas. Finissez la Préparation.
tutorial-cheeky-monkeys-win-2 = Un Destructeur : vous devez donner toutes vos cartes, puis tous vos autres singes, un par un, dans l’ordre que vous voulez. Votre carte est allée à Pepper. Maintenant un singe : lequel son Sniper aime-t-il le moins ?
    .terminal = Tapez « gift » et le singe.
    .other = Celui-là ne lui fait rien. Avec son Sniper, le Gratte-tête est une décharge, aussitôt.
