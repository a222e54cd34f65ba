'use client';
import { showWhole } from '../../foundation/show-whole.js';
import { memo, type ReactNode } from 'react';
import { ChevronDown } from '../../foundation/glyphs.js';
import { barsIn, type RowBars } from './row-bars.js';
import { cellsOf } from './row-cells.js';
import { Bar, type Geometry, type Shared } from './timeline-bar.js';
import { isoOfDay } from './timeline-days.js';
import type { TimelineLine } from './timeline-lines.js';
import type { Stop } from './timeline-stops.js';
import type { Columns } from './timeline-ticks.js';
import type { TimelineRow } from './timeline-types.js';

interface LineProps {
  line: TimelineLine;
  /** Position in the tree grid, header rows included, from 1. */
  rowIndex: number;
  /** Distance from the first line in rem. */
  top: number;
  bars: RowBars;
  columns: Columns;
  /** The mounted days, from the first day of the timeline. */
  from: number;
  to: number;
  /** The stop with the focus, if it is in this line. */
  active: Stop | null;
  /** Ids of the selected and the moving bars of this line, each followed by a line break. */
  selected: string;
  moving: string;
  rowHeader: ((row: TimelineRow) => ReactNode) | undefined;
  shared: Shared;
}

const has = (ids: string, id: string) => ids !== '' && ids.split('\n').includes(id);

/** The cells of a row: the columns in which bars start, and the one with the focus. */
function Cells({ line, bars, columns, from, to, active, selected, moving, shared }: LineProps) {
  if (line.kind === 'group') return null;
  const { first } = columns;
  const { row } = line;
  const shown = barsIn(bars, first + from, first + to);
  if (active?.kind === 'bar') {
    const at = bars.bars.findIndex(({ id }) => id === active.id);
    if (at >= 0 && !shown.includes(at)) shown.push(at);
    shown.sort((a, b) => a - b);
  }
  return cellsOf(bars, shown, columns, first + from, active).map((cell) => (
    <div
      key={cell.key}
      role="gridcell"
      aria-colindex={cell.column + 2}
      aria-selected={
        selected && cell.bars.length > 0 ? cell.bars.every((at) => has(selected, bars.bars[at]!.id)) : undefined
      }
    >
      {cell.bars.map((at) => {
        const bar = bars.bars[at]!;
        return (
          <Bar
            key={bar.id}
            bar={bar}
            row={row}
            from={bars.starts[at]! - first}
            days={bars.ends[at]! - bars.starts[at]! + 1}
            lane={bars.lanes[at]!}
            isTabStop={active?.kind === 'bar' && active.id === bar.id}
            isSelected={has(selected, bar.id)}
            isMoving={has(moving, bar.id)}
            shared={shared}
          />
        );
      })}
      {cell.free && (
        <button
          type="button"
          data-slot="free"
          tabIndex={0}
          aria-label={shared.labels.free(
            row.label,
            shared.format.range(isoOfDay(cell.free.from), isoOfDay(cell.free.to)),
          )}
          style={{ '--from': cell.free.from - first, '--days': cell.free.to - cell.free.from + 1 } as Geometry}
        />
      )}
    </div>
  ));
}

/** A row or a group. It is one element with all its cells in visual order; the row header is sticky inside it. */
export const Line = memo(function Line(props: LineProps) {
  const { line, rowIndex, top, bars, active, rowHeader, shared } = props;
  const isGroup = line.kind === 'group';
  const { end } = isGroup ? line.group : line.row;
  const tabIndex = active?.kind === 'header' ? 0 : -1;
  const style: Geometry = { '--top': top };
  if (bars.laneCount > 1) style['--lanes'] = bars.laneCount;
  if (line.level > 1) style['--level'] = line.level - 1;
  return (
    <div
      role="row"
      data-slot={line.kind}
      data-line={line.id}
      aria-rowindex={rowIndex}
      aria-level={line.level}
      aria-expanded={isGroup ? !line.folded : undefined}
      style={style}
    >
      <div role="rowheader" aria-colindex={1} data-slot="row-header" tabIndex={isGroup ? undefined : tabIndex}>
        {isGroup ? (
          <button type="button" data-slot="fold" tabIndex={tabIndex} aria-expanded={!line.folded}>
            <ChevronDown />
            <span data-slot="label" dir="auto">
              {line.group.label}
            </span>
            <bdi data-slot="end">{end ?? shared.labels.rows(line.rowCount)}</bdi>
          </button>
        ) : (
          <>
            <span data-slot="label" dir="auto" onPointerEnter={showWhole}>
              {rowHeader ? rowHeader(line.row) : line.row.label}
              {line.row.description && <bdi data-slot="description">{line.row.description}</bdi>}
            </span>
            {end && <bdi data-slot="end">{end}</bdi>}
          </>
        )}
      </div>
      <div data-slot="track">
        <Cells {...props} />
      </div>
    </div>
  );
});
