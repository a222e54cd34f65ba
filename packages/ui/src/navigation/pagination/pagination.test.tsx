import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { paginationKeys } from './pagination.keys.js';
import { Pagination } from './index.js';

describeConformance('Pagination', <Pagination total={532} />, { part: 'pagination', element: HTMLElement });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const current = () => document.querySelector('[aria-current="page"]')?.textContent;

describe('Pagination', () => {
  it.each(paginationKeys)('$keys: $does', async (row) => {
    await render(<Pagination total={200} />);
    await walkKeys(row, { focusFirst: button('Page 2').element() as HTMLElement });
    expect(current()).toBe(String(row.page));
  });

  it('announces the range of records as a status', async () => {
    await render(<Pagination total={532} defaultPage={2} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('21–40 of 532');
    await button('Last page').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('521–532 of 532');
  });

  it('keeps the focus on "next" on the last page, where it has no effect', async () => {
    const changed = vi.fn();
    await render(<Pagination total={40} onPageChange={changed} />);
    const next = button('Next page');
    await next.click();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(next).toHaveFocus();
    expect(next.element().getAttribute('aria-disabled')).toBe('true');
    expect(changed.mock.calls.map((call) => call[0] as number)).toEqual([2]);
  });

  it('can be controlled and clamps the page', async () => {
    const { rerender } = await render(<Pagination total={100} page={2} />);
    await button('Next page').click();
    expect(current()).toBe('2');
    await rerender(<Pagination total={100} page={900} />);
    expect(current()).toBe('5');
    await rerender(<Pagination total={0} page={-1} />);
    expect(current()).toBeUndefined();
  });

  it('has no arrows without records, and an empty status while loading', async () => {
    const { getByRole, rerender } = await render(<Pagination total={0} />);
    expect(getByRole('status').element().textContent).toBe('No records');
    expect(getByRole('button').elements()).toHaveLength(0);
    await rerender(<Pagination total={0} loading />);
    expect(getByRole('status').element().textContent).toBe('');
    await rerender(<Pagination total={21} loading />);
    expect(getByRole('status').element().textContent).toBe('1–20 of 21');
  });

  it('moves to the page that contains the first visible record when the page size changes', async () => {
    const sized = vi.fn();
    const changed = vi.fn();
    await render(
      <Pagination
        total={532}
        defaultPage={6}
        pageSizes={[10, 20, 50]}
        onPageSizeChange={sized}
        onPageChange={changed}
      />,
    );
    await page.getByRole('combobox', { name: 'Records per page' }).click();
    await page.getByRole('option', { name: '50 per page' }).click();
    expect(sized.mock.calls).toEqual([[50]]);
    expect(changed.mock.calls).toEqual([[3, {}]]);
    await expect.element(page.getByRole('status')).toHaveTextContent('101–150 of 532');
  });

  it('renders links when pages have URLs, with the router link if given', async () => {
    await render(
      <Pagination
        total={100}
        hrefOf={(at) => `#p${at}`}
        renderLink={({ href, children, ...props }) => (
          <a {...props} href={`#router${href}`}>
            {children}
          </a>
        )}
      />,
    );
    expect(page.getByRole('link', { name: 'Page 2' }).element().getAttribute('href')).toBe('#router#p2');
    const first = page.getByRole('link', { name: 'First page' }).element();
    expect([first.getAttribute('href'), first.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    await page.getByRole('link', { name: 'Page 3' }).click();
    expect(current()).toBe('3');
    location.hash = '';
  });

  it.each([
    [320, true],
    [760, false],
  ])('in a container of %i px, text replaces the numbers: %s', async (inlineSize, compact) => {
    await render(
      <div style={{ inlineSize }}>
        <Pagination total={1_234_567} defaultPage={30_000} pageSizes={[20]} />
      </div>,
    );
    expect(page.getByText('Page 30,000 of 61,729').elements()[0]?.checkVisibility()).toBe(compact);
    expect(page.getByText('30,001', { exact: true }).elements()[0]?.checkVisibility()).toBe(!compact);
    expect(document.querySelector('nav')!.scrollWidth).toBeLessThanOrEqual(inlineSize);
  });

  it('mirrors its arrows in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Pagination total={100} defaultPage={2} />
      </div>,
    );
    const at = (name: string) => button(name).element().getBoundingClientRect().left;
    expect(at('Previous page')).toBeGreaterThan(at('Next page'));
    expect(getComputedStyle(button('Next page').element().querySelector('svg')!).scale).toBe('-1 1');
  });
});
