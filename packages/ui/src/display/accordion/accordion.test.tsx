import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { accordionKeys } from './accordion.keys.js';
import { Accordion, Disclosure, type AccordionProps } from './index.js';

const items = [
  {
    value: 'cover',
    title: 'Cover',
    content: (
      <p>
        Fire and water. <a href="#terms">Terms of cover</a>
      </p>
    ),
  },
  { value: 'limits', title: 'Limits', content: <p>Up to 50,000 euros.</p> },
  { value: 'claims', title: 'Claims', content: <p>Within seven days.</p> },
];
const Example = (props: Partial<AccordionProps>) => <Accordion items={items} {...props} />;
const button = (name: string) => page.getByRole('button', { name }).element() as HTMLButtonElement;
const openTitles = () => [...document.querySelectorAll('[aria-expanded="true"]')].map((each) => each.textContent);
const panelOf = (name: string) => document.getElementById(button(name).getAttribute('aria-controls')!)!;

describeConformance('Accordion', <Example />, { part: 'accordion', element: HTMLDivElement });
describeConformance('Disclosure', <Disclosure title="Fees">Free.</Disclosure>, {
  part: 'disclosure',
  element: HTMLDivElement,
});

describe('Accordion', () => {
  it.each(accordionKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: button('Cover') });
    expect(document.activeElement?.textContent).toBe(row.focus);
    expect(openTitles()).toEqual(row.open);
  });

  it('has a heading of the given level around each button', async () => {
    await render(<Example headingLevel={4} />);
    expect(page.getByRole('heading', { level: 4 }).elements()).toHaveLength(3);
    expect(button('Cover').parentElement?.tagName).toBe('H4');
  });

  it('opens several sections, or one at a time', async () => {
    const screen = await render(<Example />);
    await page.getByRole('button', { name: 'Limits' }).click();
    await page.getByRole('button', { name: 'Cover' }).click();
    expect(openTitles()).toEqual(['Cover', 'Limits']);
    await screen.unmount();
    await render(<Example single defaultOpen={['cover', 'claims']} />);
    expect(openTitles()).toEqual(['Cover']);
    await page.getByRole('button', { name: 'Limits' }).click();
    expect(openTitles()).toEqual(['Limits']);
  });

  it('does not change a controlled state by itself', async () => {
    const onOpenChange = vi.fn<NonNullable<AccordionProps['onOpenChange']>>();
    await render(<Example open={['limits']} onOpenChange={onOpenChange} />);
    await page.getByRole('button', { name: 'Cover' }).click();
    expect(openTitles()).toEqual(['Limits']);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      ['cover', 'limits'],
      expect.objectContaining({ value: 'cover', reason: 'trigger' }),
    );
  });

  it('hides closed content from focus and screen readers, but not from find in page', async () => {
    await render(<Example />);
    expect(panelOf('Cover').getAttribute('hidden')).toBe('until-found');
    expect(page.getByRole('link').query()).toBeNull();
    expect(panelOf('Cover').getBoundingClientRect().height).toBe(0);
    const event = new Event('beforematch', { bubbles: true });
    panelOf('Cover').dispatchEvent(event);
    await expect.element(page.getByRole('link', { name: 'Terms of cover' })).toBeVisible();
    expect(openTitles()).toEqual(['Cover']);
    await page.getByRole('button', { name: 'Cover' }).click();
    expect(panelOf('Cover').getAttribute('hidden')).toBe('until-found');
  });

  it('has regions named by their headings, but not if there are more than six', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ value: `${index}`, title: `Item ${index}`, content: 'text' }));
    const values = many(7).map(({ value }) => value);
    const screen = await render(<Example items={many(6)} open={values} />);
    await expect.element(page.getByRole('region', { name: 'Item 5' })).toBeVisible();
    await screen.rerender(<Example items={many(7)} open={values} />);
    expect(page.getByRole('region').query()).toBeNull();
  });

  it('keeps a disabled button focusable and closed', async () => {
    await render(<Example items={items.map((item) => ({ ...item, disabled: item.value === 'cover' }))} />);
    button('Cover').focus();
    expect(document.activeElement).toBe(button('Cover'));
    button('Cover').click();
    expect(openTitles()).toEqual([]);
    expect(button('Cover').getAttribute('aria-disabled')).toBe('true');
  });

  it('describes the button with the second line', async () => {
    await render(<Example items={[{ ...items[0]!, description: 'Signed on 12 Mar 2027' }]} />);
    const described = page.getByRole('button', { name: 'Cover' });
    await expect.element(described).toHaveAccessibleDescription('Signed on 12 Mar 2027');
  });
});

describe('Disclosure', () => {
  it('opens by click and by find in page, and reports the reason', async () => {
    const onOpenChange = vi.fn<(open: boolean, details: { reason: string }) => void>();
    await render(
      <Disclosure title="Fees" onOpenChange={onOpenChange}>
        Free.
      </Disclosure>,
    );
    await page.getByRole('button', { name: 'Fees' }).click();
    await expect.element(page.getByText('Free.')).toBeVisible();
    await page.getByRole('button', { name: 'Fees' }).click();
    panelOf('Fees').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'trigger'],
      [false, 'trigger'],
      [true, 'find'],
    ]);
  });

  it('is a heading only with `headingLevel`', async () => {
    const screen = await render(<Disclosure title="Fees">Free.</Disclosure>);
    expect(page.getByRole('heading').query()).toBeNull();
    await screen.rerender(
      <Disclosure title="Fees" headingLevel={2}>
        Free.
      </Disclosure>,
    );
    await expect.element(page.getByRole('heading', { level: 2, name: 'Fees' })).toBeVisible();
  });
});
