/** A window of rows of one height, without sorting, columns or keyboard: the practical limit. */
import { memo, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { columns, size, type GridAdapter, type Row } from '../src/grid-contract';

const Line = memo(({ row, top }: { row: Row; top: number }) => (
  <div role="row" style={{ transform: `translateY(${top}px)` }}>
    {columns.map((name) => (
      <div role="gridcell" key={name}>
        {row[name]}
      </div>
    ))}
  </div>
));
const slots = Math.ceil(size.height / size.row) + 8;

function Grid({ rows }: { rows: Row[] }) {
  const [first, setFirst] = useState(0);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const next = Math.max(0, Math.floor(currentTarget.scrollTop / size.row) - 4);
    if (next !== first) flushSync(() => setFirst(next));
  };
  const lines = [];
  for (let index = first; index < Math.min(rows.length, first + slots); index++)
    lines.push(<Line key={index % slots} row={rows[index]!} top={index * size.row} />);
  return (
    <div role="grid" aria-rowcount={rows.length} className="plain" onScroll={onScroll}>
      <div style={{ height: rows.length * size.row }}>{lines}</div>
    </div>
  );
}
const adapter: GridAdapter = { Grid, scroller: (root) => root.querySelector('.plain') };
export default adapter;
