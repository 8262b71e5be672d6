// Players who put a server under load: the same program for Vervet and for boardgame.io, so that whatever the client
// costs is the same for both. The job is a line of JSON on the command line; the answer is one on standard output.
//
// A match has a connection for each seat. A move is over when everybody at the match has seen it; its latency is the time
// until the other player had it. What the server spent is read from /proc, in CPU seconds.
"use strict";

const { execSync } = require("node:child_process");
const fs = require("node:fs");
const { createHash, randomBytes } = require("node:crypto");
const { setTimeout: sleep } = require("node:timers/promises");
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const WARM_UP_MOVES = 6;
const TICKS_PER_SECOND = 100;
// What is accepted before the first move: a commitment and a number.
const DEALT = 2;

const now = () => performance.now();
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const sum = (list) => list.reduce((total, each) => total + each, 0);

/** One connection: which seats are asked, how far it has seen, and who waits for it. */
class Seat {
  constructor(number) {
    this.number = number;
    this.version = -1;
    this.asked = [];
    this.bytes = 0;
    this.waiting = null;
  }

  /** Resolves, with the moment, when a version has been seen. */
  reach(version) {
    if (this.version >= version) return Promise.resolve(now());
    return new Promise((resolve, reject) => {
      this.waiting = { version, resolve, reject };
    });
  }

  seen(version) {
    this.version = version;
    if (this.waiting && version >= this.waiting.version) {
      const { resolve } = this.waiting;
      this.waiting = null;
      resolve(now());
    }
  }

  fail(error) {
    if (!this.waiting) throw error;
    this.waiting.reject(error);
  }
}

/** A seat of a Vervet match; it takes part in the deal, as every client does. */
class VervetSeat extends Seat {
  constructor(site, match, token, number) {
    super(number);
    this.legal = [];
    this.number32 = randomBytes(32);
    this.given = new Set();
    this.accepted = 0;
    this.id = 0;
    this.socket = new WebSocket(`ws://${site.address}/api/matches/${match}/play`, { perMessageDeflate: false });
    this.socket.on("open", () => this.send({ type: "join", tokens: [token], changes: true }));
    this.socket.on("error", (error) => this.fail(error));
    this.socket.on("message", (data) => {
      this.bytes += data.length;
      const heard = JSON.parse(data);
      for (const message of Array.isArray(heard) ? heard : [heard]) this.hear(message);
    });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(message) {
    // Where several are asked at once, somebody else may be faster: the table that follows asks again.
    if (message.type === "refused" && message.code !== "stale") this.fail(new Error(`refused: ${message.detail}`));
    else if (message.type === "accepted") this.accepted += 1;
    else if (message.type === "deal") this.give(message);
    else if (message.type === "table" || message.type === "change") {
      if (message.asked !== undefined) this.asked = message.asked;
      if (message.legal !== undefined) this.legal = message.legal;
      this.seen(message.version);
    }
  }

  /** What the deal waits for: all seats here are one client, and its first seat gives the number. */
  give(deal) {
    const client = deal.clients.find((each) => each.seats[0] === this.number);
    if (!client || this.given.has(deal.stage)) return;
    if (deal.stage === "committing" && client.commitment === null) {
      this.given.add(deal.stage);
      const terms = createHash("sha256").update(deal.terms).digest();
      const hash = createHash("sha256").update("vervet number 2\0").update(terms);
      const commitment = hash.update(Buffer.from([this.number])).update(this.number32).digest("hex");
      this.send({ type: "commit", id: 0, seat: this.number, commitment });
    } else if (deal.stage === "revealing" && !client.revealed) {
      this.given.add(deal.stage);
      this.send({ type: "reveal", id: 0, seat: this.number, number: this.number32.toString("hex") });
    }
  }

  act() {
    this.id += 1;
    this.send({ type: "act", id: this.id, seat: this.number, version: this.version, action: pick(this.legal) });
  }

  close() {
    this.socket.close();
  }
}

class Vervet {
  constructor(address, setup) {
    this.address = address;
    this.setup = setup;
  }

