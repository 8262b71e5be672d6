// Types of everything between server and browser. Generated: `python -m vervet.server.wire > web/src/wire.ts`.

export type SeatKind = "bot" | "here" | "link";

export type Stage = "committing" | "dealt" | "revealing" | "seeded" | "void";

export type Fate = "begun" | "over" | "seeded" | "void" | "waiting";

export type Code = "already" | "bad-name" | "bad-number" | "bad-options" | "bad-seats" | "bad-token" | "begun" | "bot-plays" | "decided" | "illegal" | "internal" | "malformed" | "no-hints" | "no-network" | "no-witness" | "no-workshop" | "not-agreed" | "not-away" | "not-begun" | "not-here" | "not-joined" | "not-over" | "not-your-seat" | "other-rules" | "over" | "played-on" | "resigned" | "seat-taken" | "stale" | "too-early" | "too-fast" | "too-large" | "too-many" | "too-slow" | "unavailable" | "unknown-bot" | "unknown-box" | "unknown-game" | "unknown-lesson" | "unknown-match" | "unknown-step" | "unknown-type" | "void";

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

/** A bot that can take a seat; its texts are `bot-NAME` and `bot-NAME-about`. `stars`: how strong it is among the bots of this game, 1 to 5, as the ladder has measured it; 0 where nobody has. */
export interface BotInfo {
  name: string;
  stars: number;
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

/** A changed box: its hash, which is the value of option `box` in every match with it, and the name of its file. */
export interface BoxInfo {
  hash: string;
  title: string;
}

/** A changed box that is played with here: its text, and what the game's table draws otherwise because of it. `title` is empty for one that is no longer offered. */
export interface BoxContent {
  game: string;
  title: string;
  text: string;
  drawn: Record<string, unknown>;
}

/** A game of the catalog. Option `players`, where there is one, says how many seats a match has; `lessons` are those of its tutorial. A game with a changed `box` has the name of the one with the printed box. */
export interface GameInfo {
  name: string;
  version: number;
  seats: [number, number];
  options: OptionInfo[];
  rules: string[];
  bots: BotInfo[];
  lessons: number;
  box: BoxInfo | null;
}

/** Options that somebody is thinking of playing with. */
export interface OptionsRequest {
  options?: Record<string, unknown>;
}

/** A value that an option cannot take as long as the others stay as they are; for a subset, a word that it cannot gain. */
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

/** Who can reach this server: `addresses` on the local network, none where it is this computer alone. Both are told only to those at that computer, who may open it to the network where it is `openable`. */
export interface NetworkInfo {
  addresses: string[];
  openable: boolean;
}

/** Who sits here: somebody at the creator's screen, somebody invited by link, or a bot. */
export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

/** A request for a new match. Without a seed its deal is promised: it begins when every client has given a number for it. With one it begins at once, and its log proves nothing. `hints`: whether people who play against people may ask for hints; against bots they always may. */
export interface MatchRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  seed?: number | null;
  hints?: boolean;
}

/** What the creator gets for a seat: a token for a seat at their own screen, an invitation for one by link. */
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

/** Taking a seat by invitation. `nonce` is anything that nobody else can guess: asked again with the same one, as after an answer that was lost, the server gives the same token. */
export interface JoinRequest {
  invitation: string;
  name?: string;
  nonce?: string;
}

export interface SeatTaken {
  seat: number;
  token: string;
}

/** Looking at an invitation without using it. */
export interface InvitationRequest {
  invitation: string;
}

/** Which seat it is for, and whether it is still `open`: it works once. */
export interface InvitationInfo {
  seat: number;
  open: boolean;
}

/** What only the one who made a match may ask for: the token of a seat at their own screen. */
export interface HostRequest {
  token: string;
}

/** A bot for a seat that nobody has taken. The answer is `MatchCreated`: the match with that seat filled takes the place of this one, and a `rematch` tells everybody. */
export interface FillRequest {
  token: string;
  seat: number;
  bot: string;
}

/** A new invitation to a lost seat, in this match or, where the deal has to be made anew, in the one after it. */
export interface SeatOffered {
  match: string;
  seat: number;
  invitation: string;
}

/** Playing again after a match is over: the tokens of the seats held in it. With `turn` everybody moves on by one place, so that another begins. The answer is `MatchCreated`, with the new tokens of those who asked; whoever asks later gets the same match. */
export interface RematchRequest {
  tokens: string[];
  turn?: boolean;
}

/** A new match from a moment of one that is over. The moment is an earlier table as in `PastRequest`: the tokens of the seats held, the one of them looked from (`viewer`; none: a spectator), and its `version`. `seat`: what this one could not know then is dealt anew. `seats` are as in `MatchRequest`, one for each of the old match. The answer is `MatchCreated`. */
export interface PlayOnRequest {
  seat: number;
  seats: SeatRequest[];
  version: number;
  viewer?: number | null;
  tokens?: string[];
  hints?: boolean;
}

/** A match that is going on somewhere else, on somebody's device, goes on here as a new one: its whole `log`, secret and hidden cards included, which is replayed. What `seat` cannot know now is dealt anew. `seats` are as in `MatchRequest`, one for each of the log's. The answer is `MatchCreated`. */
export interface BringRequest {
  log: Record<string, unknown>;
  seat: number;
  seats: SeatRequest[];
  hints?: boolean;
}

/** Where a match was played on from: the other match, the moment as its address calls it (`12`, or `12.1`), the round of that moment (0: the game has none), and the seat whose knowledge was kept. The match is empty where the moment was brought here from somebody's device: nobody can look at what came before it, or check it. */
export interface StartInfo {
  match: string;
  step: string;
  round: number;
  seat: number;
}

/** Who sits where; an invited seat is `open` until somebody takes it. `stand_in`: the bot that plays on for somebody who left; `resigned`: whether they gave the game up; `agreed`: the seats that want a bot to play on for somebody who is away; `vouched`: those that agree to giving the seat again, by a new link. */
export interface PlayerInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  open: boolean;
  connected: boolean;
  stand_in?: string;
  resigned?: boolean;
  agreed?: number[];
  vouched?: number[];
}

/** What anybody who has its id may know of a match; `version` counts what a spectator could see of it, 0 where it has not begun or this server cannot play it. `stage` says how far its deal is, `next` is the match that took its place or was played after it, `start` where it was played on from, if it was. */
export interface MatchInfo {
  match: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: PlayerInfo[];
  version: number;
  over: boolean;
  stage: Stage;
  next: string | null;
  start: StartInfo | null;
}

/** A deal that was promised: one line of the public list, which is only ever added to. `match` is the SHA-256 of the match's id, since whoever knows an id may watch; `link` is hashed onto the one before (docs/programmers/deals.md). */
export interface ListedDeal {
  number: number;
  match: string;
  game: string;
  commitment: string;
  link: string;
  stage: Fate;
}

/** How many entries a seat (None: a spectator) was told of, as the client has kept it. */
export interface ToldCount {
  seat: number | null;
  told: number;
}

