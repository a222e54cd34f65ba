import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DonutChart } from './index.js';

const meta = {
  title: 'Data/Donut chart',
  component: DonutChart,
  args: {
    title: 'Two thirds of the parcels arrive on the first day',
    subtitle: 'Parcels delivered in October 2026',
    source: 'Delivery scans',
    date: '1 Nov 2026',
    status: 'Final',
    categoryHeader: 'Delivered',
    valueHeader: 'Parcels',
    parts: [
      { id: 'first', name: 'First day', value: 8240 },
      { id: 'second', name: 'Second day', value: 3110 },
      { id: 'later', name: 'Later', value: 1050 },
    ],
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390], forcedColors: true } } };

export const Withheld: Story = {
  args: {
    parts: [
      { id: 'first', name: 'First day', value: 8240 },
      { id: 'second', name: 'Second day', value: 3110 },
      { id: 'lost', name: 'Lost', value: { value: null, withheld: 'Fewer than 5' } },
    ],
  },
};

export const Active: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus();
    const next = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(next + next);
    await expect(within(canvasElement).getAllByText('3,110 (25%)').length).toBe(2);
  },
};
