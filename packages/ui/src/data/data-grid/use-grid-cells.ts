'use client';
import {
  useState,
  type Key,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { isSortable } from '../../display/table/table-column.js';
import { announce } from '../../foundation/announce.js';
import { scrollIntoView } from '../../foundation/environment/scroll-into-view.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridRowProps } from './data-grid-props.js';
import type { CellRange } from './grid-body.js';
import { movedNextTo, withWidth } from './grid-changes.js';
import type { GridColumn } from './grid-columns.js';
import { asClipboardText } from './grid-copy.js';
import { keyAction, type KeyAction } from './grid-navigation.js';
import { cellSelector, focusable, tabStopSelector } from './grid-selectors.js';
import type { GridState } from './grid-state.js';
import { textIn } from './grid-values.js';
import type { GridRows } from './use-grid-rows.js';
import type { GridSelecting } from './use-grid-selection.js';
import type { RowControls } from './use-row-window.js';

/** A cell by its line and the id of its column. */
interface CellAddress {
  line: number;
  column: string;
}

interface CellOptions<R> {
  columns: readonly GridColumn<R>[];
  /** Number of lines. */
  lines: number;
  root: RefObject<HTMLElement | null>;
  isList: boolean;
}

interface HandlerOptions<R> {
  rows: GridRows<R>;
  columns: readonly GridColumn<R>[];
  state: GridState;
  /** Ids of the columns with values in display order. */
  shown: readonly string[];
  rem: number;
  labels: DataGridLabels;
  controls: RefObject<RowControls | null>;
  selection: GridSelecting<R>;
  keyOf: (row: R) => Key;
  rowProps: ((row: R) => GridRowProps) | undefined;
  canEdit: boolean;
  wasDragged: () => boolean;
  setState: (state: GridState) => void;
  onSort: (column: NonNullable<GridColumn<R>['column']>, adds: boolean) => void;
  onEdit: (line: number, column: string) => void;
  onExpand: (key: Key) => void;
  onGroup: (path: string) => void;
  isCollapsed: (path: string) => boolean;
  onMenu: (anchor: HTMLElement, column: string) => void;
  undo: () => void;
}

/** Elements that handle a press themselves. */
const interactive = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]';

/** Returns the cell that contains the target, if it is in the grid and not in an overlay opened from it. */
function cellOf({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }): HTMLElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  return target.closest<HTMLElement>(cellSelector);
}

const lineOf = (cell: Element) => Number(cell.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? Number.NaN);

