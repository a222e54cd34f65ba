import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide-react';
import { Text } from '../../display/typography/index.js';
import { Link } from '../../navigation/link/index.js';
import { Stack } from '../stack/index.js';
import { Callout } from './callout.js';

const meta = {
  title: 'Layout/Callout',
  component: Callout,
  args: {
    title: 'Keep the damaged items',
    children: 'The assessor needs to see them. You can dispose of them after the visit.',
  },
  decorators: [
    (Story) => (
      <Stack gap={24} style={{ maxInlineSize: 640 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <>
      <Text>Report the damage within seven days. Photographs speed up the assessment.</Text>
      <Callout {...args} />
      <Text>After the report, you receive a claim number by e-mail.</Text>
    </>
  ),
};

export const Tones: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <>
      <Callout title="Meter readings are estimated in the first month">Send a reading to correct them.</Callout>
      <Callout tone="success" title="Covered by the deposit guarantee">
        Deposits of up to 100,000 euros per customer are protected.
      </Callout>
      <Callout tone="warning" title="Early termination costs a fee">
        The fee is 1 % of the amount repaid.
      </Callout>
      <Callout tone="error" title="Do not switch the supply on yourself">
        Only the grid operator may break the seal.
      </Callout>
    </>
  ),
};

export const WithoutTitle: Story = {
  render: () => (
    <>
      <Callout>The price is fixed until 31 Dec 2027.</Callout>
      <Callout icon={null}>
        Read <Link href="#terms">the terms of the tariff</Link> before you sign.
      </Callout>
    </>
  ),
};

export const OwnIconAndHeading: Story = {
  args: {
    headingLevel: 2,
    icon: <Landmark aria-hidden />,
    title: 'Transfers above 10,000 euros',
    children: 'The bank asks for the origin of the money.',
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  parameters: { visual: { widths: [390] } },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <Callout tone="warning" title="Kündigungsfristverkürzung bei Elementarschadenversicherungen">
        Die Frist beträgt einen Monat zum Ende des Versicherungsjahres.
      </Callout>
    </div>
  ),
};
