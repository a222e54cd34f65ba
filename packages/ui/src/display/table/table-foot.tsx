import { roles } from './table-roles.js';
import type { TableView } from './table-view.js';

/** The footer row, such as totals. Renders nothing if no column has a footer. */
export function TableFoot<R>({ view, rows }: { view: TableView<R>; rows: readonly R[] }) {
  if (!view.columns.some(({ footer }) => footer !== undefined)) return null;
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row}>
        {view.hasSelection && <td {...roles.cell} data-slot="mark" />}
        {view.detail && <td {...roles.cell} data-slot="toggle" />}
        {view.columns.map(({ id, align, hideBelow, footer }, index) => {
          const value = typeof footer === 'function' ? footer(rows) : footer;
          const isEmpty = value === undefined || value === null || value === '' || typeof value === 'boolean';
          const content = !isEmpty && (
            <div>
              <bdi>{value}</bdi>
            </div>
          );
          // A header cell without text has no name.
          return content && index === view.rowHeader ? (
            <th key={id} {...roles.rowHeader} data-align={align}>
              {content}
            </th>
          ) : (
            <td
              key={id}
              {...roles.cell}
              data-align={align}
              data-hide-below={hideBelow}
              data-label={(content && view.headers[index]) || undefined}
            >
              {content}
            </td>
          );
        })}
        {view.actions && <td {...roles.cell} data-slot="row-actions" />}
      </tr>
    </tfoot>
  );
}
