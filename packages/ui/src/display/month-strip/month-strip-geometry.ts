import { monthCount, type Layer } from '../month-dial/month-mark.js';

/** Lengths in CSS px at the default text size. The space above the cells is for the ticks. */
const cell = { width: 14, height: 18, gap: 2, top: 6 };
export const stripSize = {
  width: monthCount * (cell.width + cell.gap) - cell.gap,
  height: cell.top + cell.height,
};

const left = (index: number) => index * (cell.width + cell.gap);
const rect = (index: number, from: number, to: number) => {
  const bottom = cell.top + cell.height;
  const [low, high] = [bottom - cell.height * from, bottom - cell.height * to];
  return `M${left(index)} ${high}h${cell.width}V${low}h${-cell.width}Z`;
};

const spacing = 4;
/** Diagonal lines within a box, and its upper edge. */
function hatch(index: number, from: number, to: number): string {
  const bottom = cell.top + cell.height;
  const box = { x: left(index), y: bottom - cell.height * to, height: cell.height * (to - from) };
  const lines: string[] = [];
  for (let start = spacing / 2 - box.height; start < cell.width; start += spacing) {
    // A line from the lower edge to the upper edge, cut at the sides of the box.
    const [lowX, highX] = [Math.max(0, start), Math.min(cell.width, start + box.height)];
    if (highX <= lowX) continue;
    const yAt = (x: number) => Number((box.y + box.height - (x - start)).toFixed(2));
    lines.push(`M${box.x + lowX} ${yAt(lowX)}L${Number((box.x + highX).toFixed(2))} ${yAt(highX)}`);
  }
  return `${lines.join('')}M${box.x} ${Number((box.y + 0.5).toFixed(2))}h${cell.width}`;
}

/** Draws the months of a strip as SVG paths, the first at the start. */
export const stripGeometry = {
  layer: (index: number, { slot, from, to }: Layer) =>
    slot === 'hatch' ? hatch(index, from, to) : rect(index, from, to),
  /** The whole cell, which receives the pointer. */
  cell: (index: number) => rect(index, 0, 1),
  /** The tick of a position in months, above the cells. */
  tick: (position: number) => `M${Number(xAt(position).toFixed(2))} 0.5v3.5`,
  /** The mark of a target date: a triangle that points at its day. */
  target: (position: number) => `M${Number(xAt(position).toFixed(2))} 5l-3.5 -5h7Z`,
};

const xAt = (position: number) => {
  const index = Math.floor(position);
  return left(index) + (position - index) * cell.width;
};
