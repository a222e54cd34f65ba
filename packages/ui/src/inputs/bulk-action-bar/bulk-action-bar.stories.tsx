import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Download, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { BulkActionBar, type BulkActionBarProps } from './index.js';

const actions = (
  <>
    <Button size="small" variant="outlined" tone="neutral" start={<UserPlus aria-hidden />}>
      Assign
    </Button>
    <Button size="small" variant="outlined" tone="neutral" start={<Download aria-hidden />}>
      Export
    </Button>
    <Button size="small" variant="outlined" tone="neutral" start={<Archive aria-hidden />}>
      Archive
    </Button>
  </>
);

const meta = {
  title: 'Inputs/Bulk action bar',
  component: BulkActionBar,
  args: { count: 3, total: 48, children: actions, onClear: fn(), onSelectAll: fn() },
} satisfies Meta<typeof BulkActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  play: async ({ args, canvasElement }) => {
    const clear = within(canvasElement).getByRole('button', { name: 'Clear selection' });
    await userEvent.click(clear);
    await expect(args.onClear).toHaveBeenCalledOnce();
    clear.blur();
  },
};

function Claims({ rows, ...props }: { rows: number } & Partial<BulkActionBarProps>) {
  const [selected, setSelected] = useState<readonly number[]>([1]);
  return (
    <div style={{ maxInlineSize: 640 }}>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index} style={{ paddingBlock: 8, borderBlockEnd: '1px solid var(--at-line)' }}>
            <Checkbox
              label={`Claim 2027-${String(index + 1).padStart(4, '0')}`}
              checked={selected.includes(index)}
              onCheckedChange={(checked) =>
                setSelected(checked ? [...selected, index] : selected.filter((each) => each !== index))
              }
            />
          </li>
        ))}
      </ul>
      <BulkActionBar
        count={selected.length}
        total={rows}
        onClear={() => setSelected([])}
        onSelectAll={() => setSelected(Array.from({ length: rows }, (_, index) => index))}
        {...props}
      >
        {actions}
      </BulkActionBar>
    </div>
  );
}

export const WithAList: Story = {
  render: () => <Claims rows={4} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Claim 2027-0003' }));
    await expect(canvas.getByText('2 of 4 selected')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongList: Story = { render: () => <Claims rows={40} />, parameters: { visual: { height: 480 } } };

export const OtherLanguage: Story = {
  args: {
    count: 1280,
    total: 15400,
    labels: {
      region: 'Aktionen für die Auswahl',
      selected: (count, total) => `${count} von ${total} ausgewählt`,
      selectAll: (total) => `Alle ${total} auswählen`,
      clear: 'Auswahl aufheben',
    },
    children: (
      <Button size="small" variant="outlined" tone="neutral">
        Zahlungserinnerungen versenden
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
