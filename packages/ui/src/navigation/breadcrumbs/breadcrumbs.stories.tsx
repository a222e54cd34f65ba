import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './index.js';

const trail = [
  { label: 'Dashboard', href: '#dashboard' },
  { label: 'Medical devices' },
  { label: 'Your Medical Devices' },
];

const meta = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs, args: { items: trail } } satisfies Meta<
  typeof Breadcrumbs
>;
export default meta;
type Story = StoryObj<typeof meta>;

const ten = Array.from({ length: 10 }, (_, index) => ({
  label:
    [
      'Dashboard',
      'Medical devices',
      'Class III',
      'Cardiac',
      'Valves',
      'Aortic',
      'Transcatheter',
      'Second generation',
      'Documents',
      'Clinical evaluation',
    ][index] ?? '',
  href: `#${index}`,
}));

export const Default: Story = {};
export const MoreThanEight: Story = { args: { items: ten } };
export const Hidden: Story = {
  args: { items: ten },
  render: (args) => (
    <div style={{ inlineSize: 560, maxInlineSize: '100%', minBlockSize: 300 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Show \d more$/ }));
    await expect(within(document.body).getByRole('menuitem', { name: 'Medical devices' })).toHaveFocus();
  },
};
export const LittleRoom: Story = {
  tags: ['!dev'],
  render: (args) => (
    <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};
export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    items: [
      { label: 'Tableau de bord', href: '#' },
      { label: 'Dispositifs médicaux' },
      { label: 'Évaluation des organismes notifiés pour les dispositifs implantables actifs' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 350, maxInlineSize: '100%' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};
export const LongInTheMiddle: Story = {
  tags: ['!dev'],
  args: {
    items: [
      { label: 'Tablou de bord', href: '#' },
      { label: 'Dispozitive medicale implantabile active de lungă durată', href: '#2' },
      { label: 'Evaluare clinică' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};
export const Chinese: Story = {
  args: { items: [{ label: '仪表板', href: '#' }, { label: '医疗器械', href: '#2' }, { label: '您的医疗器械' }] },
};
