// A board seen from a corner: from a spot to the screen and back, and what stands in the way.
import assert from "node:assert/strict";
import { test } from "node:test";

import { cellName } from "../../web/cells.js";
import { ringPath, ringsAround } from "../../web/outline.js";
import { BLOCK, cellSeenAt, inPlane, NARROWEST, planeIn, pointOf, spotAt, tiltedCellWidth } from "../../web/tilt.js";

const plane = planeIn({ left: 100, top: 50, width: 1125 }, 15, 15);
const flat = () => 0;

test("the box around a tilted grid tells its side and its far corner", () => {
  assert.equal("43.301", plane.side.toFixed(3));
  assert.equal("662.5", plane.left.toFixed(1));
});

test("every cell is found at its middle, and on ground that is flat near all of its corners", () => {
  const near = [0.02, 0.5, 0.98];
  for (let column = 0; column < 15; column += 1)
    for (let row = 0; row < 15; row += 1)
      for (const x of near)
        for (const y of near) {
          const point = pointOf(plane, column + x, row + y);
          assert.equal(cellName(column, row), cellSeenAt(plane, point.x, point.y, flat));
        }
});

test("there and back is where it began", () => {
  const point = pointOf(plane, 3.25, 11.75);
  const spot = spotAt(plane, point.x, point.y);

  assert.deepEqual(["3.250", "11.750"], [spot.column.toFixed(3), spot.row.toFixed(3)]);
});

test("beside the board there is no cell", () => {
  for (const [column, row] of [[-0.1, 5], [5, -0.1], [15.1, 5], [5, 15.1]]) {
    const point = pointOf(plane, column, row);
    assert.equal(null, cellSeenAt(plane, point.x, point.y, flat));
  }
});

test("the top of a block is its cell's, though the cell behind lies there", () => {
  const heightOf = (cell) => (cell === "H8" ? BLOCK : 0);
  const top = pointOf(plane, 7.1, 7.1, BLOCK);

  assert.equal("H8", cellSeenAt(plane, top.x, top.y, heightOf));
  assert.equal("G7", cellSeenAt(plane, top.x, top.y, flat));
});

test("both sides of a block are its cell's", () => {
  const heightOf = (cell) => (cell === "H8" ? BLOCK : 0);
  for (const [column, row] of [[7.5, 8], [8, 7.5]]) {
    const side = pointOf(plane, column - 1e-6, row - 1e-6, BLOCK / 2);
    assert.equal("H8", cellSeenAt(plane, side.x, side.y, heightOf));
  }
});

test("a block hides a part of the cell behind it, but never its middle", () => {
  const heightOf = (cell) => (cell === "G7" ? 0 : BLOCK);
  const middle = pointOf(plane, 6.5, 6.5);
  const edge = pointOf(plane, 6.9, 6.5);

  assert.equal("G7", cellSeenAt(plane, middle.x, middle.y, heightOf));
  assert.equal("H7", cellSeenAt(plane, edge.x, edge.y, heightOf));
});

test("a block in the far corner is met above the board", () => {
  const top = pointOf(plane, 0, 0, BLOCK);

  assert.equal("A1", cellSeenAt(plane, top.x, top.y + 1, () => BLOCK));
  assert.equal(null, cellSeenAt(plane, top.x, top.y + 1, flat));
});

test("straight up on the screen is against both axes of the plane", () => {
  const { x, y } = inPlane(0, -10);

  assert.deepEqual([-10, -10], [x, y]);
});

test("a desk has room for a tilted board, phones and tablets held upright have not", () => {
  const width = (w, h, side = 15) => tiltedCellWidth({ width: w, height: h }, side, side);

  assert.ok(width(1440, 900) > 70 && width(1440, 900) < 82, `${width(1440, 900)}`);
  assert.ok(width(1366, 768) > NARROWEST);
  assert.ok(width(390, 844) < NARROWEST);
  assert.ok(width(820, 1180) < NARROWEST);
  assert.ok(width(844, 390) < NARROWEST);
  assert.ok(width(1024, 1366) < NARROWEST);
  assert.ok(width(1280, 720) < NARROWEST);
  assert.ok(width(1280, 720, 11) > NARROWEST);
});

test("the line around a run is one ring with corners only where it turns", () => {
  const [ring, ...others] = ringsAround(["A1", "B1", "C1", "C2"]);

  assert.deepEqual([], others);
  assert.deepEqual([[0, 0], [3, 0], [3, 2], [2, 2], [2, 1], [0, 1]], ring);
});

test("a run around a hole has a ring inside too", () => {
  const around = ["A1", "B1", "C1", "C2", "C3", "B3", "A3", "A2"];
  const rings = ringsAround(around);

  assert.deepEqual([[0, 0], [3, 0], [3, 3], [0, 3]], rings[0]);
  assert.deepEqual([[1, 1], [1, 2], [2, 2], [2, 1]].sort(), [...rings[1]].sort());
});

test("cells that touch at a corner are two rings", () => {
  assert.equal(2, ringsAround(["A1", "B2"]).length);
});

test("no cells, no line", () => {
  assert.equal("", ringPath(ringsAround([]), 100));
});

test("the line can run outside the cells", () => {
  assert.equal("M-2 -2L102 -2L102 102L-2 102Z", ringPath(ringsAround(["A1"]), 100, -2));
});
