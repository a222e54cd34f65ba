export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Tolerance around the straight path for an unsteady pointer, in px. */
const SLACK = 5;

const side = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Returns whether a pointer that left its entry at `from` and is now at `to` may be moving to the submenu `target`:
 * whether `to` is in the triangle between `from` and the near edge of the target, or in the target itself. Entries
 * under the pointer must not become active meanwhile.
 */
export function isHeadingTo(from: Point, to: Point, target: Box): boolean {
  if (to.x >= target.left && to.x <= target.right && to.y >= target.top && to.y <= target.bottom) return true;
  const middle = (target.left + target.right) / 2;
  const toRight = from.x <= middle;
  const edge = toRight ? target.left : target.right;
  // If `from` is within the horizontal range of the target, the target is above or below it, and there is no triangle.
  if (toRight ? from.x > edge : from.x < edge) return false;
  const apex = { x: from.x + (toRight ? -SLACK : SLACK), y: from.y };
  const upper = { x: edge, y: target.top - SLACK };
  const lower = { x: edge, y: target.bottom + SLACK };
  const sides = [side(apex, upper, to), side(upper, lower, to), side(lower, apex, to)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
