# Les mots de l’accueil : ce qu’un clic va lancer, les adversaires, les options d’un coup d’œil.

web-plan-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-plan-alone = En solo
web-plan-here =
    { $count ->
       *[other] à { $count } devant cet écran
    }
web-plan-link =
    { $count ->
        [one] avec une personne invitée par lien
       *[other] avec { $count } personnes invitées par lien
    }
web-plan-bot = contre { $name }, { $strength }
web-plan-like = contre { $count } bots comme { $name }, { $strength }
web-plan-bots =
    { $count ->
        [one] contre { $names }
       *[other] contre { $count } bots : { $names }
    }
web-strength =
    { $stars ->
        [1] adversaire sans malice
        [2] adversaire facile
        [3] bon adversaire
        [4] adversaire redoutable
       *[5] adversaire hors pair
    }
web-stars = Force : { $stars } étoiles sur { $most }
web-lobby-invite = Inviter quelqu’un
web-lobby-invite-about = Par lien ou code QR
web-lobby-invite-link = Obtenir le lien
web-lobby-options = Options
web-lobby-usual = comme d’habitude
web-box = Boîte
    .about = Imprimée, ou modifiée par quelqu’un
web-box-printed = Imprimée
web-lobby-option = { $name } : { $value }
web-lobby-more =
    { $count ->
        [one] { $count } autre partie
       *[other] { $count } autres parties
    }

# Les bots par leur nom

web-bot-random = Coco
web-bot-glance-2 = Momo
web-bot-glance-100 = Bandit
web-bot-heuristic = Gus
web-bot-mcts-10 = Pip
web-bot-mcts-50 = Kiki
web-bot-mcts-200 = Pepper
web-bot-mcts-1000 = Junon
web-bot-mcts-5000 = Salomon
web-bot-foresight-8 = Luna
web-bot-foresight-96 = Sibylle
web-bot-foresight-200 = Cassandre
web-bot-foresight-1s = Merlin
web-bot-mind-1 = Athéna
web-bot-mind-20 = Ravi
web-bot-mind-200 = Minerve
web-bot-mind-5000 = Odin
# Les autres de même force à une table
web-bot-cousin-1 = Tiko
web-bot-cousin-2 = Nana
web-bot-cousin-3 = Olive
web-bot-cousin-4 = Bongo
web-bot-cousin-5 = Zuzu

# La salle d’attente

web-invite-share = Partager
    .text = Viens jouer à { $game } avec moi.
web-invite-qr = Code QR
    .label = Code QR de l’invitation à la place { $seat }
    .about = À viser avec l’appareil photo d’un téléphone.
web-invite-fill = Laisser jouer un bot
web-invite-fill-of = Laisser jouer un bot, place { $seat }
web-invite-again = Inviter à nouveau
web-invite-again-of = Inviter { $player } à nouveau
web-invite-again-about = Pour quelqu’un qui a perdu sa place (autre navigateur, autre téléphone). Tout le monde voit que la place est libre, et l’ancien navigateur l’ouvre toujours.
web-invite-again-link = Nouveau lien pour { $player }
web-lost-soon = { $player } pourra recevoir une nouvelle invitation après une minute d’absence.
web-lost-nobody = Pas de nouveau lien pour { $player } : il montrerait ses cartes, et il faudrait l’accord de quelqu’un d’autre.
web-lost-open = { $player } n’est plus là. La personne qui suit le nouveau lien jouera à cette place.
web-lost-ask = Proposer de réinviter { $player }
web-lost-asked = Nouveau lien pour { $player } : accord attendu ({ $others }).
web-lost-vouch = Un nouveau lien pour { $player } ? La personne qui le suivra jouera à cette place.
    .secrets = Un nouveau lien pour { $player } ? La personne qui le suivra jouera à cette place et verra ses cartes.
web-lost-agree = Permettre ce lien
web-lost-vouched = Vous permettez un nouveau lien pour { $player }. Il faut l’accord de tout le monde.
web-invite-cancel = Annuler la partie
web-network-here = Ce lien ne marche que sur cet ordinateur.
    .open = Ouvrez au réseau local : toutes les personnes sur le même Wi-Fi pourront le suivre.
    .start = Lancez Vervet avec « vervet serve --lan » : toutes les personnes sur le même Wi-Fi pourront le suivre.
web-network-open = Ouvrir au réseau local
web-network-opened = Toutes les personnes sur votre réseau peuvent suivre ce lien.
web-onlookers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-invited-used = Cette invitation a déjà servi
    .about = Une invitation ne sert qu’une fois, et la place est prise. Si c’est par vous, ouvrez la partie dans le navigateur utilisé alors. Sinon, demandez un nouveau lien.
web-invited-wrong = Cette invitation ne marche plus
    .about = Le lien est incomplet, ou un nouveau l’a remplacé. Demandez-le à nouveau.
web-invited-void = Cette partie a été annulée
    .about = Elle n’a jamais commencé. Demandez un nouveau lien.
web-invited-over = Cette partie est terminée
    .about = Vous pouvez encore regarder comment elle a fini.
web-seat-lost = Votre place a été donnée à quelqu’un d’autre
    .about = La personne qui a créé la partie a envoyé une nouvelle invitation pour cette place. Si elle est pour vous, demandez le nouveau lien.
web-problem-not-here = Cela ne se fait que sur l’ordinateur où tourne Vervet.
web-problem-not-agreed = Il faut d’abord l’accord de tout le monde.
web-problem-no-witness = Il faudrait l’accord de quelqu’un d’autre, et il n’y a personne.
web-problem-no-network = Cet ordinateur n’est sur aucun réseau, ou quelque chose bloque l’accès.
