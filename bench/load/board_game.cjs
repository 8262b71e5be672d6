// A boardgame.io server, as its documentation starts one: in memory, with a game of nine cells that never ends, so that
// nothing is measured but moves. Prints a line when it listens.
"use strict";

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const Cells = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (!(cell >= 0 && cell < 9)) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};

const said = console.log;
// Its own words on starting are not ours to read.
console.log = console.info = () => {};
Server({ games: [Cells], origins: ["*"] })
  .run(Number(process.argv[2]))
  .then(() => said("listening"));
