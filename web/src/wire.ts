// Types of everything between server and browser. Generated: `python -m vervet.server.wire > web/src/wire.ts`.

/** Something that happened, as told to this seat; `rule` is the rule behind it. */
export interface GameEvent {
  event: string;
  rule: string;
  [field: string]: unknown;
}

export type SeatKind = "bot" | "here" | "link";

export type Code = "bad-name" | "bad-options" | "bad-seats" | "bad-token" | "illegal" | "internal" | "malformed" | "not-joined" | "not-over" | "not-your-seat" | "other-rules" | "over" | "seat-taken" | "stale" | "too-fast" | "too-large" | "too-many" | "unknown-bot" | "unknown-game" | "unknown-lesson" | "unknown-match" | "unknown-type";

/** Why something is not possible: rule id, text id, and what the text needs to know. */
export interface RefusalInfo {
  rule: string;
  reason: string;
  details: Record<string, number | string>;
}

/** The body of every REST answer that is not a success. */
export interface Problem {
  code: Code;
  detail: string;
  refusal: RefusalInfo | null;
}

/** A bot that can take a seat; its texts are `bot-NAME` and `bot-NAME-about`. */
export interface BotInfo {
  name: string;
}

/** An option as declared by the game; its texts are `GAME-option-NAME` and `…-about`. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "count" | "flag" | "subset";
  default: number | string | boolean | string[];
  rule: string;
  advanced: boolean;
  least?: number;
  most?: number;
  words?: string[];
}

/** A game of the catalog. Option `players`, where there is one, says how many seats a match has; `lessons` are those of its tutorial. */
export interface GameInfo {
  name: string;
  version: number;
  seats: [number, number];
  options: OptionInfo[];
  rules: string[];
  bots: BotInfo[];
  lessons: number;
}

/** Options that somebody thinks of playing with. */
export interface OptionsRequest {
  options?: Record<string, unknown>;
}

/** A value that an option cannot take as long as the others stay; of a subset a word that it cannot gain. */
export interface RefusedValue {
  option: string;
  value: number | string | boolean;
  refusal: RefusalInfo;
}

/** Why the options cannot be played with; if they can, what could not be changed in them. */
export interface OptionsAnswer {
  refusal: RefusalInfo | null;
  values: RefusedValue[];
}

/** Who sits here: somebody at the creator's screen, somebody invited by link, or a bot. */
export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

/** Wish for a new match; without a seed the server draws one. */
export interface MatchRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  seed?: number | null;
}

/** What the creator gets for a seat: a token for a seat at his screen, an invitation for one by link. */
export interface SeatGrant {
  seat: number;
  kind: SeatKind;
  token: string | null;
  invitation: string | null;
}

export interface MatchCreated {
  match: string;
  seats: SeatGrant[];
}

/** Taking a seat by invitation. */
export interface JoinRequest {
  invitation: string;
  name?: string;
}

export interface SeatTaken {
  seat: number;
  token: string;
}

/** Playing again after a match is over: the tokens of the seats held in it. The answer is `MatchCreated`, with the new tokens of those seats; whoever asks later gets the same match. */
export interface RematchRequest {
  tokens: string[];
}

/** Who sits where; an invited seat is `open` until somebody takes it. */
export interface PlayerInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  open: boolean;
  connected: boolean;
}

/** What anybody may know of a match who has its id; `version` counts what a spectator could see of it, 0 where this server cannot play it. */
export interface MatchInfo {
  match: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: PlayerInfo[];
  version: number;
  over: boolean;
}

/** First message: the tokens of the seats held, none to watch. */
export interface Join {
  type: "join";
  tokens?: string[];
}

/** Make a move; `version` is that of the table it was chosen at, as this client was told it. */
export interface Act {
  type: "act";
  id: number;
  seat: number;
  version: number;
  action: Record<string, unknown>;
}

/** What would this action do, or why is it not possible? */
export interface Ask {
  type: "ask";
  id: number;
  seat: number;
  action: Record<string, unknown>;
}

/** What would each legal action of this kind do? */
export interface Weigh {
  type: "weigh";
  id: number;
  seat: number;
  kind: string;
}

/** What would be good for this seat to do? */
export interface Advise {
  type: "advise";
  id: number;
  seat: number;
}

