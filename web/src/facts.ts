// What the rules say that the tables show, game by game. Generated: `python -m vervet.faces.facts > web/src/facts.ts`.

export const AFTER_US = {
  "kinds": {
    "life": [
      "arrange",
      "activate",
      "skip",
      "remove",
      "done"
    ],
    "tokens": [
      "remove",
      "token"
    ],
    "monkeys": [
      "remove",
      "done",
      "recruit",
      "copy",
      "reactivate"
    ],
    "replacing": [
      "done",
      "recruit"
    ],
    "rest": [
      "remove",
      "done"
    ],
    "last": [
      "remove",
      "done"
    ],
    "over": []
  },
  "objects": {
    "mobile-phone": "phone",
    "mini-fridge": "fridge",
    "ghetto-blaster": "blaster",
    "game-console": "console",
    "pinball": "pinball",
    "computer": "computer",
    "moped": "moped"
  }
} as const;

export const CHEEKY_MONKEYS = {
  "cards": {
    "noway": "no-way",
    "ground": "grounding",
    "close": "closed-for-holiday",
    "soggy": "soggy-fuses",
    "escape": "great-escape",
    "exchange": "tactical-exchange",
    "check": "sanitary-check",
    "misfortune": "common-misfortune",
    "deliver": "special-delivery",
    "break": "banana-break"
  },
  "parts": [
    "head",
    "body",
    "arms",
    "legs",
    "tail"
  ],
  "zombies": [
    "head",
    "body",
    "arms",
    "legs",
    "tail",
    "digger",
    "snatcher",
    "eater",
    "undead-pyromaniac",
    "undead-juggler"
  ],
  "phases": {
    "shocks": "planning",
    "planning": "planning",
    "planned": "planning",
    "getting": "getting",
    "got": "getting",
    "drawing": "drawing",
    "drew": "drawing",
    "training": "training",
    "ending": "ending",
    "checking": "ending",
    "closing": "ending",
    "over": "ending"
  },
  "windows": [
    "phase",
    "end",
    "announced",
    "arrival",
    "step",
    "shock"
  ],
  "mine": "mine",
  "life": "life",
  "unless": [
    "mine",
    "life"
  ],
  "ended": [
    "CM-25",
    "CM-26"
  ]
} as const;

export const ITCHY_MONKEY = {
  "kinds": {
    "battle": {
      "place": [
        "place"
      ],
      "spawn": [
        "spawn",
        "settle",
        "exchange"
      ],
      "move": [
        "jump",
        "bump",
        "nitpick",
        "exchange"
      ],
      "after": [
        "exchange",
        "end"
      ],
      "over": []
    },
    "clan": {
      "pick": [
        "pick"
      ],
      "spawn": [
        "spawn"
      ],
      "move": [
        "bump",
        "leave"
      ]
    }
  },
  "rules": {
    "place": "IM-10",
    "spawn": "IM-20",
    "settle": "IM-21",
    "jump": "IM-25",
    "bump": "IM-26",
    "nitpick": "IM-29",
    "exchange": "IM-16"
  },
  "hatching": 6,
  "queenPower": 2
} as const;
