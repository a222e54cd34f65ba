import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../description-list/index.js';
import { Text } from '../typography/index.js';
import { Kbd } from './kbd.js';

const meta = { title: 'Display/Kbd', component: Kbd, args: { keys: 'Mod+K' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export const Default: Story = {};

export const Platforms: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['other', 'mac'] as const).map((platform) => (
        <div key={platform} style={row}>
          {['Mod+Shift+P', 'Alt+Enter', 'Control+Backspace', 'Escape', 'ArrowUp', 'Mod+Plus'].map((keys) => (
            <Kbd key={keys} keys={keys} platform={platform} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const OneAfterTheOther: Story = { args: { keys: 'G C' } };

export const InText: Story = {
  render: () => (
    <Text>
      Press <Kbd keys="Mod+S" /> to save the reading, or <Kbd keys="Escape" /> to discard it.
    </Text>
  ),
};

export const ListOfShortcuts: Story = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Search claims', description: <Kbd keys="Mod+K" /> },
        { term: 'Approve payment', description: <Kbd keys="Mod+Enter" /> },
        { term: 'Go to the meters', description: <Kbd keys="G M" /> },
      ]}
    />
  ),
};

export const Translated: Story = {
  args: {
    keys: 'Mod+Shift+F G',
    labels: {
      separator: 'dann',
      keys: {
        Mod: { text: 'Strg', spoken: 'Steuerung' },
        Shift: { text: 'Umschalt', spoken: 'Umschalttaste' },
      },
    },
  },
};