/** Take the seat's last action back. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  version: number;
}

/** Say in advance that the fallback of a window will do for this seat, for the whole match, for this round, or no longer (`off`); it replaces what was said before. `only`: at windows whose `occasion` has one of these words (none given: at all); `unless`: not at those with one of these. */
export interface Standing {
  type: "standing";
  id: number;
  seat: number;
  lasts: "match" | "off" | "round";
  only?: string[];
  unless?: string[];
}

export interface Ping {
  type: "ping";
  id: number;
}

/** One action of the log, of which the reader may know something: who and what in notation (both None when the reader may not read it), and the events he may see. `version` is that of the table right after it; version 0 is what happened before the first action, if anything did. */
export interface Step {
  version: number;
  seat: number | null;
  text: string | null;
  events: Record<string, unknown>[];
}

export interface OutcomeInfo {
  winners: number[];
  reason: string;
  rule: string;
}

/** What one's own seat has said in advance, as in `standing`. */
export interface StandingInfo {
  seat: number;
  lasts: "match" | "off" | "round";
  only: string[];
  unless: string[];
}

/** The table as one seat (None: a spectator) sees it. `steps` are those since the last table that was sent; all on joining and after an undo (`reset`), when they replace what was known. `version` rises with every action and every undo of which this client may know something; of others it gets no table. `asked` are the seats that the table waits for, as far as it may know. `undo`: whether `seat` may take its last action back; `undoable`: which held seats may. `deadline`: the seconds, at sending, until the public clock answers for all who have not (None: no clock runs); `occasion`: what that question is about, in words for `standing`, which holds what the held seats said. */
export interface TableNow {
  type: "table";
  match: string;
  game: string;
  version: number;
  seat: number | null;
  held: number[];
  asked: number[];
  view: Record<string, unknown>;
  legal: Record<string, unknown>[];
  steps: Step[];
  reset: boolean;
  undo: boolean;
  undoable: number[];
  players: PlayerInfo[];
  outcome: OutcomeInfo | null;
  deadline: number | null;
  occasion: string[];
  standing: StandingInfo[];
}

/** The lessons of a game, in their order; the title of one is the text `tutorial-GAME-NAME`. */
export interface TutorialInfo {
  game: string;
  lessons: string[];
}

/** What the learner has done so far in a lesson, nothing to begin it: the server keeps none of it. */
export interface LessonRequest {
  actions?: Record<string, unknown>[];
}

/** After these actions, what would this one do, or why is it not possible? */
export interface LessonAskRequest {
  action: Record<string, unknown>;
  actions?: Record<string, unknown>[];
}

/** After these actions, what would each legal action of this kind do? */
export interface LessonWeighRequest {
  kind: string;
  actions?: Record<string, unknown>[];
}

/** A lesson after some actions: the id of what the coach `says`, and an action to `show` (None when it is `done`). `astray` is the id of the text that answers the last action where that was legal but not what the lesson wants; it has not been carried out then. */
export interface LessonNow {
  lesson: string;
  number: number;
  tasks: number;
  done: boolean;
  says: string;
  astray: string | null;
  show: Record<string, unknown> | null;
  table: TableNow;
}

/** Somebody came or went. */
export interface PlayersNow {
  type: "players";
  players: PlayerInfo[];
}

/** The action is on disk. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

/** The answer to an `ask`: a refusal, or the events that would follow as far as they teach nothing hidden. */
export interface Answer {
  type: "answer";
  id: number;
  refusal: RefusalInfo | null;
  events: Record<string, unknown>[];
}

