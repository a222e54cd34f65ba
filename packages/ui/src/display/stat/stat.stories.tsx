import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.js';
import { Stat } from './stat.js';

const meta = {
  title: 'Display/Stat',
  component: Stat,
  args: { label: 'Notified bodies', value: '51', help: 'Designated under the MDR on 21 Nov 2026' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InARow: Story = {
  render: (args) => (
    <Card title="Designations">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 24 }}>
        <Stat {...args} />
        <Stat label="Codes in use by more than one department" value="151" help="71 under the MDR, 80 under the IVDR" />
        <Stat label="Open windows" value={0} />
        <Stat label="Days to certificate, median" value={null} help="No survey has been published for this year" />
      </div>
    </Card>
  ),
};

/** Figures become smaller before they wrap, and wrap only between groups of digits. */
export const Amounts: Story = {
  parameters: { visual: { widths: [390] } },
  render: () => (
    <Card title="Claims of the year">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 16 }}>
        <Stat label="Open" value={48} />
        <Stat label="Paid to policyholders" value="€1,250,000.00" />
        <Stat label="Réservé" value={'12\u202f450\u202f000,00\u00a0€'} />
      </div>
    </Card>
  ),
};

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    label: 'Dispositifs médicaux de diagnostic in vitro en attente d’un organisme notifié',
    value: '12 345 678',
    help: 'Selon les déclarations des opérateurs',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
};
