import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScoreRing } from './score-ring.js';

const meta = {
  title: 'Display/Score ring',
  component: ScoreRing,
  args: { value: 82, label: 'Match' },
} satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Match' })).toHaveAttribute('aria-valuenow', '82');
  },
};

export const Scores: Story = {
  render: () => (
    <div style={row}>
      {[0, 4, 25, 50, 82, 99, 100].map((value) => (
        <ScoreRing key={value} value={value} label="Match" />
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {[36, 48, 72, 120].map((size) => (
        <ScoreRing key={size} value={7.5} max={10} shown="7.5" label="Data quality" size={size} />
      ))}
    </div>
  ),
};

/** A portfolio of buildings: each ring has the colour of its state beside a word. */
export const Colours: Story = {
  render: () => (
    <div style={row}>
      {(
        [
          [91, 'success', 'Efficient'],
          [54, 'warning', 'To check'],
          [18, 'error', 'Inefficient'],
        ] as const
      ).map(([value, tone, word]) => (
        <span key={tone} style={{ ...row, gap: 8, flexWrap: 'nowrap', minInlineSize: 0 }}>
          <ScoreRing
            value={value}
            label="Energy rating"
            style={{ '--score-ring-ink': `var(--at-${tone})` } as React.CSSProperties}
          />
          <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{word}</span>
        </span>
      ))}
    </div>
  ),
};
