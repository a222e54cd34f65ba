import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, Copy, Eye, Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import {
  ContextMenu,
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from './index.js';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { trigger: <Button variant="outlined">Actions</Button>, onOpenChange: fn(), children: null },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Closed: Story = {
  args: { children: <MenuItem>View device</MenuItem> },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
    await expect(body().getByRole('menuitem', { name: 'View device' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape' }));
  },
};

export const Open: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem start={<Eye aria-hidden />}>View device</MenuItem>
        <MenuItem start={<Pencil aria-hidden />}>Edit device</MenuItem>
        <MenuItem disabled>See matches</MenuItem>
        <MenuSeparator />
        <MenuItem tone="error" start={<Trash2 aria-hidden />}>
          Delete device
        </MenuItem>
      </>
    ),
  },
};

export const DescriptionsAndShortcuts: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem start={<Copy aria-hidden />} shortcut="Ctrl+D" description="Everything but its certificates">
          Duplicate device
        </MenuItem>
        <MenuItem start={<Share2 aria-hidden />} shortcut="Ctrl+Shift+S">
          Share
        </MenuItem>
        <MenuItem
          start={<ArrowDownToLine aria-hidden />}
          disabled
          description="Only once the device is complete"
          shortcut="Ctrl+E"
        >
          Export
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="error" start={<Trash2 aria-hidden />} description="Cannot be undone" shortcut="Del">
          Delete device
        </MenuItem>
      </>
    ),
  },
};

function Choices() {
  const [order, setOrder] = useState('date');
  const [dense, setDense] = useState(true);
  return (
    <Menu defaultOpen trigger={<Button variant="outlined">View</Button>} label="View">
      <MenuGroup label="Order">
        <MenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
          <MenuRadioItem value="date">Target application date</MenuRadioItem>
          <MenuRadioItem value="name">Trade name</MenuRadioItem>
        </MenuRadioGroup>
      </MenuGroup>
      <MenuSeparator />
      <MenuCheckboxItem checked={dense} onCheckedChange={setDense}>
        Dense rows
      </MenuCheckboxItem>
    </Menu>
  );
}
export const WithChoices: Story = { render: () => <Choices />, parameters: { visual: { forcedColors: true } } };

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(['Trade name', 'Risk class']);
  const toggle = (name: string) => (checked: boolean) =>
    setShown((before) => (checked ? [...before, name] : before.filter((other) => other !== name)));
  return (
    <Menu trigger={<Button variant="outlined">Columns</Button>}>
      {['Trade name', 'Risk class', 'Regulation', 'Updated'].map((name) => (
        <MenuCheckboxItem
          key={name}
          checked={shown.includes(name)}
          onCheckedChange={toggle(name)}
          onSelect={(event) => event.preventDefault()}
        >
          {name}
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}
/** Several choices: `event.preventDefault()` in `onSelect` keeps the menu open. */
export const StaysOpen: Story = {
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(body().getByRole('menuitemcheckbox', { name: 'Regulation' }));
    await userEvent.click(body().getByRole('menuitemcheckbox', { name: 'Updated' }));
    await expect(body().getAllByRole('menuitemcheckbox', { checked: true })).toHaveLength(4);
  },
};

/** If one entry has an icon, all entries reserve its space. */
export const SomeIcons: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem start={<Pencil aria-hidden />} shortcut="F2">
          Rename view
        </MenuItem>
        <MenuItem>Save as a new view</MenuItem>
        <MenuItem description="What everyone sees at first">Make it the default</MenuItem>
        <MenuSeparator />
        <MenuGroup label="Rows">
          <MenuCheckboxItem checked onCheckedChange={fn()}>
            Dense
          </MenuCheckboxItem>
        </MenuGroup>
        <MenuSub label="Export as">
          <MenuItem>PDF</MenuItem>
        </MenuSub>
      </>
    ),
  },
};

