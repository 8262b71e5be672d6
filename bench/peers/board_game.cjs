// boardgame.io: tic-tac-toe, the game of its own tutorial, in JavaScript. Timed as stopwatch.py times: CPU time, the
// best of some runs of at least this many seconds, one line of JSON per measure.
"use strict";

const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const { version } = require("boardgame.io/package.json");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
};

// One client for all games is twice as fast as one for each.
const client = Client({ game: TicTacToe, debug: false });

function randomGame() {
  client.reset();
  let made = 0;
  let { G, ctx } = client.getState();
  while (!ctx.gameover) {
    const free = [];
    G.cells.forEach((cell, index) => cell === null && free.push(index));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    ({ G, ctx } = client.getState());
    made += 1;
  }
  return made;
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function bestRate(work, runs, seconds) {
  work();
  let best = 0;
  for (let run = 0; run < runs; run += 1) {
    let done = 0;
    let spent = 0;
    const started = cpuSeconds();
    while (spent < seconds) {
      done += work();
      spent = cpuSeconds() - started;
    }
    best = Math.max(best, done / spent);
  }
  return best;
}

function argument(name, usual) {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? usual : Number(process.argv[at + 1]);
  if (!(value > 0)) throw new Error(`${name}: expected a number above 0, not ${process.argv[at + 1]}`);
  return value;
}

const rate = bestRate(randomGame, argument("--runs", 5), argument("--seconds", 0.4));
console.log(JSON.stringify({
  subject: "boardgame.io",
  version,
  game: "tic-tac-toe",
  kind: "play",
  loop: "JavaScript",
  at: "start",
  note: "its local client; every action checked",
  left: 0,
  rate,
}));
