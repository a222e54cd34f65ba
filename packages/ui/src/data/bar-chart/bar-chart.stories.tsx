import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BarChart } from './index.js';

const quarters = ['Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026'];
const claims = [
  { id: 'water', name: 'Tap water', values: [412, 388, 297, 455] },
  { id: 'storm', name: 'Storm and hail', values: [120, 96, 604, 210] },
  { id: 'fire', name: 'Fire', values: [31, 28, 40, 37] },
];
const euros = (value: number) => `€ ${value.toLocaleString('en')}`;

const meta = {
  title: 'Data/Bar chart',
  component: BarChart,
  args: {
    title: 'Storms doubled the claims of the third quarter',
    subtitle: 'Household claims per quarter, 2026',
    summary: 'In the third quarter 604 of 941 claims were storm and hail.',
    source: 'Claims register',
    date: '1 Nov 2026',
    status: 'Final',
    categories: quarters,
    categoryHeader: 'Quarter',
    series: claims,
    onHiddenSeriesChange: fn(),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const fire = canvas.getByRole('button', { name: /^Fire/ });
    await userEvent.click(fire);
    await expect(fire).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onHiddenSeriesChange).toHaveBeenCalledWith(['fire']);
    await userEvent.click(fire);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const OneHundredPercent: Story = {
  args: { layout: 'percent', orientation: 'horizontal', showValues: true },
};

export const Horizontal: Story = {
  parameters: { visual: { widths: [390] } },
  args: {
    title: 'Most rooms are lost to repairs of the bathroom',
    subtitle: 'Nights that a room could not be sold, by cause, 2026',
    summary: undefined,
    source: 'Housekeeping log',
    categoryHeader: 'Cause',
    categories: ['Bathroom', 'Air conditioning that no longer cools the room', 'Lock', 'Windows'],
    series: [{ id: 'nights', name: 'Nights', values: [214, 97, 18, 9] }],
    orientation: 'horizontal',
    showValues: true,
  },
};

/** Values that are not published are hatched and named; missing ones have no bar. */
export const WithheldAndMissing: Story = {
  parameters: { visual: { forcedColors: true } },
  args: {
    title: 'Absence rose most in the smallest teams',
    subtitle: 'Days of absence per person and year',
    summary: undefined,
    source: 'Personnel records',
    categoryHeader: 'Team',
    categories: ['Kitchen', 'Reception', 'Spa', 'Garden'],
    series: [
      { id: '2025', name: '2025', values: [9.5, 7.25, { value: null, withheld: 'Fewer than 5 people' }, null] },
      { id: '2026', name: '2026', values: [11, 7, 8.5, 14] },
    ],
  },
};

export const Dumbbell: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  args: {
    title: 'Repairs are finished sooner, except for roofs',
    subtitle: 'Median days from report to repair',
    summary: undefined,
    source: 'Work orders',
    categoryHeader: 'Trade',
    categories: ['Roof', 'Plumbing', 'Electrical installation', 'Painting'],
    series: [
      { id: '2024', name: '2024', values: [31, 12, 19, 26] },
      { id: '2026', name: '2026', values: [35, 6, 11, { value: 17, low: 12, high: 21, note: 'Two sources differ.' }] },
    ],
    layout: 'dumbbell',
    showValues: true,
  },
};

export const NegativeValues: Story = {
  args: {
    title: 'The branch in Graz lost money twice',
    subtitle: 'Result per quarter',
    summary: undefined,
    formatValue: euros,
    series: [{ id: 'graz', name: 'Graz', values: [12_000, -4_500, 3_200, -800] }],
  },
};

export const AsTable: Story = { args: { defaultView: 'table' } };

export const Empty: Story = { args: { series: [{ id: 'none', name: 'None', values: [] }], summary: undefined } };

export const Active: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus();
    const next = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${next}${next}{ArrowUp}`);
    await expect(within(canvasElement).getByText('96')).toBeVisible();
  },
};

export const SixSeries: Story = {
  tags: ['!dev'],
  parameters: { visual: { forcedColors: true } },
  args: {
    title: 'Six series are the most that can be told apart',
    series: ['Vienna', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt am Wörthersee'].map((name, index) => ({
      id: name,
      name,
      values: [40 - index * 4, 30 + index * 3, 22 + index, 35],
    })),
  },
};
