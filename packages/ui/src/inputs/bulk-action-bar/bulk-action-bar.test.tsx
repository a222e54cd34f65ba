import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { BulkActionBar, type BulkActionBarProps } from './index.js';

const Bar = (props: Partial<BulkActionBarProps>) => (
  <BulkActionBar count={2} total={48} onClear={() => undefined} {...props}>
    <button>Archive</button>
  </BulkActionBar>
);
const bar = () => page.getByRole('region', { name: 'Actions for the selection' });

describeConformance('BulkActionBar', <Bar />, { part: 'bulk-action-bar', element: HTMLElement });

function List({ rows, rowHeight = 40, ...props }: { rows: number; rowHeight?: number } & Partial<BulkActionBarProps>) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <main>
      {Array.from({ length: rows }, (_, index) => (
        <label key={index} style={{ display: 'block', blockSize: rowHeight }}>
          <input
            type="checkbox"
            checked={selected.includes(index)}
            onChange={({ target }) =>
              setSelected(target.checked ? [...selected, index] : selected.filter((each) => each !== index))
            }
          />
          Claim {index}
        </label>
      ))}
      <Bar
        count={selected.length}
        total={rows}
        onClear={() => setSelected([])}
        onSelectAll={() => setSelected(Array.from({ length: rows }, (_, index) => index))}
        {...props}
      />
    </main>
  );
}
const box = (index: number) => page.getByRole('checkbox').nth(index).element() as HTMLInputElement;

describe('BulkActionBar', () => {
  it('appears with the first selected row, is announced, and does not move the focus', async () => {
    const announced = recordAnnouncements();
    await render(<List rows={3} />);
    expect(bar().query()).toBeNull();
    box(1).focus();
    box(1).click();
    await expect.element(bar()).toBeVisible();
    expect(document.activeElement).toBe(box(1));
    await vi.waitFor(() => expect(announced).toContain('polite 1 of 3 selected. The actions are after the list.'));
    box(2).click();
    await vi.waitFor(() => expect(announced).toContain('polite 2 of 3 selected'));
  });

  it('is silent on request and on the initial page', async () => {
    const announced = recordAnnouncements();
    const screen = await render(<Bar />);
    await screen.rerender(<Bar count={3} silent />);
    await expect.element(page.getByText('3 of 48 selected')).toBeVisible();
    await new Promise((done) => void setTimeout(done, 300)); // longer than a live region needs for its first message
    expect(announced).toEqual([]);
  });

  it('selects all rows and clears the selection', async () => {
    await render(<List rows={3} />);
    box(0).click();
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await expect.element(page.getByText('3 of 3 selected')).toBeVisible();
    expect(page.getByRole('button', { name: /Select all/ }).query()).toBeNull();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    expect(bar().query()).toBeNull();
    expect(box(0).checked).toBe(false);
  });

  it('returns the focus to the row when it disappears with the focus', async () => {
    await render(<List rows={3} />);
    box(1).focus();
    box(1).click();
    const clear = page.getByRole('button', { name: 'Clear selection' });
    await expect.element(clear).toBeVisible();
    (clear.element() as HTMLElement).focus();
    (clear.element() as HTMLElement).click();
    await vi.waitFor(() => expect(bar().query()).toBeNull());
    expect(document.activeElement).toBe(box(1));
  });

  it('is in view while the list is longer than the window, and never covers the last row', async () => {
    await render(<List rows={60} />);
    box(0).click();
    await expect.element(bar()).toBeVisible();
    const top = () => bar().element().getBoundingClientRect();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await vi.waitFor(() => expect(top().bottom).toBeLessThanOrEqual(window.innerHeight));
    expect(top().top).toBeGreaterThan(0);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await vi.waitFor(() =>
      expect(box(59).parentElement!.getBoundingClientRect().bottom).toBeLessThanOrEqual(top().top),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  it('is a landmark after the list in document order', async () => {
    await render(<List rows={2} />);
    box(0).click();
    await expect.element(bar()).toBeVisible();
    expect(box(1).compareDocumentPosition(bar().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the count alone without a total', async () => {
    await render(<Bar total={undefined} />);
    await expect.element(page.getByText('2 selected', { exact: true })).toBeVisible();
  });

  it('shows the count alone while a filter hides selected items', async () => {
    await render(<Bar total={1} />);
    await expect.element(page.getByText('2 selected', { exact: true })).toBeVisible();
  });
});
