import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination.js';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { total: 532, onPageChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { pageSizes: [10, 20, 50] },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2, expect.anything());
    await expect(screen.getByText('21–40 of 532')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Places: Story = {
  render: () => (
    <>
      <Pagination labels={{ pagination: 'At the first page' }} total={532} />
      <Pagination labels={{ pagination: 'In the middle' }} total={532} defaultPage={14} />
      <Pagination labels={{ pagination: 'At the last page' }} total={532} defaultPage={27} />
      <Pagination labels={{ pagination: 'Few pages' }} total={61} defaultPage={2} />
      <Pagination labels={{ pagination: 'One page' }} total={12} />
      <Pagination labels={{ pagination: 'Nothing' }} total={0} />
      <Pagination labels={{ pagination: 'Very many' }} total={1_234_567} defaultPage={30_000} />
    </>
  ),
};

export const Small: Story = { args: { size: 'small', defaultPage: 6 } };

/** "Page 2 of 27" replaces the numbers. */
export const Phone: Story = {
  args: { defaultPage: 2, pageSizes: [10, 20, 50] },
  parameters: { visual: { width: 390, height: 300 } },
};

export const Links: Story = { args: { defaultPage: 3, hrefOf: (page: number) => `#page-${page}` } };

const french = new Intl.NumberFormat('fr');
export const French: Story = {
  args: {
    total: 12_532,
    defaultPage: 300,
    pageSizes: [20, 50],
    labels: {
      pagination: 'Pages',
      first: 'Première page',
      previous: 'Page précédente',
      next: 'Page suivante',
      last: 'Dernière page',
      pageSize: 'Enregistrements par page',
      page: (page: number) => `Page ${french.format(page)}`,
      number: (page: number) => french.format(page),
      pageOf: (page: number, count: number) => `Page ${french.format(page)} sur ${french.format(count)}`,
      range: ({ from, to }: { from: number; to: number }, total: number) =>
        `${french.format(from)} à ${french.format(to)} sur ${french.format(total)}`,
      perPage: (size: number) => `${size} par page`,
    },
  },
};
