'use client';
import { focusedElement } from '../../foundation/focus/active-element.js';
import { keepChecked } from '../../foundation/field/native-defaults.js';
import {
  Fragment,
  lazy,
  memo,
  Suspense,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type Key,
  type ReactNode,
} from 'react';
import { isText } from '../../foundation/compose.js';
import { sizeObserver } from '../../foundation/environment/size-observer.js';
import { ChevronDown } from '../../foundation/glyphs.js';
import type { CellEditor as EditorOf } from './cell-editor.js';
import type { GridColumn } from './grid-columns.js';
import type { RowGroup } from './grid-lines.js';
import type { GridRowView } from './grid-view.js';
import { markedText } from './marked-text.js';

const CellEditor = lazy(() =>
  import('./cell-editor.js').then((module) => ({ default: module.CellEditor })),
) as unknown as typeof EditorOf;

/** Controls in cells are no tab stops: the grid is one, and Enter moves the focus to them. */
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]:not([role])';

interface LineProps<R> {
  /** Index of the line. */
  line: number;
  /** `aria-rowindex`. */
  rowIndex: number;
  /** Distance from the start of the canvas in px; undefined in normal flow. */
  top: number | undefined;
  view: GridRowView<R>;
  /** Index of the visible column with the focus; -1 if it is in another row. */
  active: number;
}

interface RowProps<R> extends LineProps<R> {
  row: R;
  /** The key of the row. */
  name: Key;
  isSelected: boolean;
  isExpanded: boolean;
  /** Indexes of the visible columns in the selected range of cells; -1 without. */
  rangeFrom: number;
  rangeTo: number;
  /** Id of the column whose editor is open. */
  editing: string | undefined;
}

/** The position of a row. A transform does not cause layout of the other rows. */
const placed = (top: number | undefined): CSSProperties | undefined =>
  top === undefined ? undefined : { transform: `translateY(${top}px)` };

function cellContent<R>(
  { row, name, view, line, isSelected, isExpanded, editing }: RowProps<R>,
  { kind, column }: GridColumn<R>,
): ReactNode {
  const { labels } = view;
  if (kind === 'select') {
    const isEnabled = typeof view.selectable === 'function' ? view.selectable(row) : view.selectable;
    return (
      <input
        ref={keepChecked(isSelected)}
        type="checkbox"
        data-slot="select"
        tabIndex={-1}
        aria-label={labels.select(view.nameOf(row))}
        checked={isSelected}
        disabled={!isEnabled}
        readOnly
      />
    );
  }
  if (kind === 'detail') {
    return view.detail?.(row) ? (
      <button
        type="button"
        data-slot="expand"
        tabIndex={-1}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? `${view.id}detail${line}` : undefined}
        aria-label={labels.details(view.nameOf(row))}
      >
        <ChevronDown aria-hidden />
      </button>
    ) : null;
  }
  if (!column) return <Fragment key={name}>{view.actions?.(row)}</Fragment>;
  if (editing === column.id) {
    return (
      <Suspense fallback={column.cell(row)}>
        <CellEditor
          column={column}
          row={row}
          labels={labels}
          locale={view.locale}
          onEnd={(value, next) =>
            value === undefined ? view.onEditEnd() : view.onEdited(name, row, column.id, value.value, next)
          }
        />
      </Suspense>
    );
  }
  const value = column.cell(row);
  // Elements may have state of their own, which another row that takes over this element must not show.
  const shown = isText(value) ? markedText(String(value), view.search) : <Fragment key={name}>{value}</Fragment>;
  if (column.secondary) {
    return (
      <>
        <div data-slot="line" dir="auto">
          {shown}
        </div>
        <div data-slot="secondary" dir="auto">
          {column.secondary(row)}
        </div>
      </>
    );
  }
  return column.align === 'end' && isText(value) ? <bdi>{shown}</bdi> : shown;
}

