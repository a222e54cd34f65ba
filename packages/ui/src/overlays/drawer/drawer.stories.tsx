import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Select } from '../../inputs/select/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { NavTree } from '../../navigation/nav-tree/index.js';
import { Drawer } from './index.js';

const stages = [
  { value: 'idea', label: 'Idea' },
  { value: 'design', label: 'Design' },
];
const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // Each story is in its own iframe, because the modal drawer would cover the docs page.
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
    title: 'Filter devices',
    description: 'The list is updated immediately.',
    onOpenChange: fn(),
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Trade name" />
        <Select label="Stage" options={stages} />
      </div>
    ),
    actions: (close) => (
      <>
        <Button variant="outlined" tone="neutral" onClick={close}>
          Reset
        </Button>
        <Button onClick={close}>Show 12 devices</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const onAPhone = { visual: { width: 390, height: 760 } };

export const Closed: Story = {
  args: { trigger: <Button variant="outlined">Filters</Button> },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    await expect(body().getByRole('textbox', { name: 'Trade name' })).toHaveFocus();
    await userEvent.click(body().getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'close-button' }),
    );
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const AtTheEnd: Story = { args: { defaultOpen: true } };
export const AtTheStart: Story = { args: { defaultOpen: true, side: 'start' } };
export const AtTheBottom: Story = { args: { defaultOpen: true, side: 'bottom' } };
export const Large: Story = { args: { defaultOpen: true, size: 'large' } };

export const Navigation: Story = {
  args: {
    defaultOpen: true,
    side: 'start',
    size: 'small',
    title: 'Menu',
    hideTitle: true,
    description: undefined,
    actions: undefined,
    children: (
      <nav aria-label="Main">
        <NavTree
          activeId="devices"
          groups={[
            {
              id: 'main',
              label: 'Registry',
              items: [
                { id: 'start', label: 'Overview', href: '#start' },
                { id: 'devices', label: 'Your Medical Devices', href: '#devices' },
                { id: 'matches', label: 'Matches', href: '#matches' },
              ],
            },
          ]}
        />
      </nav>
    ),
  },
};

const sentence = 'What a notified body did not publish is shown as unknown, and no order of the list depends on it. ';
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>{sentence.repeat(2)}</Text>
        ))}
      </div>
    ),
  },
};
export const OnAPhone: Story = { tags: ['!dev'], args: { defaultOpen: true }, parameters: onAPhone };
export const FullOnAPhone: Story = {
  tags: ['!dev'],
  args: { defaultOpen: true, fullOnPhones: true },
  parameters: onAPhone,
};
export const BottomOnAPhone: Story = {
  tags: ['!dev'],
  parameters: onAPhone,
  args: {
    ...meta.args,
    defaultOpen: true,
    side: 'bottom',
    title: 'Filtrer les dispositifs médicaux',
    actions: (close) => (
      <>
        <Button variant="outlined" tone="neutral" onClick={close}>
          Réinitialiser tous les filtres
        </Button>
        <Button onClick={close}>Afficher 12 dispositifs</Button>
      </>
    ),
  },
};
