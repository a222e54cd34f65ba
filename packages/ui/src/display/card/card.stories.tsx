import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/button/button.js';
import { Text } from '../typography/index.js';
import { Card, LinkCard, SelectableCard } from './index.js';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    title: 'Certificates',
    subtitle: 'Issued by notified bodies for this device',
    children: 'Two certificates are valid, one ends in March.',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActionsAndFooter: Story = {
  args: {
    actions: (
      <Button size="small" variant="outlined">
        Add certificate
      </Button>
    ),
    footer: (
      <Button size="small" variant="text">
        See all certificates
      </Button>
    ),
  },
};

export const PlainSheet: Story = { args: { title: undefined, subtitle: undefined } };

export const Flush: Story = {
  args: {
    flush: true,
    children: <div style={{ padding: '16px 24px' }}>The content reaches the edges.</div>,
    footer: '3 of 12 devices',
  },
};

export const LongTitleInANarrowPlace: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Card
        title="Évaluation de la conformité des dispositifs médicaux de diagnostic in vitro"
        subtitle="Réglementation (UE) 2017/746, annexe IX, chapitres I et III"
        actions={
          <Button size="small" variant="outlined">
            Demander un rendez-vous
          </Button>
        }
      >
        Aucun certificat.
      </Card>
    </div>
  ),
};

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 20 } as const;
const picture = (
  <svg viewBox="0 0 160 90" aria-hidden style={{ color: 'var(--at-primary)' }}>
    <g fill="none" stroke="currentColor" strokeWidth="5" strokeDasharray="12 4">
      <circle cx="80" cy="45" r="26" />
    </g>
  </svg>
);

export const WithAPicture: Story = {
  args: { media: picture },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const LinkCards: Story = {
  render: () => (
    <div style={grid}>
      <LinkCard href="#codes" headingLevel={3} title="Codes" subtitle="What a body is designated for">
        <Text>151 codes are in use, 71 under the MDR.</Text>
      </LinkCard>
      <LinkCard
        href="#course"
        headingLevel={3}
        media={picture}
        title="Introduction to the IVDR"
        subtitle="12 Mar 2027, online"
        footer={
          <Button size="small" variant="text">
            Add to calendar
          </Button>
        }
      />
      <LinkCard
        href="#evaluation"
        headingLevel={3}
        title="Évaluation de la conformité des dispositifs médicaux de diagnostic in vitro"
        actions={
          <Button size="small" variant="outlined">
            Suivre
          </Button>
        }
      />
    </div>
  ),
};

export const SelectableCards: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <fieldset style={{ ...grid, minInlineSize: 0, margin: 0, padding: 0, border: 0 }}>
      <legend style={{ paddingBlockEnd: 12, fontWeight: 600, overflowWrap: 'anywhere' }}>Procedure</legend>
      <SelectableCard
        name="annex"
        title="Annex IX"
        subtitle="Quality management system and technical documentation"
        defaultChecked
      />
      <SelectableCard name="annex" title="Annex X" subtitle="Type examination">
        With Annex XI for the production.
      </SelectableCard>
      <SelectableCard name="annex" title="Annex XI" subtitle="Product conformity verification" disabled />
    </fieldset>
  ),
};
