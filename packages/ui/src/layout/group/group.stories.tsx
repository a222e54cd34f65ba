import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../display/chip/index.js';
import { Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Stack } from '../stack/index.js';
import { Group } from './group.js';

const meta = {
  title: 'Layout/Group',
  component: Group,
  args: {
    children: (
      <>
        <Button>Submit claim</Button>
        <Button variant="outlined">Save draft</Button>
        <Button variant="text">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Justified: Story = {
  render: () => (
    <Stack gap={16}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Group key={justify} justify={justify}>
          <Text tone="muted">{justify}</Text>
          <Button size="small" variant="outlined">
            Previous
          </Button>
          <Button size="small" variant="outlined">
            Next
          </Button>
        </Group>
      ))}
    </Stack>
  ),
};

export const Aligned: Story = {
  render: () => (
    <Stack gap={16}>
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Group key={align} align={align} gap={12}>
          <Text tone="muted">{align}</Text>
          <Button size="large" variant="outlined">
            Read meter
          </Button>
          <Button size="small" variant="outlined">
            Correct
          </Button>
        </Group>
      ))}
    </Stack>
  ),
};

export const Growing: Story = {
  parameters: { visual: { widths: [390] } },
  render: () => (
    <Stack gap={16} style={{ maxInlineSize: 560 }}>
      <Group grow gap={12}>
        <Button>Approve payment</Button>
        <Button variant="outlined">Reject</Button>
      </Group>
      <Group nowrap grow align="end" gap={12}>
        <TextField label="Amount" defaultValue="1,250.00" inputMode="decimal" />
        <TextField label="Account" defaultValue="AT61 1904" />
      </Group>
    </Stack>
  ),
};

export const ListOfTags: Story = {
  render: () => (
    <Group gap={8} render={<ul aria-label="Cover" />} style={{ maxInlineSize: 320 }}>
      {['Fire', 'Water', 'Theft', 'Natural hazards', 'Glass', 'Electronics'].map((cover) => (
        <li key={cover}>
          <Chip>{cover}</Chip>
        </li>
      ))}
    </Group>
  ),
};

export const LongText: Story = {
  tags: ['!dev'],
  render: () => (
    <Group justify="between" style={{ maxInlineSize: 300 }}>
      <Button variant="outlined">Versicherungsbestätigung anfordern</Button>
      <Button variant="text">Abbrechen</Button>
    </Group>
  ),
};
