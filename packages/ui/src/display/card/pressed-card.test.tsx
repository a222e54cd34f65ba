import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { linkCardKeys, selectableCardKeys } from './card.keys.js';
import { LinkCard, SelectableCard } from './index.js';

describeConformance(
  'LinkCard',
  <LinkCard href="#codes" title="Codes">
    151 codes in use
  </LinkCard>,
  { part: 'card', element: HTMLDivElement },
);
describeConformance('SelectableCard', <SelectableCard title="Annex IX" subtitle="Quality management system" />, {
  part: 'card-choice',
  rootPart: 'card',
  element: HTMLInputElement,
});

const cardAt = (container: ParentNode) => container.querySelector<HTMLElement>('[data-part="card"]')!;

describe('LinkCard', () => {
  it.each(linkCardKeys)('$keys: $does', async (row) => {
    location.hash = '';
    await render(<LinkCard href="#codes" title="Codes" />);
    await walkKeys(row, { focusFirst: page.getByRole('link').element() as HTMLElement });
    expect(location.hash).toBe('#codes');
    location.hash = '';
  });

  it('contains one link, with the title as its name, inside a heading, and is clickable anywhere', async () => {
    location.hash = '';
    const { container } = await render(
      <LinkCard href="#codes" title="Codes" subtitle="Designation codes" media={<svg />} footer="151 in use">
        All of them
      </LinkCard>,
    );
    expect(page.getByRole('heading', { level: 2 }).getByRole('link').element().textContent).toBe('Codes');
    expect(page.getByRole('link').elements()).toHaveLength(1);
    const { left, bottom } = cardAt(container).getBoundingClientRect();
    (document.elementFromPoint(left + 4, bottom - 4) as HTMLElement).click();
    expect(location.hash).toBe('#codes');
    location.hash = '';
  });

  it('keeps its actions as separate targets', async () => {
    location.hash = '';
    const pressed = vi.fn();
    await render(<LinkCard href="#codes" title="Codes" actions={<button onClick={pressed}>Follow</button>} />);
    await page.getByRole('button', { name: 'Follow' }).click();
    expect(pressed).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  it('renders a router link through `renderLink`', async () => {
    await render(
      <LinkCard
        href="/codes"
        title="Codes"
        renderLink={({ href, ...rest }) => (
          <a href={`#${href}`} {...rest}>
            {rest.children}
          </a>
        )}
      />,
    );
    await expect.element(page.getByRole('link', { name: 'Codes' })).toHaveAttribute('href', '#/codes');
  });

  it('shows its picture above its text, from edge to edge', async () => {
    const { container } = await render(
      <div style={{ inlineSize: 300 }}>
        <LinkCard href="#codes" title={'x'.repeat(10_000)} media={<svg />} />
      </div>,
    );
    const [media, title] = ['media', 'title'].map((slot) =>
      container.querySelector(`[data-slot="${slot}"]`)!.getBoundingClientRect(),
    );
    expect(media!.bottom).toBeLessThanOrEqual(title!.top);
    expect(media!.width).toBe(cardAt(container).clientWidth);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});

describe('SelectableCard', () => {
  const group = (
    <fieldset>
      <legend>Procedure</legend>
      <SelectableCard name="annex" value="9" title="Annex IX" />
      <SelectableCard name="annex" value="10" title="Annex X" />
      <SelectableCard name="annex" value="11" title="Annex XI" />
    </fieldset>
  );

  it.each(selectableCardKeys)('$keys: $does', async (row) => {
    await render(group);
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await walkKeys(row, { focusFirst: radio('Annex X').element() as HTMLElement });
    await expect
      .element(radio({ ' ': 'Annex X', '{ArrowDown}': 'Annex XI', '{ArrowUp}': 'Annex IX' }[row.keys]!))
      .toBeChecked();
  });

  it.each(['radio', 'checkbox'] as const)(
    'keeps its controlled state on a reset of its form: %s (D.663)',
    async (type) => {
      function Example() {
        const [checked, setChecked] = useState(false);
        return (
          <form>
            <SelectableCard
              {...{ type, checked }}
              name="annex"
              title="Annex IX"
              onChange={(event) => setChecked(event.target.checked)}
            />
          </form>
        );
      }
      const { container } = await render(<Example />);
      await page.getByText('Annex IX').click();
      container.querySelector('form')!.reset();
      await expect.element(page.getByRole(type)).toBeChecked();
    },
  );

  it('is selected by a click anywhere and submits the value of its input', async () => {
    const changed = vi.fn();
    const { container } = await render(
      <form>
        <SelectableCard
          type="checkbox"
          name="annex"
          value="9"
          title="Annex IX"
          subtitle="Whole system"
          onChange={changed}
        >
          Text
        </SelectableCard>
      </form>,
    );
    const { right, bottom } = cardAt(container).getBoundingClientRect();
    (document.elementFromPoint(right - 4, bottom - 4) as HTMLElement).click();
    expect(changed).toHaveBeenCalledOnce();
    expect([...new FormData(container.querySelector('form')!)]).toEqual([['annex', '9']]);
    const choice = page.getByRole('checkbox', { name: 'Annex IX' });
    await expect.element(choice).toBeChecked();
    await expect.element(choice).toHaveAccessibleDescription('Whole system');
  });

  it('shows the selection by its mark and a thicker border, without changing the layout', async () => {
    const { container } = await render(<SelectableCard type="checkbox" title="Annex IX" />);
    const bounds = () => JSON.stringify(cardAt(container).getBoundingClientRect());
    const before = bounds();
    await page.getByRole('checkbox').click();
    expect(getComputedStyle(cardAt(container)).boxShadow).toContain('inset');
    expect(bounds()).toBe(before);
  });
});
