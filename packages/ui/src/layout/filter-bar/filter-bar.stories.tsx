import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../inputs/icon-button/index.js';
import { Stack } from '../stack/index.js';
import { FilterBar, type Filter, type FilterBarProps, type FilterValues } from './index.js';

const filters: Filter[] = [
  {
    id: 'state',
    label: 'State',
    options: [
      { value: 'open', label: 'Open', count: 12 },
      { value: 'assessed', label: 'Assessed', count: 7 },
      { value: 'paid', label: 'Paid', count: 31 },
    ],
  },
  {
    id: 'cause',
    label: 'Cause',
    options: [
      { value: 'water', label: 'Tap water' },
      { value: 'fire', label: 'Fire' },
      { value: 'storm', label: 'Storm and hail' },
    ],
  },
  {
    id: 'branch',
    label: 'Branch',
    single: true,
    options: [
      { value: 'vienna', label: 'Vienna' },
      { value: 'graz', label: 'Graz' },
    ],
  },
];

const meta = {
  title: 'Layout/Filter bar',
  component: FilterBar,
  args: { label: 'Claims', filters, count: 50, onValuesChange: fn(), onQueryChange: fn() },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390] } } };

export const Applied: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  args: {
    count: 4,
    defaultQuery: 'basement',
    defaultValues: { state: ['open', 'assessed'], cause: ['storm'], branch: ['graz'] },
    end: (
      <IconButton label="Export" variant="outlined">
        <Download aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove State: Assessed' }));
    await expect(args.onValuesChange).toHaveBeenCalledWith({ state: ['open'], cause: ['storm'], branch: ['graz'] });
    (document.activeElement as HTMLElement).blur();
  },
};

const claims = [
  ['Water in the basement', 'open', 'water'],
  ['Hail on the roof', 'open', 'storm'],
  ['Kitchen fire', 'paid', 'fire'],
  ['Burst pipe', 'paid', 'water'],
] as const;

function WithResults(props: Partial<FilterBarProps>) {
  const [values, setValues] = useState<FilterValues>({ state: ['open'] });
  const [query, setQuery] = useState('');
  const matches = (id: string, value: string) => !values[id] || values[id].includes(value);
  const found = claims.filter(
    ([title, state, cause]) =>
      title.toLowerCase().includes(query.toLowerCase()) && matches('state', state) && matches('cause', cause),
  );
  return (
    <Stack>
      <FilterBar
        label="Claims"
        filters={filters.slice(0, 2)}
        {...{ values, query }}
        onValuesChange={setValues}
        onQueryChange={setQuery}
        count={found.length}
        {...props}
      />
      <Stack divider gap={12} render={<ul aria-label="Claims" />}>
        {found.map(([title]) => (
          <li key={title}>{title}</li>
        ))}
      </Stack>
    </Stack>
  );
}

export const WithAList: Story = {
  render: () => <WithResults />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'hail');
    await expect(canvas.getByText('1 result')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByText('4 results')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Claims of an insurer by period, amount and note, next to closed lists. */
export const Conditions: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  args: {
    count: 4,
    locale: 'en-GB',
    filters: filters.slice(0, 1),
    conditionFilters: [
      { id: 'received', label: 'Received', kind: 'date' },
      { id: 'amount', label: 'Amount', kind: 'number', format: { style: 'currency', currency: 'EUR' } },
      { id: 'note', label: 'Note', kind: 'text' },
    ],
    defaultConditions: [
      { column: 'received', operator: 'during', value: { from: '2027-03-01', to: null } },
      { column: 'amount', operator: 'between', value: { from: 1000, to: 5000 } },
    ],
  },
};

export const NarrowContainer: Story = {
  args: { count: 12, defaultValues: { state: ['open'] } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const OnlySearch: Story = { args: { filters: [], label: 'Meters', count: undefined } };

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    defaultValues: { a: ['1'] },
    count: 3,
    filters: [
      {
        id: 'a',
        label: 'Versicherungsart',
        options: [{ value: '1', label: 'Elementarschadenversicherungen einschließlich Erdrutsch und Lawinen' }],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
