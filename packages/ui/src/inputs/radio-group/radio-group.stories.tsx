import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.js';

const places = [
  { value: 'hospital', label: 'Hospital', description: 'Used by trained staff' },
  { value: 'home', label: 'Home', description: 'Used by lay persons' },
  { value: 'both', label: 'Both' },
];
const views = ['Day', 'Week', 'Month'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Inputs/Radio group',
  component: RadioGroup,
  args: { label: 'Place of use', options: places, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: 'As in the intended purpose.' },
  play: async ({ args, canvasElement }) => {
    const home = within(canvasElement).getByRole('radio', { name: 'Home' });
    await userEvent.click(home);
    await expect(args.onValueChange).toHaveBeenCalledWith('home');
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Both' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Layouts: Story = {
  render: () => (
    <>
      <RadioGroup label="Stack" options={places} defaultValue="home" />
      <RadioGroup label="Row" layout="row" options={views} defaultValue="Week" />
      <RadioGroup label="Segments" layout="segments" options={views} defaultValue="Week" />
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <RadioGroup label="Required" required options={views} layout="row" />
      <RadioGroup label="Wrong" options={views} layout="row" error="Choose a period" />
      <RadioGroup label="Disabled" disabled options={places} defaultValue="home" />
      <RadioGroup
        label="One disabled"
        layout="segments"
        options={[...views, { value: 'Year', label: 'Year', disabled: true }]}
        defaultValue="Day"
      />
    </>
  ),
};

export const FocusedSegments: Story = {
  tags: ['!dev'],
  args: { layout: 'segments', label: 'Period', options: views, defaultValue: 'Week' },
  play: async () => userEvent.tab(),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Organisation du fabricant dans l’Union européenne',
    options: [
      {
        value: 'a',
        label: 'Le fabricant est établi dans un État membre',
        description: 'Il tient lui-même la documentation technique à la disposition des autorités compétentes.',
      },
      { value: 'b', label: 'Le fabricant est établi hors de l’Union et a désigné un mandataire unique' },
    ],
  },
};
