'use client';
import { keepChecked } from '../../foundation/field/native-defaults.js';
import { memo, useId, type Key, type MouseEvent, type RefCallback } from 'react';
import { ChevronDown } from '../../foundation/glyphs.js';
import { TableCells } from './table-cells.js';
import { roles } from './table-roles.js';
import type { TableView } from './table-view.js';

/** Elements that handle a click themselves. */
const interactive =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [tabindex]';

/**
 * Whether a click on a row is a press of the row itself: not of a link, button or checkbox in it, not in an overlay that
 * a component of the row opened, and not the end of a text selection.
 */
function isRowPress({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  const closest = target.closest(interactive);
  if (closest && currentTarget.contains(closest)) return false;
  return target.ownerDocument.getSelection()?.type !== 'Range';
}

interface RowOptions<R> {
  row: R;
  /** The key of the row. */
  name: Key;
  view: TableView<R>;
  rowRef: RefCallback<HTMLTableRowElement>;
  isSelected: boolean;
  /** Whether the row can be selected. */
  isSelectable: boolean;
  isExpanded: boolean;
  onSelect: (key: Key, isSelected: boolean, isRange: boolean) => void;
  onExpand: (key: Key, isExpanded: boolean) => void;
}

function RowOf<R>({
  row,
  name,
  view,
  rowRef,
  isSelected,
  isSelectable,
  isExpanded,
  onSelect,
  onExpand,
}: RowOptions<R>) {
  const id = useId();
  const detail = view.detail?.(row);
  const { onClick, ...props } = view.rowProps?.(row) ?? {};
  const press = onClick && ((event: MouseEvent<HTMLTableRowElement>) => isRowPress(event) && onClick(event));
  const headerId = view.hasSelection || view.detail ? `${id}header` : undefined;
  return (
    <>
      <tr
        {...roles.row}
        {...props}
        ref={rowRef}
        onClick={press || undefined}
        data-row=""
        data-selected={isSelected || undefined}
        data-expanded={isExpanded && detail ? true : undefined}
        data-pressable={onClick ? true : undefined}
      >
        {view.hasSelection && (
          <td {...roles.cell} data-slot="mark">
            <input
              ref={keepChecked(isSelected)}
              type="checkbox"
              data-slot="select"
              aria-labelledby={`${view.id}select ${headerId}`}
              checked={isSelected}
              disabled={!isSelectable}
              onChange={(event) =>
                onSelect(name, event.target.checked, (event.nativeEvent as globalThis.MouseEvent).shiftKey)
              }
            />
          </td>
        )}
        {view.detail && (
          <td {...roles.cell} data-slot="toggle">
            {detail && (
              <button
                type="button"
                data-slot="expand"
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? `${id}detail` : undefined}
                aria-labelledby={`${view.id}details ${headerId}`}
                onClick={() => onExpand(name, !isExpanded)}
              >
                <ChevronDown aria-hidden />
              </button>
            )}
          </td>
        )}
        <TableCells row={row} view={view} headerId={headerId} />
      </tr>
      {isExpanded && detail && (
        <tr {...roles.row} id={`${id}detail`} data-slot="detail">
          <td {...roles.cell} colSpan={view.columnCount}>
            <div>
              <div>{detail}</div>
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** One row of a table, and its details. It re-renders only when its row, its state or the columns change. */
export const TableRow = memo(RowOf) as typeof RowOf;