  async open() {
    const answer = await fetch(`http://${this.address}/api/matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(this.setup),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const made = await answer.json();
    return made.seats.map(({ seat, token }) => new VervetSeat(this, made.match, token, seat));
  }
}

/** A seat of a boardgame.io match, over the socket that its own client uses. */
class BoardSeat extends Seat {
  constructor(site, match, number) {
    super(number);
    this.match = match;
    this.socket = io(`http://${site.address}/cells`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.socket.on("connect", () => this.socket.emit("sync", match, String(number), undefined, 2));
    this.socket.on("connect_error", (error) => this.fail(error));
    this.socket.on("sync", (_, { state }) => this.take(state));
    this.socket.on("update", (_, state) => this.take(state));
    this.socket.on("matchData", () => {});
    this.socket.io.engine.on("packet", ({ data }) => {
      this.bytes += data ? data.length : 0;
    });
  }

  take(state) {
    this.asked = state.ctx.gameover ? [] : [Number(state.ctx.currentPlayer)];
    this.seen(state._stateID);
  }

  act() {
    const payload = { type: "mark", args: [Math.floor(Math.random() * 9)], playerID: String(this.number), credentials: undefined };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.version, this.match, String(this.number));
  }

  close() {
    this.socket.close();
  }
}

class BoardGame {
  constructor(address) {
    this.address = address;
  }

  async open() {
    const match = randomBytes(8).toString("hex");
    const first = new BoardSeat(this, match, 0);
    // The first to ask makes the match.
    await first.reach(0);
    return [first, new BoardSeat(this, match, 1)];
  }
}

/** A match that is played at random; a new one is begun when it is over. */
class Pairing {
  constructor(site) {
    this.site = site;
    this.seats = [];
    this.spent = 0;
  }

  async open() {
    this.seats = await this.site.open();
    await Promise.all(this.seats.map((seat) => seat.reach(0)));
  }

  get bytes() {
    return this.spent + sum(this.seats.map((seat) => seat.bytes));
  }

  close() {
    this.spent = this.bytes;
    for (const seat of this.seats) seat.close();
    this.seats = [];
  }

  /** Make a move; resolves with the milliseconds until the other player had it. */
  async move() {
    let asked = this.seats[0].asked;
    if (!asked.length) {
      this.close();
      await this.open();
      asked = this.seats[0].asked;
    }
    const mover = this.seats[asked[0]];
    const before = this.seats.map((seat) => seat.version);
    const start = now();
    const seen = this.seats.map((seat, at) => seat.reach(before[at] + 1));
    mover.act();
    const moments = await Promise.all(seen);
    const others = moments.filter((_, at) => this.seats[at] !== mover);
    return Math.max(...others) - start;
  }

  /** A move that not everybody need see: only the one who made it is waited for. */
  async step() {
    const mover = this.seats.find((seat) => seat.legal.length && seat.asked.includes(seat.number));
    if (!mover) return sleep(5);
    const seen = mover.reach(mover.version + 1);
    mover.act();
    return seen;
  }

