import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../display/chip/index.js';
import { Heading, Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Stack } from './stack.js';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 12,
    children: (
      <>
        <Heading level={2} size="h4">
          Claim 2027-0412
        </Heading>
        <Text>Water damage in the basement, reported on 12 Mar 2027.</Text>
        <Text tone="muted">An assessor visits within five working days.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gaps: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}>
      {([0, 4, 8, 16, 32] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text tone="muted">{gap} px</Text>
          <Chip>Meter</Chip>
          <Chip>Tariff</Chip>
          <Chip>Reading</Chip>
        </Stack>
      ))}
    </div>
  ),
};

export const Alignment: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 24 }}>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} gap={8}>
          <Text tone="muted">{align}</Text>
          <Button variant="outlined">Transfer</Button>
          <Button variant="outlined">Pay</Button>
        </Stack>
      ))}
    </div>
  ),
};

export const WithDividers: Story = {
  render: () => (
    <Stack divider gap={12} style={{ maxInlineSize: 480 }}>
      <Text>Current account: statement of February</Text>
      <Text>Savings account: interest of 2026</Text>
      <Text>Securities account: tax certificate</Text>
    </Stack>
  ),
};

export const ListWithDividers: Story = {
  render: () => (
    <Stack divider gap={12} render={<ul aria-label="Payments" />} style={{ maxInlineSize: 480 }}>
      <li>Grid fee, due on 1 Apr 2027</li>
      <li>Metering, due on 1 Apr 2027</li>
      <li>Contribution to the balancing group, due on 15 Apr 2027</li>
    </Stack>
  ),
};

export const LongText: Story = {
  tags: ['!dev'],
  parameters: { visual: { widths: [390] } },
  render: () => (
    <Stack divider gap={8} style={{ maxInlineSize: 280 }}>
      <Text>Grundstücksverkehrsgenehmigung der Landwirtschaftsbehörde</Text>
      <Text lang="zh">银行账户对账单与电力平衡结算文件</Text>
    </Stack>
  ),
};
