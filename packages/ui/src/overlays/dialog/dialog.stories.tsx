import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Select } from '../../inputs/select/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Menu, MenuItem } from '../menu/index.js';
import { Dialog, type DialogProps } from './index.js';

const stages = [
  { value: 'idea', label: 'Idea' },
  { value: 'design', label: 'Design' },
  { value: 'clinical', label: 'Clinical evaluation' },
];
const rename: DialogProps['actions'] = (close) => (
  <>
    <Button variant="outlined" tone="neutral" onClick={close}>
      Cancel
    </Button>
    <Button onClick={close}>Rename device</Button>
  </>
);

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // Each story is in its own iframe, because the modal dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ blockSize: ((parameters['visual'] as { height?: number } | undefined)?.height ?? 768) - 34 }}>
        <Text>Nine devices of your organisation are in the registry.</Text>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Rename device',
    description: 'The working name is seen by your organisation only.',
    onOpenChange: fn(),
    children: <TextField label="Working name" defaultValue="Infusion pump, second design" />,
    actions: rename,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Closed: Story = {
  args: { trigger: <Button variant="outlined">Rename</Button> },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    await expect(body().getByRole('textbox', { name: 'Working name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = { args: { defaultOpen: true } };
export const Small: Story = { args: { defaultOpen: true, size: 'small' } };
export const Large: Story = { args: { defaultOpen: true, size: 'large' } };

export const WithoutActions: Story = {
  args: {
    defaultOpen: true,
    title: 'How it is matched',
    description: undefined,
    actions: undefined,
    children: <Text>Same input gives the same list, for everyone. There are no paid places.</Text>,
  },
};

const terms =
  'A notified body answers an application within the time that it published for the designation code. What it did not publish is shown as unknown, and no order of the list depends on it. ';
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    initialFocus: 'title',
    title: 'Terms of the application',
    description: 'Version of 12 Mar 2027',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{terms.repeat(2)}</Text>
        ))}
      </div>
    ),
    actions: (close) => (
      <>
        <Button variant="outlined" tone="neutral" onClick={close}>
          Decline
        </Button>
        <Button onClick={close}>Accept terms</Button>
      </>
    ),
  },
};

export const OnAPhone: Story = { tags: ['!dev'], ...LongContent, parameters: { visual: { width: 390, height: 760 } } };
export const OnAPhoneWithAForm: Story = {
  tags: ['!dev'],
  args: { defaultOpen: true },
  parameters: { visual: { width: 390, height: 760 } },
};
export const FullOnAPhone: Story = {
  args: { defaultOpen: true, fullOnPhones: true },
  parameters: { visual: { width: 390, height: 760 } },
};
export const OnALowScreen: Story = {
  tags: ['!dev'],
  ...LongContent,
  parameters: { visual: { width: 640, height: 320 } },
};

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    size: 'small',
    title: 'Identificarea organismelor notificate și a intervalelor de disponibilitate pentru dispozitive medicale',
    description: 'Dispositifs actifs non implantables destinés à la surveillance des paramètres physiologiques vitaux.',
    actions: (close) => (
      <>
        <Button variant="outlined" tone="neutral" onClick={close}>
          Revenir sans enregistrer
        </Button>
        <Button onClick={close}>Enregistrer les modifications</Button>
      </>
    ),
  },
};

export const InChinese: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    title: <span lang="zh">重命名器械</span>,
    description: <span lang="zh">工作名称仅供贵机构内部查看。</span>,
    children: <TextField label="工作名称" defaultValue="输液泵 第二版设计" />,
    actions: (close) => (
      <>
        <Button variant="outlined" tone="neutral" onClick={close}>
          取消
        </Button>
        <Button onClick={close}>重命名</Button>
      </>
    ),
  },
};

function Form() {
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState('');
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(new FormData(event.currentTarget).get('name') as string);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add device
      </Button>
      <p role="status">{saved && `${saved} added`}</p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add device"
        actions={
          <>
            <Button variant="outlined" tone="neutral" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form="add-device">
              Add device
            </Button>
          </>
        }
      >
        <form id="add-device" onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
          <TextField label="Working name" name="name" required />
          <Select label="Stage" name="stage" options={stages} defaultValue="idea" />
        </form>
      </Dialog>
    </>
  );
}

/** The action is outside the form and refers to it with `form`. Enter in the field submits the form too. */
export const WithForm: Story = {
  render: () => <Form />,
};
export const SendsItsForm: Story = {
  parameters: { visual: { skip: true } },
  render: () => <Form />,
  play: async () => {
    await userEvent.type(body().getByRole('textbox', { name: /Working name/ }), 'Pump');
    await userEvent.click(within(body().getByRole('dialog')).getByRole('button', { name: 'Add device' }));
    await expect(await body().findByText('Pump added')).toBeVisible();
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const WithAnOpenList: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    title: 'Stage of the device',
    description: undefined,
    children: <Select label="Stage" options={stages} defaultValue="design" />,
    actions: undefined,
  },
  play: async () => {
    await userEvent.click(body().getByRole('combobox', { name: 'Stage' }));
    await expect(await body().findByRole('listbox')).toBeVisible();
  },
};

export const WithMenu: Story = {
  parameters: { visual: { skip: true } },
  args: {
    defaultOpen: true,
    children: (
      <Menu trigger={<Button variant="outlined">Actions</Button>}>
        <MenuItem>View device</MenuItem>
      </Menu>
    ),
  },
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: 'Actions' }));
    await expect(body().getByRole('menuitem', { name: 'View device' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(body().queryByRole('menu')).toBeNull();
    await expect(body().getByRole('dialog')).toBeVisible();
  },
};

export const Nested: Story = {
  args: {
    defaultOpen: true,
    size: 'large',
    title: 'Your organisation',
    description: undefined,
    children: (
      <>
        <TextField label="Name" defaultValue="Hospital innovation unit" />
        <Dialog
          defaultOpen
          size="small"
          title="Choose another logo"
          actions={(close) => <Button onClick={close}>Use logo</Button>}
        >
          <Text>PNG or SVG, at most 1 MB.</Text>
        </Dialog>
      </>
    ),
  },
};