/** First message: the tokens of the seats held, none to watch. `told` is what the client kept of the chains of its viewers, so that the trail of the next table begins there. `stay`: where several people share the screen, it stays with one of them until they have decided all they are asked. `changes`: after the first table only what has changed is sent (`change`), and a frame may hold several messages, as a list. */
export interface Join {
  type: "join";
  tokens?: string[];
  told?: ToldCount[];
  stay?: boolean;
  changes?: boolean;
}

/** The client's promise of a number, for all the seats it has in the match: 64 hexadecimal digits. */
export interface Commit {
  type: "commit";
  id: number;
  seat: number;
  commitment: string;
}

/** The number that was promised: 64 hexadecimal digits. */
export interface Reveal {
  type: "reveal";
  id: number;
  seat: number;
  number: string;
}

/** Give up a deal that never came about, and begin a new match with the same seats; a `rematch` tells everybody. */
export interface Anew {
  type: "anew";
  id: number;
  seat: number;
}

/** Make a move; `version` is that of the table it was chosen at, as this client was told it. `command` is what the client calls this move and no other: sent again, the move is not made again, but answered again. */
export interface Act<G extends GameName = GameName> {
  type: "act";
  id: number;
  seat: number;
  version: number;
  action: Games[G]["action"];
  command?: string;
}

/** What would this action do, or why is it not possible? */
export interface Ask<G extends GameName = GameName> {
  type: "ask";
  id: number;
  seat: number;
  action: Games[G]["action"];
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

/** What would a sensible player do at this seat, and what would come of it? */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
}

/** Take the seat's last action back; `command` as in `act`. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  version: number;
  command?: string;
}

/** Let a bot play on for this seat, or (`on` false) take the seat again. */
export interface StandIn {
  type: "stand-in";
  id: number;
  seat: number;
  on: boolean;
}

/** Give the game up. With two seats or fewer it is over, and the other has won; at a larger table a bot plays on for good. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** Agree that a bot plays on for somebody who is away (`yes`), or say that it must not: then nobody has agreed any more. Once all agree who are there and play, it does. */
export interface Replace {
  type: "replace";
  id: number;
  seat: number;
  absent: number;
  yes: boolean;
}

/** Agree that whoever made the match gives the seat of somebody away again, by a new link (`yes`), or say that it must not: then nobody has agreed any more. All others who play must agree. */
export interface Vouch {
  type: "vouch";
  id: number;
  seat: number;
  absent: number;
  yes: boolean;
}

/** Say in advance that the fallback of a window will do for this seat, for the whole match, for this round, or no longer (`off`); it replaces what was said before. `only`: at windows whose `occasion` has one of these words (none given: at every window); `unless`: not at those with one of these. */
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

/** What one client gives to the deal, for all its seats. Its number is shown once everybody's is revealed. */
export interface ClientDeal {
  seats: number[];
  commitment: string | null;
  revealed: boolean;
  number: string | null;
}

/** How far the deal of a match is: on joining, before any table, and whenever it changes. `terms` is the text that the commitments are bound to, byte by byte; `commitment` is the server's (empty for a match from before there were any). `seconds`: until the deal becomes void for want of a number (None: no clock runs); `anew`: until somebody may ask for a new match instead (0: now; None: no need). `watching`: how many look on without a seat. `away`: for how many seconds somebody must have been away, once the cards are dealt, before their seat can be given again. `start`: where the match was played on from, if it was. */
export interface DealNow {
  type: "deal";
  match: string;
  game: string;
  terms: string;
  commitment: string;
  stage: Stage;
  held: number[];
  players: PlayerInfo[];
  clients: ClientDeal[];
  seconds: number | null;
  anew: number | null;
  watching: number;
  away: number;
  start: StartInfo | null;
}

/** One action of the log, of which the reader may know something: who and what in notation (both None when the reader may not read it), and the events they may see. `version` is that of the table right after it; version 0 is what happened before the first action, if anything did. */
export interface Step<G extends GameName = GameName> {
  version: number;
  seat: number | null;
  text: string | null;
  events: Games[G]["event"][];
}