/** A legal action, and the events that would follow as far as they teach nothing hidden. */
export interface WeighedAction {
  action: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** The answer to a `weigh`: the legal actions of that kind in the order of the table's list, at most 200 of them; none when there are none. */
export interface Weighed {
  type: "weighed";
  id: number;
  actions: WeighedAction[];
}

/** The answer to an `advise`, for nobody else: a document of the game's own shape, which follows from what the seat may know; None where the game has nothing to say. */
export interface Advice {
  type: "advice";
  id: number;
  advice: Record<string, unknown> | null;
}

/** A message that was not carried out (`id` None where it had none); after a `stale` one the present table comes. */
export interface Refused {
  type: "refused";
  id: number | null;
  code: Code;
  detail: string;
  refusal: RefusalInfo | null;
}

/** The same people play again: the new match, and the tokens for the seats this client held. */
export interface Rematch {
  type: "rematch";
  match: string;
  tokens: string[];
}

export interface Pong {
  type: "pong";
  id: number;
}

export type FromClient = Join | Act | Ask | Weigh | Advise | Undo | Standing | Ping;

export type FromServer = TableNow | PlayersNow | Accepted | Answer | Weighed | Advice | Refused | Rematch | Pong;

// after-us

/** A card that lies face down: its pile is known to all, its number only to some. */
export interface AfterUsBackView {
  level: number;
  number: number | null;
  species: string;
}

/** A closed frame of a line. `cards` are the places (from 0) of the one or two cards that form it. `reached`: `before` it was passed, `here` it is the one to decide, `ahead` it will come. `used`: activated in its turn. `able`: it could be activated now if it were reached; `target`: the sign reached, or a token, could reactivate it. */
export interface AfterUsFrameView {
  able: boolean;
  cards: number[];
  gain: Record<string, number>;
  name: string;
  pay: Record<string, number>;
  per_tamarin: boolean;
  reached: "ahead" | "before" | "here";
  row: number;
  sign: boolean;
  species: number;
  target: boolean;
  used: boolean;
}

/** A monkey asked for this round by `token` or `moped`; `waiting` until the phase ends (AU-35). */
export interface AfterUsRequestView {
  level: number;
  means: "moped" | "token";
  number: number | null;
  species: string;
  waiting: boolean;
}

/** A player's board. `stage`: what the seat is doing. `deck` counts the deck; of it `top` are the cards whose places are known, the topmost first, and `loose` the numbers of all others, in no order. `line` are the cards drawn (`arranged` or not; None is a gap). `token` is None while it is secret or not chosen; `chosen` says which of the two. `reactivation`: one is still to be had from the token. `rank`: its turn at the piles (AU-35). */
export interface AfterUsBoardView {
  arranged: boolean;
  chosen: boolean;
  colour: string;
  copied: boolean;
  deck: number;
  discard: number[];
  frames: AfterUsFrameView[];
  line: (number | null)[];
  loose: number[];
  points: number;
  rage: number;
  rank: number | null;
  reactivation: boolean;
  removed: number;
  requests: AfterUsRequestView[];
  returned: number | null;
  seat: number;
  species: number;
  stage: "arrange" | "choose" | "chosen" | "finish" | "last" | "ready" | "recruit" | "replace" | "resolve" | "rest";
  stock: Record<string, number>;
  tamarins: number;
  token: string | null;
  top: AfterUsBackView[];
  used: string[];
}

/** A common pile; `under` are the cards known to lie at its bottom, the lowest last (AU-41). */
export interface AfterUsPileView {
  count: number;
  level: number;
  species: string;
  under: number[];
}

/** An object in play: its price in energy for a card of level 0, 1, 2, and the phases it is for. */
export interface AfterUsObjectView {
  name: string;
  phases: number[];
  price: number[];
}

/** The Monkey King's board (AU-60): his tokens from the left, the one that is missing, and the one he has chosen. */
export interface AfterUsKingView {
  colour: string;
  deck: number;
  discard: number[];
  line: (number | null)[];
  loose: number[];
  missing: string;
  points: number;
  rage: number;
  removed: number;
  stock: Record<string, number>;
  token: string | null;
  tokens: string[];
  top: AfterUsBackView[];
}

/** The whole table. `number` is that of the phase, 1 to 3. `short`: there were too few cards, so the game ends with this round (AU-51). `replacing` is the seat that chooses another card now. */
export interface AfterUsView {
  game: string;
  goal: number;
  goal_reached: boolean;
  king: AfterUsKingView | null;
  number: number;
  objects: AfterUsObjectView[];
  phase: string;
  piles: AfterUsPileView[];
  players: AfterUsBoardView[];
  prices: Record<string, number>;
  reason: string | null;
  replacing: number | null;
  round: number;
  short: boolean;
  winners: number[] | null;
}

export interface AfterUsArrange {
  kind: "arrange";
  a?: number;
  b?: number;
  c?: number;
  d?: number;
  e?: number;
}

export interface AfterUsActivate {
  kind: "activate";
  frame: string;
  target?: string;
}

export interface AfterUsSkip {
  kind: "skip";
  frame: string;
}

export interface AfterUsRemove {
  kind: "remove";
  card: number;
}

export interface AfterUsDone {
  kind: "done";
}

export interface AfterUsToken {
  kind: "token";
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
}

export interface AfterUsRecruit {
  kind: "recruit";
  level: number;
  food: "flower" | "fruit" | "grain";
}

export interface AfterUsCopy {
  kind: "copy";
  neighbour: "left" | "right";
  price: "flower" | "fruit" | "grain" | "energy";
  target?: string;
}

export interface AfterUsReactivate {
  kind: "reactivate";
  frame: string;
}

export interface AfterUsPhone {
  kind: "phone";
  card: number;
  pile: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
}

export interface AfterUsFridge {
  kind: "fridge";
  give: "flower" | "fruit" | "grain" | "energy";
  get: "flower" | "fruit" | "grain" | "energy";
}

export interface AfterUsBlaster {
  kind: "blaster";
  card: number;
}

export interface AfterUsConsole {
  kind: "console";
  card: number;
}

export interface AfterUsPinball {
  kind: "pinball";
}

export interface AfterUsComputer {
  kind: "computer";
}

export interface AfterUsMoped {
  kind: "moped";
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
  level: number;
}

export type AfterUsAction = AfterUsArrange | AfterUsActivate | AfterUsSkip | AfterUsRemove | AfterUsDone | AfterUsToken | AfterUsRecruit | AfterUsCopy | AfterUsReactivate | AfterUsPhone | AfterUsFridge | AfterUsBlaster | AfterUsConsole | AfterUsPinball | AfterUsComputer | AfterUsMoped;

export interface AfterUsEvent extends GameEvent {
  event: "round" | "phase" | "discard" | "done" | "short" | "over" | "draw" | "arrange" | "skip" | "remove" | "swap" | "fridge" | "computer" | "console" | "choose" | "reveal" | "bonus" | "copy" | "refund" | "king-income" | "king-card" | "king-token" | "king-bonus" | "king-recruit" | "king-remove" | "king-computer" | "reactivate" | "activate";
}

// cheeky-monkeys

/** A monkey or zombie card before a trainer. `grounded`: it bears a marker (CM-Q20); `spent`: its arrival effect has come for this trainer this round (CM-Q8). */
export interface CheekyMonkeyView {
  deck: string;
  grounded: boolean;
  kind: string;
  monkey: string;
  spent: boolean;
}

/** Only where only the able are asked: of these cards a hand holds at least and at most so many (null: any). */
export interface CheekyHintView {
  cards: string[];
  least: number;
  most: number | null;
}

/** A player. `status` is living, zombie or out. `pair`: Pyromaniac and Juggler together; `lit`: and no Sniper; `shock`: Sniper and Headscratcher together. `parts`: the different Legendary parts. `known`: cards that the viewer knows to be in this hand, at least; `knows`: cards of the viewer's hand that this player gave him and so knows of; `hints`: what all know of this hand from who was asked. */
export interface CheekyPlayerView {
  cards: number;
  closed: boolean;
  hints: CheekyHintView[];
  known: Record<string, number>;
  knows: Record<string, number>;
  lit: boolean;
  monkeys: CheekyMonkeyView[];
  pair: boolean;
  parts: string[];
  seat: number;
  shock: boolean;
  soggy: boolean;
  status: string;
}

/** An entry of the queue, the first is the newest. `what`: an action card, the kind of a monkey whose arrival effect this is, or shock. `stage`: announced, at-work, behind (a step), between (two steps). `step`: how many are made. `left`: the steps to come as far as anybody can know, in words. `monkey`: what it is about, with its trainer when it was announced; `given`, `under_way`: the other half of an exchange; `other`: a player named; `stops`: the card that a No Way stops (of player `other`); `rest`: monkeys a Destroyer still gives; `risk`: Headscratchers at risk. */
export interface CheekyEntryView {
  given: string | null;
  left: string[];
  monkey: string | null;
  number: number | null;
  other: number | null;
  rest: string[];
  risk: string[];
  seat: number;
  stage: string;
  step: number;
  stops: string | null;
  trainer: number | null;
  under_way: boolean;
  what: string;
}

/** The open window. `window`: announced, arrival, step, shock, end, phase (CM-Q2 a to f). `order`: who would play first. `opener`: whose effect or round it is. `answered`: whether the viewer has; `answer` his own, packed. */
export interface CheekyWindowView {
  answer: number | null;
  answered: boolean;
  endangered: number | null;
  opener: number;
  order: number[];
  window: string;
}

/** A deck and its discard pile. `top`: the cards that everybody knows to lie on top, the topmost first. `pile`: the discards, the newest last. */
export interface CheekyPileView {
  pile: string[];
  size: number;
  top: string[];
}

/** An effect that lasts to the end of the round: its card, on whom, by whom. */
export interface CheekyLastingView {
  by: number;
  card: string;
  number: number;
  seat: number;
}

/** Who must choose what. `packets`: what is put aside for each seat, only for who hands out his cards. */
export interface CheekyChoiceView {
  choice: "discard" | "gift" | "give" | "hand" | "snatch";
  packets: Record<string, number>[];
  seat: number;
}

/** The whole table; `seat` is the viewer, None for a spectator. `cut`: the round ends as soon as the queue is empty (CM-Q43). `played`: how many action cards have been played in this game, whatever became of them. `turn`: the active seat when it may freely play. `quick`: the action cards that can be played in windows; the others are cheeky (CM-21, CM-22). `record`: since action cards were first handed out face down (CM-52) or reshuffled, who held, drew, played and gave one (`2 draws`, `0 gives 2 no-way`), with the card where the viewer has seen it, and what was shuffled (`shuffled 3 no-way`). */
export interface CheekyView {
  active: number;
  arrivals: number;
  choice: CheekyChoiceView | null;
  cut: boolean;
  decks: Record<string, CheekyPileView>;
  game: string;
  hand: Record<string, number>;
  lasting: CheekyLastingView[];
  phase: string;
  played: number;
  players: CheekyPlayerView[];
  queue: CheekyEntryView[];
  quick: string[];
  reason: string | null;
  record: string[];
  round: number;
  seat: number | null;
  settings: Record<string, boolean | number | string>;
  turn: number | null;
  window: CheekyWindowView | null;
  winner: number | null;
}

export interface CheekyNoway {
  kind: "noway";
}

export interface CheekyGround {
  kind: "ground";
  monkey: string;
}

export interface CheekyClose {
  kind: "close";
}

export interface CheekySoggy {
  kind: "soggy";
  seat: number;
}

export interface CheekyEscape {
  kind: "escape";
  monkey: string;
}

export interface CheekyExchange {
  kind: "exchange";
  monkey: string;
  given?: string;
}

export interface CheekyCheck {
  kind: "check";
  monkey: string;
}

export interface CheekyMisfortune {
  kind: "misfortune";
}

export interface CheekyDeliver {
  kind: "deliver";
  monkey: string;
  seat: number;
}

export interface CheekyBreak {
  kind: "break";
}

export interface CheekyPass {
  kind: "pass";
}

export interface CheekyDone {
  kind: "done";
}

export interface CheekyGive {
  kind: "give";
  monkey: string;
}

export interface CheekyHand {
  kind: "hand";
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
  seat: number;
}

export interface CheekyGift {
  kind: "gift";
  monkey: string;
  seat: number;
}

export interface CheekySnatch {
  kind: "snatch";
  monkey: string;
}

export interface CheekyDiscard {
  kind: "discard";
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
}

export type CheekyAction = CheekyNoway | CheekyGround | CheekyClose | CheekySoggy | CheekyEscape | CheekyExchange | CheekyCheck | CheekyMisfortune | CheekyDeliver | CheekyBreak | CheekyPass | CheekyDone | CheekyGive | CheekyHand | CheekyGift | CheekySnatch | CheekyDiscard;

export interface CheekyEvent extends GameEvent {
  event: "turn" | "done" | "passed" | "lapse" | "play" | "stop" | "over" | "closed" | "soggy" | "grounded" | "fizzle" | "arrive" | "effect" | "held-back" | "removed" | "lost" | "on-deck" | "no-card" | "barred" | "deal" | "draw" | "reshuffle" | "receive" | "discard" | "shock" | "spared" | "fuses" | "explode" | "win" | "zombie" | "out";
}

// itchy-monkey

/** A monkey: `owner` is the seat whose workers and queens are on it, `power` theirs, `spies` the seats with a spy here, `colonies` those with a colony, `counted` the workers that colonies and nitpicking count, `abilities` the species whose abilities it has now. */
export interface ItchyMonkeyView {
  abilities: string[];
  cell: string;
  colonies: number[];
  colony: boolean;
  counted: number;
  nitpickable: boolean;
  number: number;
  owner: number | null;
  power: number;
  queens: number;
  species: string;
  spies: number[];
  workers: number;
}

/** How far a seat is on one of the three ways to win (IM-35). */
export interface ItchyGoalView {
  goal: string;
  have: number;
  need: number;
  species: string[];
}

/** A player's supply and how near each win is. */
export interface ItchyPlayerView {
  colonies: number;
  goals: ItchyGoalView[];
  queens: number;
  seat: number;
  spies: number;
  workers: number;
}

/** Everything on the table. */
export interface ItchyView {
  active: number;
  edition: string;
  first: number;
  game: string;
  mode: "battle";
  monkeys: ItchyMonkeyView[];
  phase: string;
  players: ItchyPlayerView[];
  reason: string | null;
  repetitions: number;
  round: number;
  rounds: number;
  seen: number;
  size: number;
  turn: number;
  winner: number | null;
}

/** A monkey on the board; its lice belong to nobody. `resting` is the one that was moved in the last turn. */
export interface ItchyClanMonkeyView {
  broken_out: boolean;
  cell: string;
  number: number;
  power: number;
  queens: number;
  resting: boolean;
  species: string;
  workers: number;
}

/** A monkey in safety before a player. */
export interface ItchySafeMonkeyView {
  number: number;
  species: string;
}

/** A player's species, the lice still on it, and the monkeys in safety before him. */
export interface ItchyClanPlayerView {
  lice: number;
  safe: ItchySafeMonkeyView[];
  seat: number;
  species: string | null;
}

/** Everything on the table in Clan mode. */
export interface ItchyClanView {
  active: number;
  first: number;
  game: string;
  mode: "clan";
  monkeys: ItchyClanMonkeyView[];
  phase: string;
  players: ItchyClanPlayerView[];
  reason: string | null;
  repetitions: number;
  round: number;
  rounds: number;
  seen: number;
  size: number;
  turn: number;
  winner: number | null;
}

export interface ItchyPlace {
  kind: "place";
  cell: string;
}

export interface ItchySpawn {
  kind: "spawn";
  cell: string;
  spies: number;
}

export interface ItchySettle {
  kind: "settle";
  cell: string;
}

export interface ItchyJump {
  kind: "jump";
  cell: string;
  way: "north" | "east" | "south" | "west";
  louse: "worker" | "queen" | "spy";
}

export interface ItchyBump {
  kind: "bump";
  cell: string;
  way: "north" | "east" | "south" | "west";
  distance: number;
  workers: number;
  queens: number;
  spies: number;
  shove: number;
}

export interface ItchyNitpick {
  kind: "nitpick";
  cell: string;
}

export interface ItchyExchange {
  kind: "exchange";
  cell: string;
}

export interface ItchySkip {
  kind: "skip";
}

export interface ItchyEnd {
  kind: "end";
}

export interface ItchyPick {
  kind: "pick";
  species: "gorilla" | "baboon" | "lemur" | "capuchin" | "howler" | "tamarin";
}

export interface ItchyLeave {
  kind: "leave";
  cell: string;
  way: "north" | "east" | "south" | "west";
}

export type ItchyAction = ItchyPlace | ItchySpawn | ItchySettle | ItchyJump | ItchyBump | ItchyNitpick | ItchyExchange | ItchySkip | ItchyEnd | ItchyPick | ItchyLeave;

export interface ItchyEvent extends GameEvent {
  event: "place" | "spawn" | "settle" | "bump" | "shove" | "jump" | "cross" | "fight" | "nitpick" | "exchange" | "skip" | "turn" | "win" | "draw" | "pick" | "leave" | "hatch" | "clean" | "outbreak";
}

/** The types of each game, by its name. */
export interface Games {
  "after-us": { view: AfterUsView; action: AfterUsAction; event: AfterUsEvent };
  "cheeky-monkeys": { view: CheekyView; action: CheekyAction; event: CheekyEvent };
  "itchy-monkey": { view: ItchyView | ItchyClanView; action: ItchyAction; event: ItchyEvent };
}
