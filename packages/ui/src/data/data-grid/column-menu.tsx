'use client';
import { isSortable } from '../../display/table/table-column.js';
import { textOf } from '../../foundation/compose.js';
import { MenuItem, MenuSeparator } from '../../overlays/menu/menu-item.js';
import { MenuPopup } from '../../overlays/menu/menu-popup.js';
import { movedNextTo, pinnedTo, withHidden, withWidth } from './grid-changes.js';
import type { PanelProps } from './panel-props.js';
import { isFilterable } from './grid-values.js';

/** The menu of a header: everything that the pointer can do with a column. Alt+↓ on the header opens it. */
export function ColumnMenu<R>({ grid, panel, anchor, close }: PanelProps<R>) {
  const { labels, state, setState, shown } = grid;
  const column = grid.columns.find(({ id }) => id === panel.column);
  if (!column) return null;
  const { id } = column;
  const at = shown.indexOf(id);
  const sorted = state.sort.find((each) => each.column === id);
  const pin = state.pinned.start.includes(id) ? 'start' : state.pinned.end.includes(id) ? 'end' : null;
  const width = () => panel.anchor.offsetWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const sortBy = (direction: 'ascending' | 'descending', adds: boolean) =>
    setState({
      ...state,
      sort: adds
        ? [...state.sort.filter((each) => each.column !== id), { column: id, direction }]
        : [{ column: id, direction }],
    });
  return (
    <MenuPopup
      id={grid.panelId}
      anchor={anchor}
      placement="bottom-start"
      label={labels.columnMenu(textOf(column.header))}
      focusAt="first"
      closeAll={close}
    >
      {isSortable(column) && (
        <>
          <MenuItem shortcut="Enter" onSelect={() => sortBy('ascending', false)}>
            {labels.sortAscending}
          </MenuItem>
          <MenuItem onSelect={() => sortBy('descending', false)}>{labels.sortDescending}</MenuItem>
          {!sorted && state.sort.length > 0 && !grid.singleSort && (
            <MenuItem shortcut="Shift+Enter" onSelect={() => sortBy(column.sortFirst ?? 'ascending', true)}>
              {labels.addToSort}
            </MenuItem>
          )}
          {sorted && !(grid.requireSort && state.sort.length === 1) && (
            <MenuItem onSelect={() => setState({ ...state, sort: state.sort.filter((each) => each.column !== id) })}>
              {labels.removeFromSort}
            </MenuItem>
          )}
          <MenuSeparator />
        </>
      )}
      {isFilterable(column) && (
        <MenuItem
          onSelect={() =>
            grid.open({
              kind: 'filter',
              anchor: panel.anchor,
              column: id,
              condition: state.filters.find((each) => each.column === id),
            })
          }
        >
          {labels.filter}
        </MenuItem>
      )}
      {column.groupable && grid.canGroup && (
        <MenuItem
          onSelect={() =>
            setState({
              ...state,
              group: state.group.includes(id) ? state.group.filter((each) => each !== id) : [...state.group, id],
            })
          }
        >
          {state.group.includes(id) ? labels.ungroup : labels.groupBy}
        </MenuItem>
      )}
      {pin !== 'start' && (
        <MenuItem onSelect={() => setState({ ...state, pinned: pinnedTo(state.pinned, id, 'start') })}>
          {labels.pinStart}
        </MenuItem>
      )}
      {pin !== 'end' && (
        <MenuItem onSelect={() => setState({ ...state, pinned: pinnedTo(state.pinned, id, 'end') })}>
          {labels.pinEnd}
        </MenuItem>
      )}
      {pin && (
        <MenuItem onSelect={() => setState({ ...state, pinned: pinnedTo(state.pinned, id, null) })}>
          {labels.unpin}
        </MenuItem>
      )}
      <MenuSeparator />
      {at > 0 && (
        <MenuItem onSelect={() => setState(movedNextTo(state, shown, id, at - 1))}>{labels.moveEarlier}</MenuItem>
      )}
      {at < shown.length - 1 && (
        <MenuItem onSelect={() => setState(movedNextTo(state, shown, id, at + 1))}>{labels.moveLater}</MenuItem>
      )}
      <MenuItem onSelect={() => setState(withWidth(state, id, width() + 2))}>{labels.wider}</MenuItem>
      <MenuItem onSelect={() => setState(withWidth(state, id, width() - 2))}>{labels.narrower}</MenuItem>
      <MenuItem onSelect={() => grid.fit(id)}>{labels.widthToContent}</MenuItem>
      {shown.length > 1 && (
        <MenuItem onSelect={() => setState(withHidden(state, shown, id, true))}>{labels.hide}</MenuItem>
      )}
    </MenuPopup>
  );
}