function RowOf<R>(props: RowProps<R>) {
  const { row, view, line, rowIndex, top, active, isSelected, isExpanded, rangeFrom, rangeTo, editing } = props;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const active = focusedElement();
    for (const control of element.current?.querySelectorAll<HTMLElement>(controls) ?? [])
      if (control.tabIndex >= 0 && control !== active && !control.closest('[data-slot="editor"]'))
        control.tabIndex = -1;
  });
  const { onClick, ...rest } = view.rowProps?.(row) ?? {};
  return (
    <div
      {...rest}
      role="row"
      ref={element}
      aria-rowindex={rowIndex}
      aria-level={view.levels > 0 ? view.levels + 1 : undefined}
      aria-selected={view.selectable === false ? undefined : isSelected}
      data-slot="row"
      data-line={line}
      data-selected={isSelected || undefined}
      data-expanded={isExpanded || undefined}
      data-pressable={onClick ? true : undefined}
      style={placed(top)}
    >
      {view.columns.map((column) => {
        const index = column.index - 1;
        const isInRange = index >= rangeFrom && index <= rangeTo && rangeFrom >= 0;
        return (
          <div
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            aria-colindex={column.index}
            aria-selected={isInRange || undefined}
            aria-readonly={column.column?.edit ? undefined : column.kind === 'value' || undefined}
            tabIndex={index === active ? 0 : undefined}
            data-kind={column.kind === 'value' ? undefined : column.kind}
            data-align={column.column?.align}
            data-pin={column.pin}
            data-pin-edge={column.edge}
            data-place={column.place}
            data-range={isInRange || undefined}
            data-editing={(column.kind === 'value' && editing === column.id) || undefined}
            style={top === undefined ? undefined : column.style}
          >
            {cellContent(props, column)}
          </div>
        );
      })}
    </div>
  );
}

/** One row. It renders again only when its row, its state or the columns change. */
export const GridRow = memo(RowOf) as typeof RowOf;

interface GroupProps<R> extends LineProps<R> {
  group: RowGroup;
  text: string;
  isExpanded: boolean;
}

function GroupOf<R>({ group, text, isExpanded, line, rowIndex, top, view, active }: GroupProps<R>) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-level={group.level + 1}
      aria-expanded={isExpanded}
      data-slot="group"
      data-line={line}
      style={placed(top)}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={view.columnCount}
        tabIndex={active >= 0 ? 0 : undefined}
        data-level={Math.min(group.level, 4)}
      >
        <span data-slot="group-label">
          <ChevronDown aria-hidden />
          {text}
        </span>
      </div>
    </div>
  );
}

/** The header of a group of rows. */
export const GridGroup = memo(GroupOf) as typeof GroupOf;

interface PlaceholderProps<R> extends LineProps<R> {
  hasFailed: boolean;
}

function PlaceholderOf<R>({ hasFailed, line, rowIndex, top, view, active }: PlaceholderProps<R>) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-busy={!hasFailed || undefined}
      data-slot={hasFailed ? 'failed' : 'skeleton'}
      data-line={line}
      style={placed(top)}
    >
      {hasFailed ? (
        <div role="gridcell" aria-colindex={1} aria-colspan={view.columnCount} tabIndex={active >= 0 ? 0 : undefined}>
          <span data-slot="group-label">
            {view.labels.blockFailed}
            <button type="button" data-slot="retry" tabIndex={-1}>
              {view.labels.retry}
            </button>
          </span>
        </div>
      ) : (
        view.columns.map((column) => (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={column.index}
            tabIndex={column.index - 1 === active ? 0 : undefined}
            data-pin={column.pin}
            data-pin-edge={column.edge}
            data-align={column.column?.align}
            style={top === undefined ? undefined : column.style}
          >
            <span data-slot="bone" />
          </div>
        ))
      )}
    </div>
  );
}

/** A row that is loading, or could not be loaded. */
export const GridPlaceholder = memo(PlaceholderOf) as typeof PlaceholderOf;

interface DetailProps<R> {
  row: R;
  name: Key;
  line: number;
  rowIndex: number;
  top: number | undefined;
  view: GridRowView<R>;
}

function DetailOf<R>({ row, name, line, rowIndex, top, view }: DetailProps<R>) {
  const element = useRef<HTMLDivElement>(null);
  const { onDetailHeight } = view;
  useLayoutEffect(() => {
    const detail = element.current;
    if (!detail) return;
    const observer = sizeObserver(() => onDetailHeight(name, detail.offsetHeight));
    observer.observe(detail);
    return () => observer.disconnect();
  }, [name, onDetailHeight]);
  return (
    <div
      role="row"
      id={`${view.id}detail${line}`}
      ref={element}
      aria-rowindex={rowIndex}
      data-slot="detail"
      style={placed(top)}
    >
      <div role="gridcell" aria-colindex={1} aria-colspan={view.columnCount}>
        <div data-slot="detail-content">{view.detail?.(row)}</div>
      </div>
    </div>
  );
}

/** The details of an expanded row. Their height is measured, because the caller decides the content. */
export const GridDetail = memo(DetailOf) as typeof DetailOf;
