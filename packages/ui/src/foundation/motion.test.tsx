import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from '../display/accordion/index.js';
import { Table } from '../display/table/index.js';
import { Button } from '../inputs/button/index.js';
import { DateField } from '../inputs/date-field/index.js';
import { Select } from '../inputs/select/index.js';
import { SidePanel } from '../layout/side-panel/index.js';
import { Dialog } from '../overlays/dialog/index.js';
import { Drawer } from '../overlays/drawer/index.js';
import { Menu, MenuItem } from '../overlays/menu/index.js';
import { Popover } from '../overlays/popover/index.js';

/** Records the transitions that start while `action` runs and until the last of them ends. */
async function transitionsOf(action: () => Promise<unknown>) {
  const names = new Set<string>();
  let longest = 0;
  const record = ({ propertyName }: TransitionEvent) => {
    names.add(propertyName);
    for (const animation of document.getAnimations())
      longest = Math.max(longest, Number(animation.effect?.getComputedTiming().endTime ?? 0));
  };
  document.addEventListener('transitionrun', record, true);
  await action();
  await expect.poll(() => names.size).toBeGreaterThan(0);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  document.removeEventListener('transitionrun', record, true);
  return { names: [...names].toSorted(), longest };
}

function PanelPage() {
  const [open, setOpen] = useState(false);
  return (
    <SidePanel title="Details" open={open} onOpenChange={setOpen} panel="Of the claim">
      <Button onClick={() => setOpen(true)}>Open</Button>
    </SidePanel>
  );
}

const still = {
  Menu: (
    <Menu trigger={<Button>Open</Button>}>
      <MenuItem>Archive</MenuItem>
    </Menu>
  ),
  Popover: (
    <Popover label="Details" trigger={<Button>Open</Button>}>
      Details
    </Popover>
  ),
  Select: <Select label="Open" options={[{ value: 'a', label: 'A' }]} />,
  DateField: <DateField label="Day" labels={{ chooseDate: () => 'Open' }} />,
  SidePanel: <PanelPage />,
};
const moving = {
  Dialog: <Dialog title="Details" trigger={<Button>Open</Button>} />,
  Drawer: <Drawer title="Details" trigger={<Button>Open</Button>} />,
};
const elements = [
  ...Object.entries(still).map(([name, element]) => ({ name, element, names: ['opacity'] })),
  ...Object.entries(moving).map(([name, element]) => ({ name, element, names: ['opacity', 'translate'] })),
];

describe('Motion of elements that appear', () => {
  it.each(elements)('$name animates $names for at most 160 ms', async ({ element, names }) => {
    const screen = await render(element);
    const motion = await transitionsOf(() =>
      userEvent.click(screen.getByText('Open', { exact: true }).or(screen.getByLabelText('Open')).first()),
    );
    expect(motion.names).toEqual(names);
    expect(motion.longest).toBeLessThanOrEqual(160);
  });

  it('unfolds and folds a disclosure without a jump of the content below', async () => {
    const screen = await render(
      <Disclosure title="Terms">
        <p style={{ blockSize: 200 }}>All of them</p>
      </Disclosure>,
    );
    const toggle = () => userEvent.click(screen.getByRole('button'));
    expect((await transitionsOf(toggle)).names).toContain('grid-template-rows');
    await expect.element(screen.getByText('All of them')).toBeVisible();
    expect((await transitionsOf(toggle)).names).toContain('grid-template-rows');
    expect(screen.container.querySelector('[data-slot="panel"]')!.getBoundingClientRect().height).toBe(0);
  });

  it('does not animate a disclosure that is open from the start', async () => {
    await render(
      <Disclosure title="Terms" defaultOpen>
        All of them
      </Disclosure>,
    );
    expect(document.getAnimations()).toEqual([]);
  });

  it('unfolds the details of a row', async () => {
    const screen = await render(
      <Table
        caption="Claims"
        columns={[{ id: 'name', header: 'Name', cell: (row: { id: string }) => row.id }]}
        rows={[{ id: 'C-1' }]}
        rowKey={({ id }) => id}
        detail={() => <p>Water damage</p>}
      />,
    );
    const { names } = await transitionsOf(() => userEvent.click(screen.getByRole('button')));
    expect(names).toContain('grid-template-rows');
  });
});