/** The cell with the focus, the selected range of cells, and everything that keys and presses do. */
export function useGridCells<R>({ columns, lines, root, isList }: CellOptions<R>) {
  const [stored, setActive] = useState<CellAddress | null>(null);
  const [anchor, setAnchor] = useState<CellAddress | null>(null);
  const first = columns[0]?.id ?? '';
  const top = isList || lines > 0 ? 0 : -1;
  const active: CellAddress = {
    line: Math.max(stored?.line === -1 && !isList ? -1 : top, Math.min(stored?.line ?? top, lines - 1)),
    column: columns.some(({ id }) => id === stored?.column) ? (stored?.column ?? first) : first,
  };
  const indexOf = (id: string) => columns.findIndex((each) => each.id === id);
  const column = Math.max(0, indexOf(active.column));
  const range: CellRange | null =
    anchor && anchor.line >= 0 && active.line >= 0 && (anchor.line !== active.line || anchor.column !== active.column)
      ? {
          fromLine: Math.min(anchor.line, active.line),
          toLine: Math.max(anchor.line, active.line),
          fromColumn: Math.min(Math.max(0, indexOf(anchor.column)), column),
          toColumn: Math.max(indexOf(anchor.column), column),
        }
      : null;

  /** Moves the focus to a cell that is mounted. With `keep`, only the tab stop. */
  const focus = (address: CellAddress, { keep = false }: { keep?: boolean }) => {
    flushSync(() => setActive(address));
    if (keep) return;
    const cell = root.current?.querySelector<HTMLElement>(tabStopSelector);
    cell?.focus({ preventScroll: true });
    scrollIntoView(cell);
  };

  const handlersOf = (options: HandlerOptions<R>) => {
    const { rows, state, shown, rem, labels, controls, selection } = options;
    const moveTo = (to: CellAddress, extendsRange: boolean) => {
      const from = anchor ?? active;
      if (to.line >= 0) controls.current?.show(to.line);
      flushSync(() => setAnchor(extendsRange ? from : null));
      focus(to, {});
    };
    const rowAt = (line: number) => {
      const at = line >= 0 && line < rows.count ? rows.lineAt(line) : undefined;
      return at?.kind === 'row' ? at : undefined;
    };

    const copy = () => {
      const values = columns.filter((each) => each.column);
      const chosen = range ? columns.slice(range.fromColumn, range.toColumn + 1).filter((each) => each.column) : values;
      let copied: R[] = [];
      let copiedColumns = chosen;
      if (range) {
        for (let line = range.fromLine; line <= range.toLine; line++) {
          const row = rowAt(line);
          if (row) copied.push(row.row);
        }
      } else {
        const all = rows.matchingRows?.();
        for (let line = 0; line < rows.count && selection.extent !== 'none'; line++) {
          const row = all ? undefined : rowAt(line);
          if (row && selection.isSelected(row.key)) copied.push(row.row);
        }
        if (all && selection.extent !== 'none') copied = all.filter((row) => selection.isSelected(options.keyOf(row)));
        const own = rowAt(active.line);
        if (copied.length === 0 && own) {
          copied = [own.row];
          copiedColumns = values.filter(({ id }) => id === active.column);
        }
      }
      if (copied.length === 0 || copiedColumns.length === 0) return;
      const text = asClipboardText(
        copied.map((row) => copiedColumns.map((each) => (each.column ? textIn(each.column, row) : ''))),
      );
      void navigator.clipboard
        .writeText(text)
        .then(() => announce(labels.copied(copied.length, copiedColumns.length), { root: root.current, source: root }));
    };

    /** What Enter, F2 or a double click do in a cell. */
    const enter = (cell: HTMLElement, line: number) => {
      const at = columns[Number(cell.getAttribute('aria-colindex')) - 1];
      if (line < 0) return at?.kind === 'select' ? toggleAll() : undefined;
      const row = rows.lineAt(line);
      if (row.kind === 'group') return options.onGroup(row.group.path);
      if (row.kind === 'failed') return rows.store?.retry();
      if (row.kind !== 'row' || !at) return;
      const { column: definition } = at;
      if (definition?.edit && options.canEdit && (definition.edit.enabled?.(row.row) ?? true))
        return options.onEdit(line, at.id);
      if (at.kind === 'select') return selection.toggle(line, false);
      if (at.kind === 'detail') return options.onExpand(row.key);
      cell.querySelector<HTMLElement>(focusable)?.focus();
    };
    const toggleAll = () => (selection.extent === 'all' ? selection.set([]) : selection.selectAll());

    const resize = (id: string, by: number, header: HTMLElement) => {
      if (rem === 0) return;
      const width = header.offsetWidth / rem + by;
      options.setState(withWidth(state, id, width));
      announce(
        labels.resized(header.querySelector('[data-slot="header-text"]')?.textContent ?? '', Math.round(width * 16)),
        {
          root: root.current,
          source: root,
        },
      );
    };

    const perform = (action: KeyAction, cell: HTMLElement) => {
      const { line } = active;
      const at = columns[column];
      switch (action.type) {
        case 'move': {
          const to = columns[action.to.column];
          return to && moveTo({ line: action.to.line, column: to.id }, action.extends);
        }
        case 'sort':
          return at?.column && isSortable(at.column) ? options.onSort(at.column, action.adds) : undefined;
        case 'menu':
          return at?.column ? options.onMenu(cell, at.id) : undefined;
        case 'resize':
          return at?.column ? resize(at.id, action.by, cell) : undefined;
        case 'reorder': {
          if (!at?.column) return;
          const to = shown.indexOf(at.id) + action.by;
          if (to < 0 || to >= shown.length) return;
          flushSync(() => options.setState(movedNextTo(state, shown, at.id, to)));
          announce(labels.moved(at.header, to + 1, shown.length), { root: root.current, source: root });
          return focus({ line: -1, column: at.id }, {});
        }
        case 'enter':
          return enter(cell, line);
        case 'actions': {
          const buttons = cell.parentElement?.querySelectorAll<HTMLElement>('[data-kind="actions"] button');
          const last = buttons?.[buttons.length - 1];
          last?.focus();
          return last?.click();
        }
        case 'select-row':
          return selection.toggle(line, false);
        case 'select-all':
          return selection.selectAll();
        case 'copy':
          return copy();
        case 'undo':
          return options.undo();
      }
    };

    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellOf(event);
      if (!cell || event.defaultPrevented || isComposing(event)) return;
      if (event.target !== cell) {
        // In a control of a cell, only Escape and F2 belong to the grid: they return to the cell.
        if (event.key !== 'Escape' && event.key !== 'F2') return;
        event.preventDefault();
        return cell.focus();
      }
      const line = rows.count > active.line && active.line >= 0 ? rows.lineAt(active.line) : undefined;
      const rtl = isRtl(event.currentTarget);
      const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (line?.kind === 'group' && isPlain) {
        const expands = event.key === (rtl ? 'ArrowLeft' : 'ArrowRight');
        const collapses = event.key === (rtl ? 'ArrowRight' : 'ArrowLeft');
        if (expands || collapses || event.key === ' ') {
          event.preventDefault();
          if (event.key === ' ' || options.isCollapsed(line.group.path) === expands) options.onGroup(line.group.path);
          return;
        }
      }
      const action = keyAction(event, {
        cell: { line: active.line, column },
        lines,
        columns: columns.length,
        page: controls.current?.page() ?? 10,
        kind: columns[column]?.kind ?? 'value',
        rtl,
      });
      if (!action || (action.type === 'move' && action.to.line < 0 && isList)) return;
      event.preventDefault();
      perform(action, cell);
    };

    const onMouseDown = (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event);
      if (!cell || event.button !== 0 || (event.target as Element).closest(interactive)) return;
      const at = columns[Number(cell.getAttribute('aria-colindex')) - 1];
      const line = lineOf(cell);
      if (!at || Number.isNaN(line)) return;
      if (event.shiftKey && line >= 0 && at.kind === 'value') {
        event.preventDefault(); // no text selection
        return moveTo({ line, column: at.id }, true);
      }
      // The browser then moves the focus to the cell, which is focusable now.
      flushSync(() => {
        setAnchor(null);
        setActive({ line, column: at.id });
      });
    };

    const onClick: MouseEventHandler<HTMLElement> = (event) => {
      const cell = cellOf(event);
      if (!cell || event.defaultPrevented) return;
      const target = event.target as Element;
      const at = columns[Number(cell.getAttribute('aria-colindex')) - 1];
      const line = lineOf(cell);
      if (!at || Number.isNaN(line)) return;
      if (line < 0) {
        if (at.kind === 'select') return toggleAll();
        if (!at.column || options.wasDragged() || target.closest('[data-slot="resize"]')) return;
        if (target.closest('[data-slot="menu"]')) return options.onMenu(cell, at.id);
        if (isSortable(at.column)) options.onSort(at.column, event.shiftKey);
        return;
      }
      const row = line < rows.count ? rows.lineAt(line) : undefined;
      if (row?.kind === 'group') return options.onGroup(row.group.path);
      if (row?.kind === 'failed' && target.closest('[data-slot="retry"]')) return rows.store?.retry();
      if (row?.kind !== 'row' || !cell.parentElement?.matches('[data-slot="row"]')) return;
      if (at.kind === 'select') return selection.toggle(line, event.shiftKey);
      if (at.kind === 'detail' && target.closest('button')) return options.onExpand(row.key);
      const closest = target.closest(interactive);
      if ((closest && cell.contains(closest)) || document.getSelection()?.type === 'Range' || event.shiftKey) return;
      options.rowProps?.(row.row).onClick?.(event as unknown as MouseEvent<HTMLDivElement>);
    };

    const onFocus = (event: FocusEvent<HTMLElement>) => {
      const cell = cellOf(event);
      const at = columns[Number(cell?.getAttribute('aria-colindex')) - 1];
      const line = cell ? lineOf(cell) : Number.NaN;
      if (!at || Number.isNaN(line)) return;
      const isGroup = cell?.hasAttribute('aria-colspan');
      if (line !== active.line || (!isGroup && at.id !== active.column))
        setActive({ line, column: isGroup ? active.column : at.id });
    };

    const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event);
      if (!cell || (event.target as Element).closest(interactive)) return;
      const at = columns[Number(cell.getAttribute('aria-colindex')) - 1];
      if (at?.column?.edit) enter(cell, lineOf(cell));
    };
    return { onKeyDown, onMouseDown, onClick, onFocus, onDoubleClick };
  };

  return { active, column, range, focus, handlersOf };
}
