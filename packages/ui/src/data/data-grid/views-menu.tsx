'use client';
import { useState, type FormEvent } from 'react';
import { Button } from '../../inputs/button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Stack } from '../../layout/stack/index.js';
import { MenuRadioGroup, MenuRadioItem } from '../../overlays/menu/menu-choice.js';
import { MenuItem, MenuSeparator } from '../../overlays/menu/menu-item.js';
import { MenuPopup } from '../../overlays/menu/menu-popup.js';
import { readGridState } from './grid-state.js';
import { GridPopover } from './grid-popover.js';
import type { PanelProps } from './panel-props.js';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Named views: shows one, saves the current state as one, updates and deletes them. */
export function ViewsMenu<R>(props: PanelProps<R>) {
  const { grid, anchor, close } = props;
  const { labels, views, state, initial, columns, setState, onViewsChange } = grid;
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const current = views.find((view) => same(readGridState(view.state, columns, initial), state));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (!trimmed) return;
    const existing = views.find((view) => view.name === trimmed && !view.fixed);
    const view = { id: existing?.id ?? crypto.randomUUID(), name: trimmed, state };
    onViewsChange?.([...views.filter(({ id }) => id !== view.id), view]);
    close('save');
  };
  if (isNaming) {
    return (
      <GridPopover {...props} title={labels.saveView}>
        <form onSubmit={save}>
          <Stack gap={16}>
            <TextField
              label={labels.viewName}
              value={name}
              maxLength={60}
              required
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" variant="filled">
              {labels.save}
            </Button>
          </Stack>
        </form>
      </GridPopover>
    );
  }
  return (
    <MenuPopup
      id={grid.panelId}
      anchor={anchor}
      placement="bottom-start"
      label={labels.views}
      focusAt="first"
      closeAll={close}
    >
      <MenuRadioGroup
        label={labels.views}
        value={current?.id ?? (same(state, initial) ? '' : '#none')}
        onValueChange={(id) => {
          const view = views.find((each) => each.id === id);
          setState(view ? readGridState(view.state, columns, initial) : initial);
        }}
      >
        <MenuRadioItem value="">{labels.defaultView}</MenuRadioItem>
        {views.map((view) => (
          <MenuRadioItem key={view.id} value={view.id}>
            {view.name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {onViewsChange && (
        <>
          <MenuSeparator />
          <MenuItem
            onSelect={(event) => {
              event.preventDefault();
              setNaming(true);
            }}
          >
            {labels.saveView}
          </MenuItem>
          {current && !current.fixed && (
            <MenuItem tone="error" onSelect={() => onViewsChange(views.filter((view) => view !== current))}>
              {labels.deleteView}
            </MenuItem>
          )}
        </>
      )}
    </MenuPopup>
  );
}
