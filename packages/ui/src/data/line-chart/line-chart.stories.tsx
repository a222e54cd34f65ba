import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LineChart } from './index.js';

const months = Array.from(
  { length: 24 },
  (_, index) => `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
);
const wave = (base: number, size: number, shift: number) =>
  months.map((_, index) => Math.round(base + size * Math.sin(((index + shift) / 12) * 2 * Math.PI) + index * 2));

const meta = {
  title: 'Data/Line chart',
  component: LineChart,
  args: {
    title: 'The house uses more electricity each summer',
    subtitle: 'Electricity and heat in MWh per month, 2025 to 2026',
    summary: 'Since the air conditioning was installed, July needs as much electricity as January.',
    source: 'Meter readings',
    date: '1 Jan 2027',
    status: 'Read on site',
    x: months,
    categoryHeader: 'Month',
    series: [
      { id: 'electricity', name: 'Electricity', values: wave(120, 30, 9) },
      { id: 'heat', name: 'Heat', values: wave(160, 90, 3) },
    ],
    onRangeChange: fn(),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390], forcedColors: true } } };

export const Area: Story = {
  args: { area: true, series: [{ id: 'electricity', name: 'Electricity', values: wave(120, 30, 9) }] },
};

/** Missing values are gaps, a withheld value is hatched, and a disputed one is a hollow point with its range. */
export const GapsAndDisputedValues: Story = {
  parameters: { visual: { forcedColors: true } },
  args: {
    title: 'More guests come back, but the surveys are few',
    subtitle: 'Guests who had stayed before, surveys of 2021 to 2026',
    summary: undefined,
    source: 'Guest surveys',
    x: ['2021-03', '2021-09', '2022-06', '2023-03', '2024-06', '2025-02', '2026-01'],
    categoryHeader: 'Survey',
    series: [
      {
        id: 'guests',
        name: 'Returning guests',
        values: [
          184,
          272,
          null,
          { value: 418, low: 381, high: 418, note: 'Another count says 381.' },
          { value: null, withheld: 'Not published' },
          520,
          611,
        ],
      },
      { id: 'all', name: 'All guests', values: [840, 921, 1020, 1188, 1217, 1389, 1477] },
    ],
  },
};

export const BrokenAxis: Story = {
  args: {
    title: 'The water temperature stays within two degrees',
    subtitle: 'Pool, °C per month.',
    summary: undefined,
    baseline: 'data',
    series: [{ id: 'pool', name: 'Pool', values: months.map((_, index) => 27 + Math.sin(index / 2)) }],
  },
};

export const Brush: Story = {
  args: { brush: true, defaultRange: ['2025-06', '2025-09'] },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('application').focus();
    const next = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`{Home}{Shift>}${next}${next}{/Shift}`);
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(['2025-01', '2025-03']);
  },
};

export const Numbers: Story = {
  args: {
    title: 'Above 60 km/h each trip costs noticeably more',
    subtitle: 'Litres per 100 km by speed in km/h',
    summary: undefined,
    source: 'Fleet records',
    categoryHeader: 'Speed',
    x: [20, 30, 40, 50, 60, 80, 100, 130],
    series: [
      { id: 'van', name: 'Van', values: [11, 9, 8, 7.6, 7.8, 9.4, 11.8, 16] },
      { id: 'car', name: 'Car', values: [7, 6, 5.2, 4.9, 5, 5.8, 7.1, 9.6] },
    ],
  },
};

/** 10,000 values: the line keeps the lowest and the highest of each pixel. */
export const ManyPoints: Story = {
  tags: ['!dev'],
  args: {
    title: 'The sensor failed twice',
    subtitle: 'Vibration in mm/s, one value per minute',
    summary: undefined,
    x: Array.from({ length: 10_000 }, (_, index) => index),
    series: [
      {
        id: 'sensor',
        name: 'Sensor',
        values: Array.from({ length: 10_000 }, (_, index) =>
          index > 4000 && index < 4400 ? null : 5 + Math.sin(index / 300) * 3 + (index === 7777 ? 20 : 0),
        ),
      },
    ],
  },
};

export const Active: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(within(canvasElement).getByText('Dec 2026')).toBeVisible();
  },
};
