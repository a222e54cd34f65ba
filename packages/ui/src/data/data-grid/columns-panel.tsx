'use client';
import { textOf } from '../../foundation/compose.js';
import { Button } from '../../inputs/button/index.js';
import { Checkbox } from '../../inputs/checkbox/index.js';
import { Divider } from '../../layout/divider/index.js';
import { Stack } from '../../layout/stack/index.js';
import { withHidden } from './grid-changes.js';
import { GridPopover } from './grid-popover.js';
import type { PanelProps } from './panel-props.js';

/** Shows and hides columns, and sets the height of the rows. */
export function ColumnsPanel<R>(props: PanelProps<R>) {
  const { columns, shown, state, initial, labels, setState } = props.grid;
  return (
    <GridPopover {...props} title={labels.columns}>
      <Stack gap={8}>
        {columns.map((column) => {
          const isShown = shown.includes(column.id);
          return (
            <Checkbox
              key={column.id}
              label={textOf(column.header)}
              checked={isShown}
              disabled={isShown && shown.length === 1}
              onCheckedChange={(isChecked) => setState(withHidden(state, shown, column.id, !isChecked))}
            />
          );
        })}
        <Divider />
        <Checkbox
          label={labels.compact}
          checked={state.density === 'compact'}
          onCheckedChange={(isCompact) => setState({ ...state, density: isCompact ? 'compact' : 'comfortable' })}
        />
        <Button
          variant="text"
          tone="neutral"
          onClick={() => {
            const { order, hidden, pinned, widths } = initial;
            setState({ ...state, order, hidden, pinned, widths });
          }}
        >
          {labels.resetColumns}
        </Button>
      </Stack>
    </GridPopover>
  );
}
