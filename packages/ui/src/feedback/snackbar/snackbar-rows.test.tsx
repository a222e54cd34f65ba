import { beforeAll, afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table } from '../../display/table/index.js';
import { BulkActionBar } from '../../inputs/bulk-action-bar/index.js';
import { Button } from '../../inputs/button/index.js';
import { loadSnackbarRegion, SnackbarHost } from './snackbar-host.js';
import { createSnackbars } from './snackbar-store.js';

beforeAll(loadSnackbarRegion);

const invoices = Array.from({ length: 40 }, (_, index) => ({ id: `${2600 + index}`, customer: `Customer ${index}` }));

function Invoices({ selected = 0 }: { selected?: number }) {
  return (
    <>
      <Table
        caption="Invoices"
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[
          { id: 'number', header: 'Number', cell: ({ id }) => id },
          { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
        ]}
        actions={({ id }) => <Button size="small">{`Open ${id}`}</Button>}
      />
      <BulkActionBar count={selected} onClear={() => undefined}>
        <Button size="small">Archive</Button>
        <Button size="small">Send</Button>
      </BulkActionBar>
    </>
  );
}

const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
const stack = () => boxOf('[data-part="snackbar-host"] > section');
const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
/** The buttons of the page in the window that are covered by the stack. */
const covered = () =>
  [...document.querySelectorAll('td button, [data-part="bulk-action-bar"] button, [data-keep-clear]')]
    .filter((button) => overlaps(button.getBoundingClientRect(), stack()))
    .map(({ textContent }) => textContent);

function withToasts() {
  const store = createSnackbars();
  store.notify({ message: '3 invoices archived', action: { label: 'Undo', onAction: () => undefined } });
  store.notify({ message: 'Invoice 2617 sent', action: { label: 'Undo', onAction: () => undefined } });
  return store;
}

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('SnackbarHost with a list', () => {
  for (const direction of ['ltr', 'rtl'] as const)
    it.each([390, 768, 1280])(`never covers the actions of rows at %i px, ${direction} (D.442)`, async (width) => {
      document.documentElement.dir = direction;
      await page.viewport(width, 700);
      const store = withToasts();
      await render(
        <>
          <Invoices />
          <SnackbarHost store={store} transition="Grow" />
        </>,
      );
      await vi.waitFor(() => expect(document.querySelectorAll('[data-part="snackbar"]')).toHaveLength(2));
      await vi.waitFor(() => expect(covered()).toEqual([]));
      window.scrollTo(0, 300);
      await vi.waitFor(() => expect(window.scrollY).toBe(300));
      await vi.waitFor(() => expect(covered()).toEqual([]));
      expect(stack().width).toBeGreaterThan(200);
    });

  it.each([390, 768, 1280])(
    'is above the bar for selected rows, which appears later, at %i px (D.442)',
    async (width) => {
      await page.viewport(width, 700);
      const store = withToasts();
      const view = (selected: number) => (
        <>
          <Invoices selected={selected} />
          <SnackbarHost store={store} transition="Grow" />
        </>
      );
      const { rerender } = await render(view(0));
      await vi.waitFor(() => expect(document.querySelectorAll('[data-part="snackbar"]')).toHaveLength(2));
      await rerender(view(3));
      await vi.waitFor(() => {
        expect(document.querySelector('[data-part="bulk-action-bar"]')).not.toBeNull();
        expect(overlaps(boxOf('[data-part="bulk-action-bar"]'), stack())).toBe(false);
        expect(covered()).toEqual([]);
      });
      await rerender(view(0));
      await vi.waitFor(() => expect(innerHeight - stack().bottom).toBe(16));
    },
  );

  it('never covers elements with data-keep-clear', async () => {
    await page.viewport(1000, 600);
    const store = withToasts();
    await render(
      <>
        <ul style={{ blockSize: 560, textAlign: 'end' }}>
          {invoices.map(({ id }) => (
            <li key={id}>
              <button data-keep-clear>Remember</button>
            </li>
          ))}
        </ul>
        <SnackbarHost store={store} transition="Grow" />
      </>,
    );
    await vi.waitFor(() => expect(document.querySelectorAll('[data-part="snackbar"]')).toHaveLength(2));
    await vi.waitFor(() => expect(covered()).toEqual([]));
  });
});
