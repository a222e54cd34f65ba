import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeadingTo, type Box, type Point } from './safe-area.js';

const at = fc.integer({ min: -2000, max: 2000 });
const length = fc.integer({ min: 20, max: 800 });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

/** A submenu to the right of the pointer, `gap` px away. */
const scene = fc
  .record({ x: at, y: at, gap: fc.integer({ min: 1, max: 400 }), above: length, below: length, width: length })
  .map(({ x, y, gap, above, below, width }) => {
    const from: Point = { x, y };
    const box: Box = { left: x + gap, right: x + gap + width, top: y - above, bottom: y + below };
    return { from, box };
  });
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });
const mirroredBox = ({ left, right, top, bottom }: Box): Box => ({ left: -right, right: -left, top, bottom });

describe('safe area to a submenu', () => {
  it('contains every point of every straight path to the near edge', () =>
    fc.assert(
      fc.property(scene, fraction, fraction, ({ from, box }, along, progress) => {
        const goal = { x: box.left, y: box.top + (box.bottom - box.top) * along };
        expect(isHeadingTo(from, between(from, goal, progress), box)).toBe(true);
      }),
    ));

  it('contains every point of the submenu', () =>
    fc.assert(
      fc.property(scene, fraction, fraction, ({ from, box }, across, down) => {
        expect(
          isHeadingTo(
            from,
            { x: box.left + (box.right - box.left) * across, y: box.top + (box.bottom - box.top) * down },
            box,
          ),
        ).toBe(true);
      }),
    ));

  it('contains no point behind the pointer', () =>
    fc.assert(
      fc.property(
        scene,
        fc.integer({ min: 6, max: 500 }),
        fc.integer({ min: -500, max: 500 }),
        ({ from, box }, back, down) => {
          expect(isHeadingTo(from, { x: from.x - back, y: from.y + down }, box)).toBe(false);
        },
      ),
    ));

  it('contains no point above or below the submenu', () =>
    fc.assert(
      fc.property(scene, fc.integer({ min: 6, max: 500 }), fraction, ({ from, box }, beyond, across) => {
        const x = from.x + (box.right - from.x) * across;
        expect(isHeadingTo(from, { x, y: box.top - beyond }, box)).toBe(false);
        expect(isHeadingTo(from, { x, y: box.bottom + beyond }, box)).toBe(false);
      }),
    ));

  it('does not contain a pointer that moves straight down its own menu', () =>
    fc.assert(
      fc.property(scene, ({ from, box }) => {
        // Below the lower side of the triangle, at the pointer's own x.
        const step = ((box.bottom - from.y + 5) * 5) / (box.left - from.x + 5) + 1;
        expect(isHeadingTo(from, { x: from.x, y: from.y + step }, box)).toBe(false);
      }),
    ));

  it('works the same in right-to-left layouts', () =>
    fc.assert(
      fc.property(scene, at, at, ({ from, box }, x, y) => {
        expect(isHeadingTo(mirrored(from), mirrored({ x, y }), mirroredBox(box))).toBe(
          isHeadingTo(from, { x, y }, box),
        );
      }),
    ));

  it('does not depend on the position on the screen', () =>
    fc.assert(
      fc.property(scene, at, at, at, at, ({ from, box }, x, y, dx, dy) => {
        const moved: Box = { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
        expect(isHeadingTo({ x: from.x + dx, y: from.y + dy }, { x: x + dx, y: y + dy }, moved)).toBe(
          isHeadingTo(from, { x, y }, box),
        );
      }),
    ));

  it('is empty when the submenu overlaps its menu', () => {
    const over = { left: 0, right: 200, top: 50, bottom: 300 };
    expect(isHeadingTo({ x: 90, y: 20 }, { x: 95, y: 30 }, over)).toBe(false);
  });
});
