import type { ReactNode } from 'react';
import { roles } from './table-roles.js';
import type { TableView } from './table-view.js';

/** The row of a table without rows. */
export function EmptyRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr {...roles.row}>
      <td {...roles.cell} data-slot="empty" colSpan={columnCount}>
        {children}
      </td>
    </tr>
  );
}

/** The skeleton of a table whose first rows are loading. */
export function SkeletonRows<R>({ view, count }: { view: TableView<R>; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <tr {...roles.row} key={index} aria-hidden>
      {view.hasSelection && <td {...roles.cell} data-slot="mark" />}
      {view.detail && <td {...roles.cell} data-slot="toggle" />}
      {view.columns.map((column) => (
        <td {...roles.cell} key={column.id} data-align={column.align} data-hide-below={column.hideBelow}>
          <span data-slot="bone" />
        </td>
      ))}
      {view.actions && <td {...roles.cell} data-slot="row-actions" />}
    </tr>
  ));
}
