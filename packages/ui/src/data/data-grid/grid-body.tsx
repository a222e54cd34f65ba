'use client';
import { useEffect, useImperativeHandle, useRef, type Key, type Ref } from 'react';
import { offsetOf, type RowGeometry } from '../../foundation/virtual/row-window.js';
import { GridDetail, GridGroup, GridPlaceholder, GridRow } from './grid-row.js';
import type { GridRowView } from './grid-view.js';
import type { GridRows } from './use-grid-rows.js';
import { useRowWindow, type RowControls } from './use-row-window.js';

/** Rows on paper. */
export const mostPrinted = 2000;

/** The selected rectangle of cells: lines and indexes of visible columns, all included. */
export interface CellRange {
  fromLine: number;
  toLine: number;
  fromColumn: number;
  toColumn: number;
}

interface GridBodyProps<R> {
  rows: GridRows<R>;
  controls: Ref<RowControls>;
  geometry: RowGeometry;
  view: GridRowView<R>;
  /** Lines with expanded details, sorted. */
  expandedLines: readonly number[];
  isSelected: (key: Key) => boolean;
  isExpanded: (key: Key) => boolean;
  isCollapsed: (path: string) => boolean;
  textOfGroup: (group: { column: string; text: string; count: number }) => string;
  activeLine: number;
  activeColumn: number;
  range: CellRange | null;
  editing: { line: number; column: string } | null;
  /** Whether the page is hydrated and measured. */
  isMeasured: boolean;
  isPrinted: boolean;
}

/** The rows in view. While the grid scrolls, only newcomers are rendered. */
export function GridBody<R>({
  rows,
  controls,
  geometry,
  view,
  expandedLines,
  isSelected,
  isExpanded,
  isCollapsed,
  textOfGroup,
  activeLine,
  activeColumn,
  range,
  editing,
  isMeasured,
  isPrinted,
}: GridBodyProps<R>) {
  const canvas = useRef<HTMLDivElement>(null);
  const window = useRowWindow({ canvas, geometry, kept: activeLine });
  const { show, scrollTo, first, page } = window;
  useImperativeHandle(controls, () => ({ show, scrollTo, first, page }), [show, scrollTo, first, page]);
  const { from, to } = window.range;
  const { store } = rows;
  useEffect(() => {
    if (!store) return;
    // Beside what is loaded at once; after a jump when the scroll bar rests, so that dragging it sends no requests.
    const isBeside =
      rows.count === 0 || rows.lineAt(from).kind === 'row' || rows.lineAt(Math.max(from, to - 1)).kind === 'row';
    const timer = setTimeout(() => store.show(from, Math.max(to, from + 1)), isBeside ? 0 : 80);
    return () => clearTimeout(timer);
  }, [store, rows, from, to]);

  const mounted = isPrinted
    ? Array.from({ length: Math.min(mostPrinted, rows.count) }, (_, index) => ({ index, slot: index }))
    : window.rows;
  const isPlaced = isMeasured && !isPrinted;
  return (
    <div
      ref={canvas}
      role="rowgroup"
      data-slot="canvas"
      style={isPlaced ? { blockSize: `${window.height}px` } : undefined}
    >
      {mounted.map(({ index, slot }) => {
        const line = rows.lineAt(index);
        const detailsBefore = expandedLines.findIndex((each) => each >= index);
        const rowIndex = index + 2 + (detailsBefore < 0 ? expandedLines.length : detailsBefore);
        const top = isPlaced ? offsetOf(geometry, index) + window.shift : undefined;
        const common = { line: index, rowIndex, top, view, active: index === activeLine ? activeColumn : -1 };
        if (line.kind === 'group') {
          return (
            <GridGroup
              key={slot}
              {...common}
              group={line.group}
              text={textOfGroup(line.group)}
              isExpanded={!isCollapsed(line.group.path)}
            />
          );
        }
        if (line.kind !== 'row') return <GridPlaceholder key={slot} {...common} hasFailed={line.kind === 'failed'} />;
        const { key, row } = line;
        const isOpen = isExpanded(key) && expandedLines.includes(index);
        const isInRange = range !== null && index >= range.fromLine && index <= range.toLine;
        const element = (
          <GridRow
            key={slot}
            {...common}
            row={row}
            name={key}
            isSelected={isSelected(key)}
            isExpanded={isOpen}
            rangeFrom={isInRange ? range.fromColumn : -1}
            rangeTo={isInRange ? range.toColumn : -1}
            editing={editing?.line === index ? editing.column : undefined}
          />
        );
        if (!isOpen) return element;
        return [
          element,
          <GridDetail
            key={`detail ${key}`}
            row={row}
            name={key}
            line={index}
            rowIndex={rowIndex + 1}
            top={top === undefined ? undefined : top + geometry.height}
            view={view}
          />,
        ];
      })}
    </div>
  );
}
