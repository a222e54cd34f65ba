import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Group } from '../group/index.js';
import { Stack } from '../stack/index.js';
import { Divider } from './divider.js';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 480 }}>
        <Text>The contract runs for twelve months.</Text>
        <Story />
        <Text>The price is fixed for the first six months.</Text>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { forcedColors: true } } };

export const WithLabel: Story = { args: { label: 'or' } };

export const LabelAtTheStart: Story = { args: { label: '12 Mar 2027', align: 'start' } };

export const Vertical: Story = {
  parameters: { visual: { forcedColors: true } },
  decorators: [
    (Story) => (
      <Group gap={12}>
        <Text>IBAN AT61 1904 3002</Text>
        <Story />
        <Text tone="muted">Balance 1,250.00</Text>
      </Group>
    ),
  ],
  args: { orientation: 'vertical' },
  render: (args) => <Divider {...args} />,
};

export const VerticalWithLabel: Story = {
  decorators: [(Story) => <Story />],
  render: () => (
    <Group gap={16} style={{ minBlockSize: 96 }}>
      <Button variant="outlined">Sign with your card</Button>
      <Divider orientation="vertical" label="or" />
      <Button variant="outlined">Sign with the app</Button>
    </Group>
  ),
};

export const LongLabel: Story = {
  tags: ['!dev'],
  args: { label: 'Leistungen der Elementarschadenversicherung im laufenden Kalenderjahr' },
};
