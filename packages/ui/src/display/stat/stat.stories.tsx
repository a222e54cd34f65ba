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
        <Stat label="Codes in use" value="151" help="71 under the MDR, 80 under the IVDR" />
        <Stat label="Open windows" value={0} />
        <Stat label="Days to certificate, median" value={null} help="No survey has been published for this year" />
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
