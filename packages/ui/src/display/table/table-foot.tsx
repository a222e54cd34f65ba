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
        {view.columns.map(({ id, align, footer }, index) => {
          const content = (
            <div>
              <bdi>{typeof footer === 'function' ? footer(rows) : footer}</bdi>
            </div>
          );
          return index === view.rowHeader ? (
            <th key={id} {...roles.rowHeader} data-align={align}>
              {content}
            </th>
          ) : (
            <td
              key={id}
              {...roles.cell}
              data-align={align}
              data-label={(footer !== undefined && view.headers[index]) || undefined}
            >
              {footer !== undefined && content}
            </td>
          );
        })}
        {view.actions && <td {...roles.cell} data-slot="row-actions" />}
      </tr>
    </tfoot>
  );
}
