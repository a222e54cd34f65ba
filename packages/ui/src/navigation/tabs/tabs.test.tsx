import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { manualTabsKeys, tabsKeys, verticalTabsKeys } from './tabs.keys.js';
import { TabLinks, Tabs, type TabsProps } from './index.js';

const items = ['Details', 'Codes', 'Documents', 'Requests'].map((label) => ({
  value: label,
  label,
  disabled: label === 'Codes',
  panel: <p>{label} of the device</p>,
}));
const Example = (props: Partial<TabsProps>) => <Tabs label="Device" items={items} {...props} />;
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const active = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const first = () => tab('Details').element() as HTMLElement;

describeConformance('Tabs', <Tabs label="Device" items={items} />, { part: 'tabs', element: HTMLDivElement });
describeConformance('TabLinks', <TabLinks label="Device" items={[{ href: '#a', label: 'A' }]} />, {
  part: 'tab-links',
  element: HTMLElement,
});

describe('Tabs', () => {
  const walks: [string, Partial<TabsProps>, typeof tabsKeys][] = [
    ['automatic', {}, tabsKeys],
    ['manual', { activation: 'manual' }, manualTabsKeys],
    ['vertical', { orientation: 'vertical' }, verticalTabsKeys],
  ];
  describe.each(walks)('%s', (_, props, rows) => {
    it.each(rows)('$keys: $does', async (row) => {
      await render(<Example {...props} />);
      await walkKeys(row, { focusFirst: first() });
      await expect.element(tab(row.focus)).toHaveFocus();
      expect(active()).toBe(row.active ?? row.focus);
      await expect.element(page.getByRole('tabpanel')).toHaveTextContent(`${row.active ?? row.focus} of the device`);
    });
  });

  it('follows the reading direction', async () => {
    await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    first().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(active()).toBe('Documents');
  });

  it.each(['horizontal', 'vertical'] as const)('does not style content of the panel: %s', async (orientation) => {
    const content = (
      <>
        <span data-slot="words">Words</span>
        <span data-slot="badge">3</span>
      </>
    );
    await render(
      <>
        <div data-testid="outside">{content}</div>
        <Tabs
          label="Device"
          orientation={orientation}
          items={[{ value: 'a', label: 'A', badge: 3, panel: <div data-testid="inside">{content}</div> }]}
        />
      </>,
    );
    const styles = (id: string) =>
      Array.from(page.getByTestId(id).element().children, (element) => {
        const { whiteSpace, overflow, overflowWrap, minWidth, paddingInline, marginInlineStart, backgroundColor } =
          getComputedStyle(element);
        return { whiteSpace, overflow, overflowWrap, minWidth, paddingInline, marginInlineStart, backgroundColor };
      });
    expect(styles('inside')).toEqual(styles('outside'));
    const label = tab('A 3').element().querySelector('[data-slot="words"]')!;
    expect(getComputedStyle(label).whiteSpace).toBe(orientation === 'vertical' ? 'normal' : 'nowrap');
  });

  it('is one tab stop, followed by the panel', async () => {
    await render(
      <>
        <a href="#a">Before</a>
        <Example defaultValue="Documents" />
      </>,
    );
    (page.getByRole('link').element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(tab('Documents')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('tabpanel', { name: 'Documents' })).toHaveFocus();
  });

  it('ignores disabled tabs and calls `onValueChange` once', async () => {
    const changed = vi.fn();
    await render(<Example onValueChange={changed} />);
    tab('Codes')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await tab('Requests').click();
    await tab('Requests').click();
    expect(changed.mock.calls.map((call) => call[0] as string)).toEqual(['Requests']);
  });

  it('can be controlled', async () => {
    await render(<Example value="Details" />);
    await tab('Requests').click();
    expect(active()).toBe('Details');
  });

  it('starts with the first enabled tab for an unknown default value', async () => {
    await render(
      <Example items={items.map((item) => ({ ...item, disabled: item.value === 'Details' }))} defaultValue="gone" />,
    );
    expect(active()).toBe('Codes');
  });

  function Typed() {
    const [text, setText] = useState('');
    return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
  }
  const notes = [
    { value: 'a', label: 'A', panel: <Typed /> },
    { value: 'b', label: 'B', panel: 'B' },
    { value: 'c', label: 'C', panel: 'C' },
  ];
  it.each([
    ['active', '', 1],
    ['seen', 'kept', 2],
    ['all', 'kept', 3],
  ] as const)('with %s mounted, typed text is "%s" after returning to the tab', async (mounted, kept, panels) => {
    await render(<Tabs label="Notes" items={notes} mounted={mounted} />);
    await page.getByRole('textbox').fill('kept');
    await tab('B').click();
    expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(panels);
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('B');
    await tab('A').click();
    await expect.element(page.getByRole('textbox')).toHaveValue(kept);
  });

  it.each(['ltr', 'rtl'])(
    'scrolls the active tab into view in a narrow container, %s, and does not overflow the container',
    async (dir) => {
      const many = Array.from({ length: 30 }, (_, index) => ({
        value: `${index}`,
        label: `${'名前 '.repeat(index)}Tab ${index}`,
        panel: index,
      }));
      const view = (value: string) => (
        <div dir={dir} style={{ inlineSize: 300 }}>
          <Tabs label="Many" items={many} value={value} />
        </div>
      );
      const { rerender } = await render(view('20'));
      const strip = document.querySelector('[role="tablist"]')!.getBoundingClientRect();
      const inView = () => {
        const box = document.querySelector('[aria-selected="true"]')!.getBoundingClientRect();
        expect(box.left).toBeGreaterThanOrEqual(strip.left);
        expect(box.right).toBeLessThanOrEqual(strip.right);
      };
      expect(strip.width).toBe(300);
      await vi.waitFor(inView);
      await rerender(view('2'));
      await vi.waitFor(inView);
      expect(window.scrollX).toBe(0);
    },
  );
});

describe('TabLinks', () => {
  it('renders links in a landmark, one of them the current page', async () => {
    await render(
      <TabLinks
        label="Statistics"
        current="#b"
        items={[
          { href: '#a', label: 'A' },
          { href: '#b', label: 'B', badge: 3 },
          {
            href: '#c',
            label: 'C',
            render: (
              <a href="#router" data-router>
                C
              </a>
            ),
          },
        ]}
      />,
    );
    await expect.element(page.getByRole('navigation', { name: 'Statistics' })).toBeVisible();
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('B3');
    expect(document.querySelector('[data-router]')?.getAttribute('href')).toBe('#router');
    expect(document.querySelector('[role="tab"]')).toBeNull();
  });
});