/** What happened around the game at that version of the table: a bot plays on for a seat, its player plays again (`own`), or gave the game up; or `step` was taken back, as the reader was told of it (then `seat` is None where they may not read it). */
export interface NoteInfo<G extends GameName = GameName> {
  version: number;
  seat: number | null;
  what: "bot" | "own" | "resigned" | "undone";
  step?: Step<G> | null;
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

/** The table as one seat (None: a spectator) sees it. `steps` are those since the last table that was sent; all of them on joining and after an undo (`reset`), when they replace what was known. `version` rises with every action and every undo of which this client may know something; for others it gets no table. `asked` are the seats that the table waits for, as far as it may know. `undo`: whether `seat` may take its last action back; `undoable`: which held seats may. `deadline`: the seconds, at sending, until the public clock answers for all who have not (None: no clock runs); `occasion`: what that question is about, in words for `standing`, which holds what the held seats said. `secrets`: whether the game hides anything, so that people who share a screen must not look over each other's shoulders. `hints`: whether `hint` is answered here. `notes`: the last things that happened around the game. `told`: how many entries `seat` was told of; `head`: that of their chain; `trail`: the digests of those entries that this connection has not had for this seat, each to be hashed onto the head before. */
export interface TableNow<G extends GameName = GameName> {
  type: "table";
  match: string;
  game: G;
  version: number;
  seat: number | null;
  held: number[];
  asked: number[];
  view: Games[G]["view"];
  legal: Games[G]["action"][];
  steps: Step<G>[];
  reset: boolean;
  undo: boolean;
  undoable: number[];
  players: PlayerInfo[];
  notes: NoteInfo<G>[];
  outcome: OutcomeInfo | null;
  deadline: number | null;
  occasion: string[];
  standing: StandingInfo[];
  secrets: boolean;
  hints: boolean;
  told: number;
  head: string;
  trail: string[];
}

/** One change in a document. `at`: names and numbers that lead to the place, none for the document itself; `to`: what is there now. Or, in a list, `put` takes the place of so many items from an index on (`cut`). */
export interface Edit {
  at: (string | number)[];
  to?: unknown;
  cut?: [number, number];
  put?: unknown[];
}

/** How the last table of this connection becomes the present one, for a client that joined with `changes`. What is left out is as it was, but for `steps` and `trail`, of which there are none then. `view` are edits of the view that was last sent for the same seat; where `seat` is here, the table is now another seat's, `steps` are those since the last table of that one, and the first table of a seat has them all. */
export interface TableChange<G extends GameName = GameName> {
  type: "change";
  version: number;
  told: number;
  head: string;
  seat?: number | null;
  asked?: number[];
  view?: Edit[];
  legal?: Games[G]["action"][];
  steps?: Step<G>[];
  undo?: boolean;
  undoable?: number[];
  players?: PlayerInfo[];
  notes?: NoteInfo<G>[];
  outcome?: OutcomeInfo | null;
  deadline?: number | null;
  occasion?: string[];
  standing?: StandingInfo[];
  hints?: boolean;
  trail?: string[];
}

/** Earlier tables of a match, from one version to another: the tokens of the seats held, and the one of them to look from; none to look as a spectator. */
export interface PastRequest {
  tokens?: string[];
  seat?: number | null;
  first?: number;
  last?: number;
}

/** A table as it was after a step, with what its viewer knew then. `version` is that of the step; `public` is the version that a spectator had at the same moment, a number that means the same to everybody; `after` counts the tables that only this viewer was shown since. */
export interface PastTable<G extends GameName = GameName> {
  version: number;
  public: number;
  after: number;
  asked: number[];
  view: Games[G]["view"];
  outcome: OutcomeInfo | null;
}

/** The tables that were asked for, in their order; at most 32 of them, then the rest must be asked for anew. */
export interface PastTables<G extends GameName = GameName> {
  tables: PastTable<G>[];
}

/** What each seat got from one source; whoever plays without a seat comes last. */
export interface Source {
  name: string;
  seats: number[];
}

/** Somebody blew up: in which round, by which pair, the kind of monkey that came last of it, by which means, and whose doing that was, if it was somebody else's. */
export interface Blast {
  round: number;
  seat: number;
  cause: string;
  kind: string | null;
  means: string | null;
  by: number | null;
}

/** Something that decided the game, by the name that the view gives it, and what it is: a monkey by its cell (Itchy Monkey) or its own name (Cheeky Monkeys) and its kind; in After Us a `frame`, `token`, `object` or `card` that gave the winner points in the last round. `seat`: in front of whom it lies, or lay (None: of nobody who has a seat). */
export interface Piece {
  name: string;
  kind: string;
  seat: number | null;
}

/** How a finished match went: how many rounds and actions it had, and how many seconds lay between the first and the last; what each seat had of what `counts` names at the end of every round, beginning with none; where it came from; who blew up, and the pieces that decided it. */
export interface Ending {
  rounds: number;
  actions: number;
  seconds: number;
  counts: string;
  curve: number[][];
  sources: Source[];
  blasts: Blast[];
  pieces: Piece[];
}

/** The lessons of a game, in their order; the title of one is the text `tutorial-GAME-NAME`. */
export interface TutorialInfo {
  game: string;
  lessons: string[];
}

/** What the learner has done so far in a lesson, nothing to begin it: the server keeps none of it. */
export interface LessonRequest<G extends GameName = GameName> {
  actions?: Games[G]["action"][];
}

/** After these actions, what would this one do, or why is it not possible? */
export interface LessonAskRequest<G extends GameName = GameName> {
  action: Games[G]["action"];
  actions?: Games[G]["action"][];
}

/** After these actions, what would each legal action of this kind do? */
export interface LessonWeighRequest<G extends GameName = GameName> {
  kind: string;
  actions?: Games[G]["action"][];
}

/** A lesson after some actions: the id of what the coach `says`, and an action to `show` (None when it is `done`). `astray` is the id of the text that answers the last action where that was legal but not what the lesson wants; then it has not been carried out. */
export interface LessonNow<G extends GameName = GameName> {
  lesson: string;
  number: number;
  tasks: number;
  done: boolean;
  says: string;
  astray: string | null;
  show: Games[G]["action"] | null;
  table: TableNow<G>;
}

/** Somebody came or went, to play or to look on. */
export interface PlayersNow {
  type: "players";
  players: PlayerInfo[];
  watching: number;
}

/** The server's database is out of reach, or back: meanwhile nobody can move, and nothing is lost. */
export interface OutageNow {
  type: "outage";
  on: boolean;
}

/** The action, or what else was sent, is on disk; `told` and `head` are those of the seat's chain. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
  told: number;
  head: string;
}

/** The answer to an `ask`: a refusal, or the events that would follow as far as they teach nothing hidden. */
export interface Answer<G extends GameName = GameName> {
  type: "answer";
  id: number;
  refusal: RefusalInfo | null;
  events: Games[G]["event"][];
}

/** A legal action, and the events that would follow as far as they teach nothing hidden. */
export interface WeighedAction<G extends GameName = GameName> {
  action: Games[G]["action"];
  events: Games[G]["event"][];
}

/** The answer to a `weigh`: the legal actions of that kind in the order of the table's list, at most 200 of them; none when there are none. */
export interface Weighed<G extends GameName = GameName> {
  type: "weighed";
  id: number;
  actions: WeighedAction<G>[];
}

/** The answer to an `advise`, for nobody else: a document in the game's own shape, which follows from what the seat may know; None where the game has nothing to say. */
export interface Advice<G extends GameName = GameName> {
  type: "advice";
  id: number;
  advice: Games[G]["advice"] | null;
}

/** The answer to a `hint`, for nobody else: a sensible action (None where the seat is not asked), and the events that would follow as far as they teach nothing hidden. */
export interface Hinted<G extends GameName = GameName> {
  type: "hinted";
  id: number;
  action: Games[G]["action"] | null;
  events: Games[G]["event"][];
}

/** A message that was not carried out (`id` None where it had none); after a `stale` one the present table comes. */
export interface Refused {
  type: "refused";
  id: number | null;
  code: Code;
  detail: string;
  refusal: RefusalInfo | null;
}

/** The same people play again: the new match, and the tokens there for whoever held this client's seats. `by` is the seat that asked for it; None where that is no longer known. `turned`: whether everybody has moved on by a place, so that another begins. */
export interface Rematch {
  type: "rematch";
  match: string;
  tokens: string[];
  by: number | null;
  turned: boolean;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** Whether boxes may be brought to this server, by whoever asks: `why` it is closed to them, or nothing. A run has `games` at most, and takes `seconds` at most. */
export interface WorkshopInfo {
  why: "" | "elsewhere" | "off" | "packages";
  games: number;
  seconds: number;
}

/** The box that comes with a game. */
export interface PrintedBox {
  game: string;
  text: string;
}

/** A text that may be a box; of no game in particular it is of the one whose box it looks most like. */
export interface BoxRequest {
  text: string;
  game?: string;
}

/** What a text was read as. `mistake` says what is wrong with it, and `line` where (0: nowhere in particular); of a box without one `info` is the game with it, its box nothing where it is the printed one, and `drawn` what is drawn otherwise because of it. */
export interface BoxRead {
  game: string;
  mistake: string;
  line: number;
  info: GameInfo | null;
  drawn: Record<string, unknown>;
}

/** The hash of a box that was kept, so that it can be played with; nothing for a printed one. */
export interface BoxKept {
  game: string;
  hash: string;
}

/** What the lab is to play: the box beside the printed one. `bots` take turns in the seats; with `until` the run ends when every share of wins is known to within that much. */
export interface RunRequest {
  game: string;
  text: string;
  bots: string[];
  games: number;
  options?: Record<string, unknown>;
  seed?: number;
  until?: number | null;
  language?: "en" | "fr";
}

/** Others are being served; so many come first. */
export interface RunWaiting {
  kind: "waiting";
  before: number;
}

/** So many games are finished (with both boxes), and it will take so many seconds more. */
export interface RunPlaying {
  kind: "playing";
  games: number;
  left: number;
}

/** What the games so far came to, as a part of a page that brings its own colours. When it is `whole`, nothing more comes, and `document` is the same as a file of its own. */
export interface RunReport {
  kind: "report";
  title: string;
  games: number;
  style: string;
  html: string;
  whole: boolean;
  document: string;
}

/** The run ends without having come to its end: it was not possible, took too long, or broke. `detail` says more. */
export interface RunEnded {
  kind: "ended";
  why: "already" | "broken" | "refused" | "time";
  detail: string;
}

export type FromClient<G extends GameName = GameName> = Join | Commit | Reveal | Anew | Act<G> | Ask<G> | Weigh | Advise | Hint | Undo | StandIn | Resign | Replace | Vouch | Standing | Ping;

export type FromServer<G extends GameName = GameName> = DealNow | TableNow<G> | TableChange<G> | PlayersNow | OutageNow | Accepted | Answer<G> | Weighed<G> | Advice<G> | Hinted<G> | Refused | Rematch | Pong;

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

/** A frame to activate; `target` is the one that its sign reactivates. */
export interface AfterUsFrameStep {
  frame: string;
  target: string | null;
}

/** What the frames activated in a row cost and give. */
export interface AfterUsRowSum {
  gain: Record<string, number>;
  pay: Record<string, number>;
}

/** The best way found through a line, from what the seat owns: the frames to activate, all others are skipped; its three rows; its `value` in hundredths of a point. `exact`: no way is better; otherwise none is worth more than `bound`. */
export interface AfterUsWay {
  bound: number;
  exact: boolean;
  frames: AfterUsFrameStep[];
  rows: AfterUsRowSum[];
  value: number;
}

/** An order of the cards drawn, from left to right, and the best way found through the line that they form. */
export interface AfterUsOrder {
  cards: number[];
  way: AfterUsWay;
}

/** What is good for a seat. Before its line is fixed: all `orders` of its cards, the best first; `exact`: no order is better than the first, otherwise none is worth more than `bound`. Then the best `way` from the frame that is reached on, and the same about it. After the last frame: the `suggestion`, an action as it is sent; null before. */
export interface AfterUsAdvice {
  bound: number;
  exact: boolean;
  orders: AfterUsOrder[];
  suggestion: Record<string, number | string> | null;
  way: AfterUsWay | null;
}

export type AfterUsArrange = {
  kind: "arrange";
  a?: number;
  b?: number;
  c?: number;
  d?: number;
  e?: number;
};

export type AfterUsActivate = {
  kind: "activate";
  frame: string;
  target?: string;
};

export type AfterUsSkip = {
  kind: "skip";
  frame: string;
};

export type AfterUsRemove = {
  kind: "remove";
  card: number;
};

export type AfterUsDone = {
  kind: "done";
};

export type AfterUsToken = {
  kind: "token";
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
};

export type AfterUsRecruit = {
  kind: "recruit";
  level: number;
  food: "flower" | "fruit" | "grain";
};

export type AfterUsCopy = {
  kind: "copy";
  neighbour: "left" | "right";
  price: "flower" | "fruit" | "grain" | "energy";
  target?: string;
};

export type AfterUsReactivate = {
  kind: "reactivate";
  frame: string;
};

export type AfterUsPhone = {
  kind: "phone";
  card: number;
  pile: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
};

export type AfterUsFridge = {
  kind: "fridge";
  give: "flower" | "fruit" | "grain" | "energy";
  get: "flower" | "fruit" | "grain" | "energy";
};

export type AfterUsBlaster = {
  kind: "blaster";
  card: number;
};

export type AfterUsConsole = {
  kind: "console";
  card: number;
};

export type AfterUsPinball = {
  kind: "pinball";
};

export type AfterUsComputer = {
  kind: "computer";
};

export type AfterUsMoped = {
  kind: "moped";
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
  level: number;
};

export type AfterUsAction = AfterUsArrange | AfterUsActivate | AfterUsSkip | AfterUsRemove | AfterUsDone | AfterUsToken | AfterUsRecruit | AfterUsCopy | AfterUsReactivate | AfterUsPhone | AfterUsFridge | AfterUsBlaster | AfterUsConsole | AfterUsPinball | AfterUsComputer | AfterUsMoped;

/** A round begins (AU-05). */
export type AfterUsRoundEvent = {
  event: "round";
  rule: string;
  round: number;
};

/** A phase begins (AU-05, AU-29). */
export type AfterUsPhaseEvent = {
  event: "phase";
  rule: string;
  phase: "life" | "tokens" | "monkeys" | "replacing" | "rest" | "last";
  /** of the phase in the rules; 0 before the final count */
  number: number;
};

/** Lines are discarded and tokens taken back (AU-40). */
export type AfterUsDiscardEvent = {
  event: "discard";
  rule: string;
  round: number;
};

/** A player has finished a phase (AU-05, AU-51). */
export type AfterUsDoneEvent = {
  event: "done";
  rule: string;
  seat: number;
  phase: "life" | "tokens" | "monkeys" | "replacing" | "rest" | "last";
};

/** There are too few cards: the game ends with this round (AU-51). */
export type AfterUsShortEvent = {
  event: "short";
  rule: string;
  round: number;
};

/** The game is over (AU-50, AU-51, AU-68). */
export type AfterUsOverEvent = {
  event: "over";
  rule: string;
  /** nobody where the Monkey King wins */
  winners: number[];
  reason: "goal" | "cards" | "king";
  points: number[];
  /** the Monkey King's points, in a game alone */
  king: number | null;
};

/** A player draws the cards of the line (AU-10). */
export type AfterUsDrawEvent = {
  event: "draw";
  rule: string;
  seat: number;
  /** the line from the left; null is a gap */
  cards: (number | null)[];
};

/** A player puts the line in order (AU-11). */
export type AfterUsArrangeEvent = {
  event: "arrange";
  rule: string;
  seat: number;
  /** the line from the left; null is a gap */
  cards: (number | null)[];
};

/** A frame is activated in its turn (AU-16). */
export type AfterUsActivateEvent = {
  event: "activate";
  rule: string;
  seat: number;
  frame: string;
  pay: Record<string, number>;
  gain: Record<string, number>;
  /** what of the gain came from the King's stock (AU-64) */
  king: Record<string, number>;
};

/** A frame is activated again (AU-19). */
export type AfterUsReactivateEvent = {
  event: "reactivate";
  rule: string;
  seat: number;
  frame: string;
  pay: Record<string, number>;
  gain: Record<string, number>;
  /** what of the gain came from the King's stock (AU-64) */
  king: Record<string, number>;
  /** a frame's sign, one's own token, or the copy of a neighbour's */
  means: "sign" | "token" | "copy";
};

/** A frame is passed over (AU-15). */
export type AfterUsSkipEvent = {
  event: "skip";
  rule: string;
  seat: number;
  frame: string;
};

/** Rage removes a card from the game (AU-26). */
export type AfterUsRemoveEvent = {
  event: "remove";
  rule: string;
  seat: number;
  card: number;
  pay: Record<string, number>;
  gain: Record<string, number>;
  /** what of the gain came from the King's stock (AU-64) */
  king: Record<string, number>;
};

/** A card comes into the line by an object (AU-41, AU-43, AU-45). */
export type AfterUsSwapEvent = {
  event: "swap";
  rule: string;
  seat: number;
  object: "mobile-phone" | "ghetto-blaster" | "pinball";
  /** the card that goes; null with pinball */
  card: number | null;
  /** the card that comes */
  drawn: number;
};

/** A resource is changed into another (AU-42). */
export type AfterUsFridgeEvent = {
  event: "fridge";
  rule: string;
  seat: number;
  give: "flower" | "fruit" | "grain" | "energy";
  get: "flower" | "fruit" | "grain" | "energy";
  /** how many of it came from the King's stock (AU-64) */
  king: number;
};

/** The computer gives points (AU-46). */
export type AfterUsComputerEvent = {
  event: "computer";
  rule: string;
  seat: number;
  points: number;
};

/** A card goes on top of the deck (AU-44). */
export type AfterUsConsoleEvent = {
  event: "console";
  rule: string;
  seat: number;
  card: number;
};

/** A player chooses a token in secret (AU-30). */
export type AfterUsChooseEvent = {
  event: "choose";
  rule: string;
  seat: number;
  /** null for all but its owner */
  token: "mandrill" | "orangutan" | "gorilla" | "chimpanzee" | null;
};

/** The tokens are shown (AU-30). */
export type AfterUsRevealEvent = {
  event: "reveal";
  rule: string;
  tokens: ("mandrill" | "orangutan" | "gorilla" | "chimpanzee")[];
  /** when each seat is served at the piles, from 0 (AU-35) */
  ranks: number[];
};

/** A token gives its bonus (AU-31). */
export type AfterUsBonusEvent = {
  event: "bonus";
  rule: string;
  seat: number;
  token: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
  pay: Record<string, number>;
  gain: Record<string, number>;
  /** what of the gain came from the King's stock (AU-64) */
  king: Record<string, number>;
};

/** A neighbour's token is copied (AU-34, AU-66). */
export type AfterUsCopyEvent = {
  event: "copy";
  rule: string;
  seat: number;
  /** whose it is; null is the King */
  other: number | null;
  token: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
  pay: Record<string, number>;
};

/** A monkey is asked for (AU-32, AU-47). */
export type AfterUsRecruitEvent = {
  event: "recruit";
  rule: string;
  seat: number;
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee" | "tamarin";
  /** of a monkey: 1 or 2; 0 is a Tamarin, or none */
  level: number;
  means: "token" | "moped";
  /** whether the pile is too short to serve it at once (AU-35) */
  waiting: boolean;
  /** null for all but its owner */
  card: number | null;
};

/** A request that waited gets its card (AU-35). */
export type AfterUsServeEvent = {
  event: "serve";
  rule: string;
  seat: number;
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee" | "tamarin";
  /** of a monkey: 1 or 2; 0 is a Tamarin, or none */
  level: number;
  means: "token" | "moped";
  /** null for all but its owner */
  card: number | null;
};

/** A request gets no card, and its price back (AU-51). */
export type AfterUsRefundEvent = {
  event: "refund";
  rule: string;
  seat: number;
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee" | "tamarin";
  /** of a monkey: 1 or 2; 0 is a Tamarin, or none */
  level: number;
  means: "token" | "moped";
};

/** The Monkey King takes his income (AU-63). */
export type AfterUsKingIncomeEvent = {
  event: "king-income";
  rule: string;
  gain: Record<string, number>;
};

/** The King reveals a card (AU-63). */
export type AfterUsKingCardEvent = {
  event: "king-card";
  rule: string;
  card: number;
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee" | "tamarin";
  /** of a monkey: 1 or 2; 0 is a Tamarin, or none */
  level: number;
  gain: Record<string, number>;
};

/** The King picks the token that recruits most (AU-65). */
export type AfterUsKingTokenEvent = {
  event: "king-token";
  rule: string;
  token: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
  /** of a monkey: 1 or 2; 0 is a Tamarin, or none */
  level: number;
  pay: Record<string, number>;
};

/** The King's token gives its bonus (AU-65). */
export type AfterUsKingBonusEvent = {
  event: "king-bonus";
  rule: string;
  token: "mandrill" | "orangutan" | "gorilla" | "chimpanzee";
  gain: Record<string, number>;
};

/** The King recruits; at level 0 he could pay for none (AU-65). */
export type AfterUsKingRecruitEvent = {
  event: "king-recruit";
  rule: string;
  species: "mandrill" | "orangutan" | "gorilla" | "chimpanzee" | "tamarin";
  /** of a monkey: 1 or 2; 0 is a Tamarin, or none */
  level: number;
  pay: Record<string, number>;
};

/** The King spends rage: a card leaves the game (AU-67). */
export type AfterUsKingRemoveEvent = {
  event: "king-remove";
  rule: string;
  card: number;
  gain: Record<string, number>;
};

/** The King uses the computer (AU-67). */
export type AfterUsKingComputerEvent = {
  event: "king-computer";
  rule: string;
  points: number;
};

export type AfterUsEvent = AfterUsRoundEvent | AfterUsPhaseEvent | AfterUsDiscardEvent | AfterUsDoneEvent | AfterUsShortEvent | AfterUsOverEvent | AfterUsDrawEvent | AfterUsArrangeEvent | AfterUsActivateEvent | AfterUsReactivateEvent | AfterUsSkipEvent | AfterUsRemoveEvent | AfterUsSwapEvent | AfterUsFridgeEvent | AfterUsComputerEvent | AfterUsConsoleEvent | AfterUsChooseEvent | AfterUsRevealEvent | AfterUsBonusEvent | AfterUsCopyEvent | AfterUsRecruitEvent | AfterUsServeEvent | AfterUsRefundEvent | AfterUsKingIncomeEvent | AfterUsKingCardEvent | AfterUsKingTokenEvent | AfterUsKingBonusEvent | AfterUsKingRecruitEvent | AfterUsKingRemoveEvent | AfterUsKingComputerEvent;

// cheeky-monkeys

/** A monkey or zombie card in front of a trainer. `grounded`: it has a marker (CM-Q20); `spent`: its arrival effect has already come for this trainer this round (CM-Q8). */
export interface CheekyMonkeyView {
  deck: string;
  grounded: boolean;
  kind: string;
  monkey: string;
  spent: boolean;
}

/** Only where only the able are asked: of these cards, a hand holds at least and at most this many (null: any). */
export interface CheekyHintView {
  cards: string[];
  least: number;
  most: number | null;
}

/** A player. `status` is living, zombie or out. `pair`: Pyromaniac and Juggler together; `lit`: the same without a Sniper; `shock`: a Sniper and a Headscratcher that is not grounded. `parts`: the different Legendary parts. `known`: cards that the viewer knows to be in this hand; `knows`: cards in the viewer's hand that this player gave them and so knows about; `hints`: what everybody knows about this hand from seeing who was asked. */
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

/** An entry of the queue; the first is the newest. `what`: an action card, the kind of a monkey whose arrival effect this is, or shock. `stage`: announced, at-work, behind (a step), between (two steps). `step`: how many are done. `left`: the steps to come as far as anybody can know, in words. `monkey`: what it is about, with its trainer when it was announced; `given`, `under_way`: the other half of an exchange; `other`: a player named; `stops`: the card that a No Way stops (of player `other`); `rest`: monkeys a Destroyer still gives; `risk`: Headscratchers at risk. */
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

/** A card of the viewer's hand that could save them, and the monkey to name with it. */
export interface CheekySavingView {
  card: string;
  monkey: string | null;
}

/** The open window. `window`: announced, arrival, step, shock, end, phase (CM-Q2 a to f). `order`: who goes first, if several want to play. `opener`: whose effect or round it is. `doomed`: who blows up if all pass; `saving`: if that is the viewer, the answers that save them, or one of several Headscratchers at risk. `answered`: whether the viewer has; `answer` their own, packed. */
export interface CheekyWindowView {
  answer: number | null;
  answered: boolean;
  doomed: number | null;
  endangered: number | null;
  opener: number;
  order: number[];
  saving: CheekySavingView[];
  window: string;
}

/** A deck and its discard pile. `top`: the cards that everybody knows to be on top, topmost first. `pile`: the discards, newest last. */
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

/** Who must choose what. `packets`: what is put aside for each seat, shown only to the player handing out. */
export interface CheekyChoiceView {
  choice: "discard" | "gift" | "give" | "hand" | "snatch";
  packets: Record<string, number>[];
  seat: number;
}

/** The whole table; `seat` is the viewer, None for a spectator. `cut`: the round ends as soon as the queue is empty (CM-Q43). `played`: how many action cards have been played in this game, whatever became of them. `turn`: the active seat when it may play freely. `quick`: the action cards that can be played in windows; the others are cheeky (CM-21, CM-22). `record`: since action cards were first handed out face down (CM-52) or reshuffled, who held, drew, played or gave one (`2 draws`, `0 gives 2 no-way`), with the card where the viewer has seen it, and what was shuffled (`shuffled 3 no-way`). */
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

export type CheekyNoway = {
  kind: "noway";
};

export type CheekyGround = {
  kind: "ground";
  monkey: string;
};

export type CheekyClose = {
  kind: "close";
};

export type CheekySoggy = {
  kind: "soggy";
  seat: number;
};

export type CheekyEscape = {
  kind: "escape";
  monkey: string;
};

export type CheekyExchange = {
  kind: "exchange";
  monkey: string;
  given?: string;
};

export type CheekyCheck = {
  kind: "check";
  monkey: string;
};

export type CheekyMisfortune = {
  kind: "misfortune";
};

export type CheekyDeliver = {
  kind: "deliver";
  monkey: string;
  seat: number;
};

export type CheekyBreak = {
  kind: "break";
};

export type CheekyPass = {
  kind: "pass";
};

export type CheekyDone = {
  kind: "done";
};

export type CheekyGive = {
  kind: "give";
  monkey: string;
};

export type CheekyHand = {
  kind: "hand";
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
  seat: number;
};

export type CheekyGift = {
  kind: "gift";
  monkey: string;
  seat: number;
};

export type CheekySnatch = {
  kind: "snatch";
  monkey: string;
};

export type CheekyDiscard = {
  kind: "discard";
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
};

export type CheekyAction = CheekyNoway | CheekyGround | CheekyClose | CheekySoggy | CheekyEscape | CheekyExchange | CheekyCheck | CheekyMisfortune | CheekyDeliver | CheekyBreak | CheekyPass | CheekyDone | CheekyGive | CheekyHand | CheekyGift | CheekySnatch | CheekyDiscard;

/** A round begins (CM-15). */
export type CheekyTurnEvent = {
  event: "turn";
  rule: string;
  seat: number;
  round: number;
};

/** Planning or Training is finished (CM-10, CM-14). */
export type CheekyDoneEvent = {
  event: "done";
  rule: string;
  seat: number;
  phase: "planning" | "training";
};

/** A window is over: all have passed since it last opened (CM-Q3). */
export type CheekyPassedEvent = {
  event: "passed";
  rule: string;
  window: "phase" | "end" | "announced" | "arrival" | "step" | "shock";
  /** in the window between phases */
  phase?: "planning" | "getting" | "drawing";
};

/** What lasted to the end of the round is over (CM-Q33). */
export type CheekyLapseEvent = {
  event: "lapse";
  rule: string;
  /** who is open again */
  closed: number[];
  /** whose fuses are dry again */
  soggy: number[];
};

/** An action card is announced (CM section 4). */
export type CheekyPlayEvent = {
  event: "play";
  rule: string;
  seat: number;
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
  /** the monkey it is about */
  monkey?: string;
  /** its kind */
  kind?: string;
  /** whose it is */
  trainer?: number;
  /** for an exchange: what is given; null for nothing */
  given?: string | null;
  /** its kind */
  given_kind?: string | null;
  /** for No Way: the card that it stops */
  stops?: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
  /** who it is for, or whose card is stopped */
  other?: number;
};

/** No Way stops an action card (CM-54, CM-Q9). */
export type CheekyStopEvent = {
  event: "stop";
  rule: string;
  seat: number;
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
  /** whose card it is */
  other: number;
};

/** A card or an effect leaves the queue (CM-25, CM-26, CM-38, CM-Q24, CM-Q42). */
export type CheekyOverEvent = {
  event: "over";
  rule: string;
  seat: number;
  /** an action card, or the kind of monkey whose effect it was */
  what: string;
  /** the monkey whose effect it was */
  monkey?: string;
};

/** A card does nothing: what it named is no longer there (CM-Q6). */
export type CheekyFizzleEvent = {
  event: "fizzle";
  rule: string;
  seat: number;
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
};

/** A player is closed until the round ends (CM-58). */
export type CheekyClosedEvent = {
  event: "closed";
  rule: string;
  seat: number;
};

/** A player's fuses are soggy (CM-H1). */
export type CheekySoggyEvent = {
  event: "soggy";
  rule: string;
  seat: number;
  /** who played the card */
  by: number;
};

/** A monkey is grounded (CM-61). */
export type CheekyGroundedEvent = {
  event: "grounded";
  rule: string;
  seat: number;
  monkey: string;
};

/** A monkey comes to a trainer (CM-11 and others, depending on the cause). */
export type CheekyArriveEvent = {
  event: "arrive";
  rule: string;
  seat: number;
  monkey: string;
  kind: string;
  cause: "turn" | "zombie" | "shaman" | "tempter" | "destroyer" | "exchange" | "check" | "misfortune" | "delivery" | "digger" | "snatcher";
  /** the seat it came from; null if there is none */
  other: number | null;
};

/** A monkey's effect is announced (CM-24). */
export type CheekyEffectEvent = {
  event: "effect";
  rule: string;
  seat: number;
  monkey: string;
  kind: string;
};

/** A monkey's effect does not come again this round (CM-Q8). */
export type CheekyHeldBackEvent = {
  event: "held-back";
  rule: string;
  seat: number;
  monkey: string;
  kind: string;
};

/** A monkey is discarded. */
export type CheekyRemovedEvent = {
  event: "removed";
  rule: string;
  seat: number;
  monkey: string;
  kind: string;
};

/** A monkey on its way will not arrive (CM-Q39). */
export type CheekyLostEvent = {
  event: "lost";
  rule: string;
  monkey: string;
  kind: string;
};

/** A monkey is the top card of its deck (CM-65). */
export type CheekyOnDeckEvent = {
  event: "on-deck";
  rule: string;
  seat: number;
  monkey: string;
  kind: string;
  deck: "monkeys" | "zombies" | "actions";
};

/** Deck and discard pile are empty (CM-Q46). */
export type CheekyNoCardEvent = {
  event: "no-card";
  rule: string;
  seat: number;
  deck: "monkeys" | "zombies" | "actions";
};

/** A closed player turns up no monkey and draws no card (CM-Q34). */
export type CheekyBarredEvent = {
  event: "barred";
  rule: string;
  seat: number;
  phase: "getting" | "drawing";
};

/** A first hand is dealt (CM-5). */
export type CheekyDealEvent = {
  event: "deal";
  rule: string;
  seat: number;
  /** how many cards */
  count: number;
  /** null for those who may not know them */
  cards: Record<string, number> | null;
};

/** An action card is drawn. */
export type CheekyDrawEvent = {
  event: "draw";
  rule: string;
  seat: number;
  /** null for all but the player */
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break" | null;
};

/** A discard pile becomes the deck again (CM-27). */
export type CheekyReshuffleEvent = {
  event: "reshuffle";
  rule: string;
  deck: "monkeys" | "zombies" | "actions";
  /** how many cards the deck has now */
  cards: number;
};

/** A Destroyer's trainer hands out action cards, face down (CM-52, CM-Q30). */
export type CheekyReceiveEvent = {
  event: "receive";
  rule: string;
  /** who gives them */
  seat: number;
  /** who receives them */
  other: number;
  /** how many cards */
  count: number;
  /** null for all but these two */
  cards: Record<string, number> | null;
};

/** A card is fed to the Brain Eater (CM-H8). */
export type CheekyDiscardEvent = {
  event: "discard";
  rule: string;
  seat: number;
  card: "no-way" | "grounding" | "closed-for-holiday" | "soggy-fuses" | "great-escape" | "tactical-exchange" | "sanitary-check" | "common-misfortune" | "special-delivery" | "banana-break";
};

/** Water and electricity: Headscratchers are at risk (CM-31). */
export type CheekyShockEvent = {
  event: "shock";
  rule: string;
  seat: number;
  monkeys: string[];
};

/** A shock is over, and nobody blew up (CM-61, CM-Q21). */
export type CheekySparedEvent = {
  event: "spared";
  rule: string;
  seat: number;
};

/** A pair of fuses is checked at the end of a round (CM-29, CM-Q16, CM-H1). */
export type CheekyFusesEvent = {
  event: "fuses";
  rule: string;
  seat: number;
  result: "lit" | "defused" | "soggy";
};

/** A player blows up; what goes to the discard piles is open (CM-29, CM-31, CM-32). */
export type CheekyExplodeEvent = {
  event: "explode";
  rule: string;
  seat: number;
  cause: "shock" | "fuses";
  monkeys: string[];
  cards: Record<string, number>;
};

/** A player is out of the game (CM-32). */
export type CheekyOutEvent = {
  event: "out";
  rule: string;
  seat: number;
};

/** A player goes on as a zombie (CM-67, CM-71). */
export type CheekyZombieEvent = {
  event: "zombie";
  rule: string;
  seat: number;
};

/** The game is won (CM-33, CM-72, CM-73). */
export type CheekyWinEvent = {
  event: "win";
  rule: string;
  seat: number;
  reason: "survivor" | "last-living" | "legendary";
};

export type CheekyEvent = CheekyTurnEvent | CheekyDoneEvent | CheekyPassedEvent | CheekyLapseEvent | CheekyPlayEvent | CheekyStopEvent | CheekyOverEvent | CheekyFizzleEvent | CheekyClosedEvent | CheekySoggyEvent | CheekyGroundedEvent | CheekyArriveEvent | CheekyEffectEvent | CheekyHeldBackEvent | CheekyRemovedEvent | CheekyLostEvent | CheekyOnDeckEvent | CheekyNoCardEvent | CheekyBarredEvent | CheekyDealEvent | CheekyDrawEvent | CheekyReshuffleEvent | CheekyReceiveEvent | CheekyDiscardEvent | CheekyShockEvent | CheekySparedEvent | CheekyFusesEvent | CheekyExplodeEvent | CheekyOutEvent | CheekyZombieEvent | CheekyWinEvent;

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

/** A monkey kept in safety by a player. */
export interface ItchySafeMonkeyView {
  number: number;
  species: string;
}

/** A player's species, the lice still on it, and the monkeys it keeps in safety. */
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

export type ItchyPlace = {
  kind: "place";
  cell: string;
};

export type ItchySpawn = {
  kind: "spawn";
  cell: string;
  spies: number;
};

export type ItchySettle = {
  kind: "settle";
  cell: string;
};

export type ItchyJump = {
  kind: "jump";
  cell: string;
  way: "north" | "east" | "south" | "west";
  louse: "worker" | "queen" | "spy";
};

export type ItchyBump = {
  kind: "bump";
  cell: string;
  way: "north" | "east" | "south" | "west";
  distance: number;
  workers: number;
  queens: number;
  spies: number;
  shove: number;
};

export type ItchyNitpick = {
  kind: "nitpick";
  cell: string;
};

export type ItchyExchange = {
  kind: "exchange";
  cell: string;
};

export type ItchySkip = {
  kind: "skip";
};

export type ItchyEnd = {
  kind: "end";
};

export type ItchyPick = {
  kind: "pick";
  species: "gorilla" | "baboon" | "lemur" | "capuchin" | "howler" | "tamarin";
};

export type ItchyLeave = {
  kind: "leave";
  cell: string;
  way: "north" | "east" | "south" | "west";
};

export type ItchyAction = ItchyPlace | ItchySpawn | ItchySettle | ItchyJump | ItchyBump | ItchyNitpick | ItchyExchange | ItchySkip | ItchyEnd | ItchyPick | ItchyLeave;

/** A player's first lice come onto the board (IM-10). */
export type ItchyPlaceEvent = {
  event: "place";
  rule: string;
  seat: number;
  cell: string;
  workers: number;
  queens: number;
};

/** Workers, or a spy, come onto a monkey (IM-20, IM-51, IM-63). */
export type ItchySpawnEvent = {
  event: "spawn";
  rule: string;
  seat: number;
  cell: string;
  workers: number;
  spies: number;
};

/** A player without lice on the board comes back (IM-21). */
export type ItchySettleEvent = {
  event: "settle";
  rule: string;
  seat: number;
  cell: string;
  workers: number;
};

/** A monkey is moved to another space (IM-26). */
export type ItchyBumpEvent = {
  event: "bump";
  rule: string;
  seat: number;
  cell: string;
  to: string;
  way: "north" | "east" | "south" | "west";
  /** in spaces */
  distance: number;
  species: "gorilla" | "baboon" | "lemur" | "capuchin" | "howler" | "tamarin";
};

/** A gorilla pushes the next monkey on (IM-40). */
export type ItchyShoveEvent = {
  event: "shove";
  rule: string;
  seat: number;
  cell: string;
  to: string;
  way: "north" | "east" | "south" | "west";
  species: "gorilla" | "baboon" | "lemur" | "capuchin" | "howler" | "tamarin";
};

/** Lice jump to another monkey (IM-25). */
export type ItchyJumpEvent = {
  event: "jump";
  rule: string;
  seat: number;
  cell: string;
  to: string;
  workers: number;
  queens: number;
  spies: number;
};

/** Lice go over to the monkey bumped into (IM-27, IM-64). */
export type ItchyCrossEvent = {
  event: "cross";
  rule: string;
  seat: number;
  cell: string;
  to: string;
  workers: number;
  queens: number;
  spies: number;
};

/** Lice arrive where others are (IM-28). */
export type ItchyFightEvent = {
  event: "fight";
  rule: string;
  seat: number;
  cell: string;
  /** whose lice go back to the supply */
  loser: number;
  /** power of those who come */
  attack: number;
  /** power of those who are there */
  defence: number;
  /** `match`: all go home; `exceed`: those who come stay */
  result: "match" | "exceed";
  /** of the loser */
  workers: number;
  /** of the loser */
  queens: number;
};

/** A player's lice are picked off (IM-29). */
export type ItchyNitpickEvent = {
  event: "nitpick";
  rule: string;
  seat: number;
  cell: string;
  /** whose lice go back to the supply */
  loser: number;
  workers: number;
  queens: number;
  spies: number;
};

/** Workers become a queen (IM-16). */
export type ItchyExchangeEvent = {
  event: "exchange";
  rule: string;
  seat: number;
  cell: string;
  workers: number;
};

/** A phase is passed over, because nothing in it can be done (IM-20, IM-30). */
export type ItchySkipEvent = {
  event: "skip";
  rule: string;
  seat: number;
  phase: "spawn" | "move";
};

/** A turn begins (IM-12). */
export type ItchyTurnEvent = {
  event: "turn";
  rule: string;
  seat: number;
  round: number;
};

/** The game is won (IM-35, IM-67). */
export type ItchyWinEvent = {
  event: "win";
  rule: string;
  seat: number;
  reason: "gorillas" | "species" | "kinds" | "clean";
};

/** The game ends and nobody wins (IM-36). */
export type ItchyDrawEvent = {
  event: "draw";
  rule: string;
  reason: "repetition" | "rounds";
};

/** A player picks the species to look after (IM-60). */
export type ItchyPickEvent = {
  event: "pick";
  rule: string;
  seat: number;
  species: "gorilla" | "baboon" | "lemur" | "capuchin" | "howler" | "tamarin";
};

/** A monkey leaves the board, into safety (IM-65). */
export type ItchyLeaveEvent = {
  event: "leave";
  rule: string;
  seat: number;
  cell: string;
  way: "north" | "east" | "south" | "west";
  species: "gorilla" | "baboon" | "lemur" | "capuchin" | "howler" | "tamarin";
};

/** Six workers become a queen by themselves (IM-62). */
export type ItchyHatchEvent = {
  event: "hatch";
  rule: string;
  cell: string;
};

/** A second queen: everything comes off the monkey (IM-62). */
export type ItchyCleanEvent = {
  event: "clean";
  rule: string;
  cell: string;
  workers: number;
  queens: number;
};

/** A worker goes to each neighbour (IM-66). */
export type ItchyOutbreakEvent = {
  event: "outbreak";
  rule: string;
  cell: string;
  /** the spaces of the monkeys reached */
  to: string[];
};

export type ItchyEvent = ItchyPlaceEvent | ItchySpawnEvent | ItchySettleEvent | ItchyBumpEvent | ItchyShoveEvent | ItchyJumpEvent | ItchyCrossEvent | ItchyFightEvent | ItchyNitpickEvent | ItchyExchangeEvent | ItchySkipEvent | ItchyTurnEvent | ItchyWinEvent | ItchyDrawEvent | ItchyPickEvent | ItchyLeaveEvent | ItchyHatchEvent | ItchyCleanEvent | ItchyOutbreakEvent;

/** The types of each game, by its name. */
export interface Games {
  "after-us": { view: AfterUsView; action: AfterUsAction; event: AfterUsEvent; advice: AfterUsAdvice };
  "cheeky-monkeys": { view: CheekyView; action: CheekyAction; event: CheekyEvent; advice: null };
  "itchy-monkey": { view: ItchyView | ItchyClanView; action: ItchyAction; event: ItchyEvent; advice: null };
}

export type GameName = keyof Games;

/** How texts say values that cannot be shown as they are: players by name, an entry for each seat, cards by name. */
export type Said = "seat" | "seats" | "each" | "card" | "cards";

/** The fields of each event that are said in this way, by game and event. */
export const SAID: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Said>>>>>> = {
  "after-us": {
    "done": { seat: "seat" },
    "over": { winners: "seats", points: "each" },
    "draw": { seat: "seat" },
    "arrange": { seat: "seat" },
    "activate": { seat: "seat" },
    "reactivate": { seat: "seat" },
    "skip": { seat: "seat" },
    "remove": { seat: "seat" },
    "swap": { seat: "seat" },
    "fridge": { seat: "seat" },
    "computer": { seat: "seat" },
    "console": { seat: "seat" },
    "choose": { seat: "seat" },
    "reveal": { tokens: "each", ranks: "each" },
    "bonus": { seat: "seat" },
    "copy": { seat: "seat", other: "seat" },
    "recruit": { seat: "seat" },
    "serve": { seat: "seat" },
    "refund": { seat: "seat" },
  },
  "cheeky-monkeys": {
    "turn": { seat: "seat" },
    "done": { seat: "seat" },
    "lapse": { closed: "seats", soggy: "seats" },
    "play": { seat: "seat", monkey: "card", trainer: "seat", given: "card", other: "seat" },
    "stop": { seat: "seat", other: "seat" },
    "over": { seat: "seat", monkey: "card" },
    "fizzle": { seat: "seat" },
    "closed": { seat: "seat" },
    "soggy": { seat: "seat", by: "seat" },
    "grounded": { seat: "seat", monkey: "card" },
    "arrive": { seat: "seat", monkey: "card", other: "seat" },
    "effect": { seat: "seat", monkey: "card" },
    "held-back": { seat: "seat", monkey: "card" },
    "removed": { seat: "seat", monkey: "card" },
    "lost": { monkey: "card" },
    "on-deck": { seat: "seat", monkey: "card" },
    "no-card": { seat: "seat" },
    "barred": { seat: "seat" },
    "deal": { seat: "seat" },
    "draw": { seat: "seat" },
    "receive": { seat: "seat", other: "seat" },
    "discard": { seat: "seat" },
    "shock": { seat: "seat", monkeys: "cards" },
    "spared": { seat: "seat" },
    "fuses": { seat: "seat" },
    "explode": { seat: "seat", monkeys: "cards" },
    "out": { seat: "seat" },
    "zombie": { seat: "seat" },
    "win": { seat: "seat" },
  },
  "itchy-monkey": {
    "place": { seat: "seat" },
    "spawn": { seat: "seat" },
    "settle": { seat: "seat" },
    "bump": { seat: "seat" },
    "shove": { seat: "seat" },
    "jump": { seat: "seat" },
    "cross": { seat: "seat" },
    "fight": { seat: "seat", loser: "seat" },
    "nitpick": { seat: "seat", loser: "seat" },
    "exchange": { seat: "seat" },
    "skip": { seat: "seat" },
    "turn": { seat: "seat" },
    "win": { seat: "seat" },
    "pick": { seat: "seat" },
    "leave": { seat: "seat" },
  },
};
