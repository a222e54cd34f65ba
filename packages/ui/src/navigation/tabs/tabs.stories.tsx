import { FileText, FlaskConical, Inbox } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../display/typography/index.js';
import { TabLinks } from './tab-links.js';
import { Tabs } from './tabs.js';

const items = [
  { value: 'details', label: 'Details', content: <Text>Infusion pump for use in hospitals. Class IIb, rule 12.</Text> },
  { value: 'codes', label: 'Codes', content: <Text>MDA 0203, MDA 0315, MDS 1005</Text> },
  { value: 'documents', label: 'Documents', content: <Text>Technical documentation, part 1 and 2.</Text> },
  { value: 'requests', label: 'Requests', content: <Text>Two notified bodies have replied.</Text> },
];
const withIcons = [
  { ...items[0]!, icon: <FlaskConical aria-hidden /> },
  { ...items[2]!, icon: <FileText aria-hidden />, badge: 12 },
  { ...items[3]!, icon: <Inbox aria-hidden />, badge: 2 },
  { value: 'archive', label: 'Archive', disabled: true, content: null },
];
const long = [
  'Documentation technique',
  'Surveillance après commercialisation',
  'Évaluation clinique et suivi clinique après commercialisation du dispositif',
  'Gestion des risques',
  'Étiquetage et notice d’utilisation',
  'Personne chargée de veiller au respect de la réglementation',
  'Sous-traitants',
].map((label) => ({ value: label, label, content: <Text>{label}</Text> }));

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Device', items, onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('tab', { name: 'Documents' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('documents', expect.anything());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('tabpanel', { name: 'Requests' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const IconsAndBadges: Story = { args: { items: withIcons, defaultValue: 'documents' } };

export const Vertical: Story = { args: { items: withIcons, orientation: 'vertical' } };

/** Enter or Space activates the focused tab. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    screen.getByRole('tab', { name: 'Details' }).focus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('tab', { name: 'Requests' })).toHaveFocus();
    await expect(screen.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
  },
};

/** The active tab scrolls into view; long labels are truncated. */
export const LittleRoom: Story = {
  tags: ['!dev'],
  args: { items: long, defaultValue: 'Étiquetage et notice d’utilisation' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongVertical: Story = {
  args: { items: long, orientation: 'vertical' },
  parameters: { visual: { width: 560, height: 600 } },
};

/** For pages with their own URLs. Renders links in a navigation landmark instead of tabs. */
export const Links: Story = {
  render: () => (
    <TabLinks
      label="Statistics"
      current="#certificates"
      items={[
        { href: '#applications', label: 'Applications' },
        { href: '#certificates', label: 'Certificates', badge: 14 },
        { href: '#fees', label: 'Fees', render: <a href="#fees">Fees</a> },
      ]}
    />
  ),
};
