import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/button/button.js';
import { Card } from './card.js';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { title: 'Certificates', subtitle: 'Issued by notified bodies for this device', children: 'Two certificates are valid, one ends in March.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActionsAndFooter: Story = {
  args: {
    actions: <Button size="small" variant="outlined">Add certificate</Button>,
    footer: <Button size="small" variant="text">See all certificates</Button>,
  },
};

export const PlainSheet: Story = { args: { title: undefined, subtitle: undefined } };

export const Flush: Story = {
  args: { flush: true, children: <div style={{ padding: '16px 24px' }}>The content reaches the edges.</div>, footer: '3 of 12 devices' },
};

export const LongTitleInANarrowPlace: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Card
        title="Évaluation de la conformité des dispositifs médicaux de diagnostic in vitro"
        subtitle="Réglementation (UE) 2017/746, annexe IX, chapitres I et III"
        actions={<Button size="small" variant="outlined">Demander un rendez-vous</Button>}
      >
        Aucun certificat.
      </Card>
    </div>
  ),
};
