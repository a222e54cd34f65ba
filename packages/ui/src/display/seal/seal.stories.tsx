import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seal } from './seal.js';

const meta = { title: 'Display/Seal', component: Seal, args: { size: 64, label: 'Certified' } } satisfies Meta<
  typeof Seal
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' } as const;
const stages = [
  'Idea',
  'Prototype',
  'Clinical evaluation',
  'Technical documentation ready',
  'Application lodged',
  'Certified',
];

export const Roles: Story = {
  render: () => (
    <div style={row}>
      <Seal size={96} label="Market operator" variant="market-operator" />
      <Seal size={96} label="Notified body" variant="notified-body" />
      <Seal size={96} label="Portal" variant="portal" />
    </div>
  ),
};
export const FromIdeaToCertified: Story = {
  render: () => (
    <div style={row}>
      {stages.map((stage, index) => (
        <Seal key={stage} variant="market-operator" size={48} label={stage} fill={index / (stages.length - 1)} />
      ))}
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {[20, 32, 48, 120].map((size) => (
        <Seal key={size} size={size} fill={0.5} label={`${size} px`} />
      ))}
    </div>
  ),
};