  /** Move until the end of time; `pause`: milliseconds from one move to the next, on average. */
  async play(end, pause) {
    const taken = [];
    let due = now() + Math.random() * pause;
    while (now() < end) {
      if (pause) {
        if (due > now()) await sleep(due - now());
        due += pause * (0.5 + Math.random());
      }
      taken.push(await this.move());
    }
    return taken;
  }
}

function cpuSeconds(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function residentBytes(pid) {
  const line = fs.readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/);
  return Number(line[1]) * 1024;
}

const rounded = (value, digits = 2) => Number(value.toFixed(digits));

function percentile(taken, part) {
  const ordered = [...taken].sort((a, b) => a - b);
  return rounded(ordered[Math.min(ordered.length - 1, Math.floor((ordered.length * part) / 100))] ?? 0);
}

async function phase(pairings, job, pause) {
  const start = now();
  const cpu = cpuSeconds(job.pid);
  const bytes = sum(pairings.map((each) => each.bytes));
  const taken = (await Promise.all(pairings.map((each) => each.play(start + job.seconds * 1000, pause)))).flat();
  const spent = cpuSeconds(job.pid) - cpu;
  const elapsed = (now() - start) / 1000;
  return {
    moves: taken.length,
    moves_per_s: rounded(taken.length / elapsed, 1),
    moves_per_cpu_s: spent > 0 ? rounded(taken.length / spent, 1) : 0,
    cpu_share: rounded(spent / elapsed),
    p50_ms: percentile(taken, 50),
    p99_ms: percentile(taken, 99),
    bytes_per_move_and_seat: rounded((sum(pairings.map((each) => each.bytes)) - bytes) / Math.max(1, taken.length) / 2, 0),
  };
}

async function opened(site, count) {
  const pairings = Array.from({ length: count }, () => new Pairing(site));
  for (const pairing of pairings) await pairing.open();
  return pairings;
}

/** So many matches at once: first flat out, then at a pace that both servers can keep. */
async function under(site, job) {
  const pairings = await opened(site, job.matches);
  for (let move = 0; move < WARM_UP_MOVES; move += 1) await Promise.all(pairings.map((each) => each.move()));
  const flat = await phase(pairings, job, 0);
  const paced = await phase(pairings, job, (1000 * job.matches) / job.pace);
  for (const each of pairings) each.close();
  return { flat, paced };
}

/** What a match weighs, halfway through, with both players connected. */
async function weigh(site, job) {
  const first = await opened(site, 2);
  for (const each of first) for (let move = 0; move < job.moves; move += 1) await each.move();
  const empty = residentBytes(job.pid);
  const pairings = await opened(site, job.matches);
  for (let move = 0; move < job.moves; move += 1) await Promise.all(pairings.map((each) => each.move()));
  const full = residentBytes(job.pid);
  for (const each of [...first, ...pairings]) each.close();
  return { kib_per_match: rounded((full - empty) / job.matches / 1024, 1) };
}

/** How much each seat is sent for a move, after so many moves. */
async function sent(site, job) {
  const pairing = new Pairing(site);
  await pairing.open();
  const moves = () => sum(pairing.seats.map((seat) => seat.accepted)) - DEALT;
  while (moves() < job.early && pairing.seats[0].asked.length) await pairing.step();
  const bytes = pairing.bytes;
  const first = moves();
  while (moves() < first + job.moves && pairing.seats[0].asked.length) await pairing.step();
  const made = moves() - first;
  const received = pairing.bytes - bytes;
  const seats = pairing.seats.length;
  pairing.close();
  return { moves: made, seats, bytes_per_move_and_seat: rounded(received / Math.max(1, made) / seats, 0) };
}

/** So many moves in each match, between two commands that begin and end a measurement. */
async function counted(site, job) {
  const pairings = await opened(site, job.matches);
  const play = (moves) =>
    Promise.all(
      pairings.map(async (each) => {
        for (let move = 0; move < moves; move += 1) await each.move();
      }),
    );
  await play(job.warm);
  execSync(job.before, { stdio: "ignore" });
  await play(job.moves);
  execSync(job.after, { stdio: "ignore" });
  for (const each of pairings) each.close();
  return { moves: job.moves * job.matches };
}

async function main() {
  const job = JSON.parse(process.argv[2]);
  const site = job.server === "boardgame.io" ? new BoardGame(job.address) : new Vervet(job.address, job.setup);
  const work = { under, weigh, sent, counted }[job.kind];
  process.stdout.write(`${JSON.stringify(await work(site, job))}\n`);
  process.exit(0);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