const submenus = (open: boolean) => (
  <>
    <MenuItem start={<Eye aria-hidden />}>View device</MenuItem>
    <MenuSub label="Export as" start={<ArrowDownToLine aria-hidden />} defaultOpen={open}>
      <MenuItem>PDF</MenuItem>
      <MenuItem>Spreadsheet</MenuItem>
      <MenuSub label="Further formats" defaultOpen={open}>
        <MenuItem shortcut="XML">EUDAMED</MenuItem>
        <MenuItem shortcut="JSON">Own archive</MenuItem>
      </MenuSub>
    </MenuSub>
    <MenuSub label="Share" start={<Share2 aria-hidden />} disabled>
      <MenuItem>By link</MenuItem>
    </MenuSub>
    <MenuSeparator />
    <MenuItem tone="error" start={<Trash2 aria-hidden />}>
      Delete device
    </MenuItem>
  </>
);

export const Submenus: Story = {
  args: { defaultOpen: true, children: submenus(true) },
  parameters: { visual: { forcedColors: true } },
};

export const SubmenusByKeys: Story = {
  tags: ['!dev'],
  args: { children: submenus(false) },
  play: async ({ canvasElement }) => {
    const [into, back] =
      getComputedStyle(canvasElement).direction === 'rtl'
        ? ['{ArrowLeft}', '{ArrowRight}']
        : ['{ArrowRight}', '{ArrowLeft}'];
    within(canvasElement).getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard(`{Enter}{ArrowDown}${into}{End}${into}`);
    await expect(body().getByRole('menuitem', { name: 'EUDAMED' })).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(body().getByRole('menuitem', { name: 'Further formats' })).toHaveFocus();
  },
};

/** On touch and in narrow viewports, a submenu replaces its menu and has a Back entry. */
export const SubmenuOnAPhone: Story = {
  args: { children: submenus(false) },
  parameters: { visual: { width: 390, height: 600 } },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(body().getByRole('menuitem', { name: 'PDF' })).toHaveFocus();
  },
};

/** A context menu for a card. A visible button opens the same commands. */
export const OfARegion: Story = {
  render: () => {
    const commands = (
      <>
        <MenuItem>View device</MenuItem>
        <MenuItem>Edit device</MenuItem>
        <MenuSeparator />
        <MenuItem tone="error">Delete device</MenuItem>
      </>
    );
    return (
      <ContextMenu
        label="Cardiac monitor"
        region={
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              inlineSize: 320,
              padding: '12px 16px',
              border: '1px solid var(--at-line)',
              borderRadius: 8,
              background: 'var(--at-sheet)',
            }}
          >
            <span style={{ minInlineSize: 0 }}>Cardiac monitor</span>
            <Menu
              trigger={
                <IconButton label="Actions for Cardiac monitor" size="small">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
              placement="bottom-end"
            >
              {commands}
            </Menu>
          </div>
        }
      >
        {commands}
      </ContextMenu>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    button.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(body().getByRole('menu', { name: 'Cardiac monitor' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

function Years() {
  const [year, setYear] = useState('2019');
  return (
    <Menu defaultOpen label="Year" trigger={<Button variant="outlined">Year</Button>}>
      <MenuRadioGroup label="Year" value={year} onValueChange={setYear}>
        {Array.from({ length: 60 }, (_, index) => String(1980 + index)).map((value) => (
          <MenuRadioItem key={value} value={value}>
            {value}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
/** A long list scrolls inside the viewport and opens at the chosen item. */
export const LongList: Story = { render: () => <Years />, parameters: { visual: { height: 360 } } };

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem shortcut="Ctrl+Alt+I">
          Identificarea organismelor notificate pentru dispozitivul medical pentru diagnostic in vitro
        </MenuItem>
        <MenuItem description="Supprime définitivement le dispositif médical et toutes ses demandes">
          Supprimer le dispositif médical
        </MenuItem>
        <MenuItem lang="zh" description="包括所有证书和申请">
          用于体外诊断的医疗器械的公告机构匹配结果
        </MenuItem>
      </>
    ),
  },
};
