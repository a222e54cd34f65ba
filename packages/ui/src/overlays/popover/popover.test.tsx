import { createRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { DateField } from '../../inputs/date-field/index.js';
import { Select } from '../../inputs/select/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { ThemeRoot } from '../../theme/index.js';
import { Menu, MenuItem, MenuSub } from '../menu/index.js';
import { Popover, type PopoverProps } from './popover.js';
import { popoverKeys } from './popover.keys.js';

const dialog = (name = 'Filters') =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find(
    (element) =>
      element.ariaLabel === name ||
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent === name,
  ) ?? null;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const Example = ({ children, ...props }: Partial<PopoverProps>) => (
  <>
    <Popover trigger={<Button>Filters</Button>} label="Filters" {...props}>
      {children ?? (
        <>
          <button type="button">First</button>
          <button type="button">Last</button>
        </>
      )}
    </Popover>
    <a href="#after">After</a>
  </>
);

/** `describeConformance` clones its element, so these wrappers pass the props to the popup. */
const WithPopup = (props: object) => (
  <Popover defaultOpen trigger={<Button>Filters</Button>} label="Filters" popup={props}>
    Text
  </Popover>
);
const WithHeader = (props: object) => (
  <Popover defaultOpen header closeButton trigger={<Button>Filters</Button>} label="Filters" popup={props}>
    Text
  </Popover>
);
describeConformance('Popup of Popover', <WithPopup />, { part: 'popover', element: HTMLDivElement });
describeConformance('Popup of Popover with a header', <WithHeader />, { part: 'popover', element: HTMLDivElement });

it('A popover at a link opens in a disabled fieldset', async () => {
  const screen = await render(
    <fieldset disabled>
      <Popover label="Details" trigger={<a href="#details">Details</a>}>
        Text
      </Popover>
    </fieldset>,
  );
  await userEvent.click(screen.getByRole('link'));
  await new Promise(requestAnimationFrame);
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
});

it('A popover closes when its button becomes disabled', async () => {
  const changed = vi.fn<NonNullable<PopoverProps['onOpenChange']>>();
  const example = (disabled: boolean) => (
    <Popover
      label="Details"
      onOpenChange={changed}
      trigger={
        <button type="button" disabled={disabled}>
          Open
        </button>
      }
    >
      Text
    </Popover>
  );
  const screen = await render(example(false));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.rerender(example(true));
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(changed.mock.lastCall?.[1].reason).toBe('disabled');
});

describe('Popover', () => {
  it.each(popoverKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    const trigger = button('Filters').element() as HTMLElement;
    await walkKeys(row, { focusFirst: trigger });
    expect(dialog() !== null).toBe(row.open);
    const at = {
      button: () => trigger,
      popup: dialog,
      first: () => button('First').element(),
      last: () => button('Last').element(),
      after: () => page.getByRole('link', { name: 'After' }).element(),
    }[row.focus]();
    expect(document.activeElement).toBe(at);
  });

  it('closes on an outside press or when focus moves outside, and does not move focus back', async () => {
    const changed = vi.fn<NonNullable<PopoverProps['onOpenChange']>>();
    await render(<Example onOpenChange={changed} />);
    await button('Filters').click();
    (page.getByRole('link', { name: 'After' }).element() as HTMLElement).focus();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(changed.mock.lastCall?.[1]).toMatchObject({ reason: 'focus-out' });
    expect(document.activeElement?.textContent).toBe('After');
    await button('Filters').click();
    await page.getByRole('link', { name: 'After' }).click();
    expect(dialog()).toBeNull();
    expect(changed.mock.lastCall?.[1]).toMatchObject({ reason: 'outside-press' });
  });

  it('does not open on hover, and stays open while its content is used', async () => {
    await render(<Example />);
    await button('Filters').hover();
    expect(dialog()).toBeNull();
    await button('Filters').click();
    await button('First').click();
    expect(dialog()).not.toBeNull();
  });

  it('moves focus in the commit that opens it', async () => {
    await render(<Example />);
    flushSync(() => (button('Filters').element() as HTMLElement).click());
    expect(document.activeElement).toBe(dialog());
  });

  it('focuses the element of `initialFocus`', async () => {
    function Named() {
      const [field] = useState(() => createRef<HTMLInputElement>());
      return (
        <Example initialFocus={field}>
          <button type="button">First</button>
          <input ref={field} aria-label="Trade name" />
        </Example>
      );
    }
    await render(<Named />);
    await button('Filters').click();
    await expect.element(page.getByRole('textbox', { name: 'Trade name' })).toHaveFocus();
  });

  it('has a heading as its name, and a close button', async () => {
    const changed = vi.fn<NonNullable<PopoverProps['onOpenChange']>>();
    const screen = await render(<Example header closeButton onOpenChange={changed} />);
    await button('Filters').click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Filters' }).getByRole('heading', { name: 'Filters' }))
      .toBeVisible();
    await button('Close').click();
    expect(dialog()).toBeNull();
    expect(changed.mock.lastCall).toEqual([false, expect.objectContaining({ reason: 'close-button' })]);
    await expect.element(button('Filters')).toHaveFocus();
  });

  it('uses the label of the close button from labels', async () => {
    await render(<Example closeButton labels={{ close: 'Închideți' }} defaultOpen />);
    await expect.element(button('Închideți')).toBeVisible();
    expect(dialog()?.getAttribute('aria-label')).toBe('Filters');
  });

  it('ignores Escape during IME composition', async () => {
    await render(
      <Example>
        <input aria-label="Trade name" />
      </Example>,
    );
    await button('Filters').click();
    flushSync(
      () =>
        void page
          .getByRole('textbox')
          .element()
          .dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
          ),
    );
    expect(dialog()).not.toBeNull();
  });

  it('forwards the ref of its trigger', async () => {
    const ref = createRef<HTMLButtonElement>();
    await render(<Example trigger={<Button ref={ref}>Filters</Button>} />);
    expect(ref.current).toBe(button('Filters').element());
  });

  it('is controlled by `open`', async () => {
    const changed = vi.fn<NonNullable<PopoverProps['onOpenChange']>>();
    await render(<Example open={false} onOpenChange={changed} />);
    await button('Filters').click();
    expect(changed).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'trigger' }));
    expect(dialog()).toBeNull();
  });

  it('is rendered in the theme root that it opens from', async () => {
    await render(
      <ThemeRoot preset="theme3" mode="dark" data-testid="island">
        <Example defaultOpen />
      </ThemeRoot>,
    );
    await vi.waitFor(() => expect(document.querySelector('[data-testid="island"]')?.contains(dialog())).toBe(true));
  });

  it('treats a radio group as one tab stop', async () => {
    await render(
      <Example>
        <input type="radio" name="r" aria-label="a" defaultChecked />
        <input type="radio" name="r" aria-label="b" />
      </Example>,
    );
    await button('Filters').click();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('radio', { name: 'a' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus();
  });
});

describe('overlays inside a Popover', () => {
  it('do not close the popover on a press or Escape in a menu with submenus', async () => {
    const chosen = vi.fn<() => void>();
    await render(
      <Example>
        <Menu trigger={<Button>More</Button>}>
          <MenuSub label="Export as">
            <MenuItem onSelect={chosen}>PDF</MenuItem>
          </MenuSub>
        </Menu>
      </Example>,
    );
    await button('Filters').click();
    await button('More').click();
    await userEvent.keyboard('{ArrowRight}');
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(dialog()).not.toBeNull();
    await expect.element(button('More')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(dialog()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('close on Escape before the popover: another popover', async () => {
    await render(
      <Example>
        <Popover trigger={<Button>Inner</Button>} label="Inner">
          <button type="button">Deep</button>
        </Popover>
      </Example>,
    );
    await button('Filters').click();
    await button('Inner').click();
    await button('Deep').click();
    expect(dialog()).not.toBeNull();
    expect(dialog('Inner')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(dialog('Inner')).toBeNull();
    expect(dialog()).not.toBeNull();
    await button('Inner').click();
    await page.getByRole('link', { name: 'After' }).click();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('do not close the popover when an option of a select is chosen', async () => {
    const changed = vi.fn<(value: string) => void>();
    await render(
      <Example>
        <Select
          label="Stage"
          options={[
            { value: 'idea', label: 'Idea' },
            { value: 'certified', label: 'Certified' },
          ]}
          onValueChange={changed}
        />
      </Example>,
    );
    await button('Filters').click();
    await page.getByRole('combobox', { name: 'Stage' }).click();
    await page.getByRole('option', { name: 'Certified' }).click();
    expect(changed).toHaveBeenCalledWith('certified');
    expect(dialog()).not.toBeNull();
  });

  it.each([
    [
      'the list of a select',
      <Select key="s" label="Stage" options={[{ value: 'idea', label: 'Idea' }]} />,
      'Stage',
      'listbox',
    ],
    ['a calendar', <DateField key="d" label="Day" />, 'Choose date', 'grid'],
  ] as const)('close on Escape before the popover: %s', async (_, content, opens, role) => {
    await render(<Example>{content}</Example>);
    await button('Filters').click();
    await page.getByRole(role === 'grid' ? 'button' : 'combobox', { name: opens }).click();
    await expect.element(page.getByRole(role)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole(role).elements()).toHaveLength(0);
    expect(dialog()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('close one at a time while Escape is kept pressed', async () => {
    await render(
      <Example>
        <Menu trigger={<Button>More</Button>}>
          <MenuSub label="Export as">
            <MenuItem>PDF</MenuItem>
          </MenuSub>
        </Menu>
      </Example>,
    );
    await button('Filters').click();
    await button('More').click();
    await userEvent.keyboard('{ArrowRight}');
    for (const repeat of [false, true, true, true])
      flushSync(
        () =>
          void document.activeElement!.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', repeat, bubbles: true, cancelable: true }),
          ),
      );
    expect(document.querySelectorAll('[role="menu"]')).toHaveLength(1);
    expect(dialog()).not.toBeNull();
  });

  describe('a custom portal', () => {
    const host = document.createElement('div');
    afterEach(() => host.remove());
    it('counts as inside, because it is inside in the React tree', async () => {
      document.body.append(host);
      await render(<Example>{createPortal(<button type="button">Far away</button>, host)}</Example>);
      await button('Filters').click();
      await button('Far away').click();
      await expect.element(button('Far away')).toHaveFocus();
      expect(dialog()).not.toBeNull();
    });
  });
});

describe('Popover with extreme content', () => {
  afterEach(() => page.viewport(1024, 768));
  it.each([
    ['ltr', 'W'.repeat(10_000)],
    ['rtl', 'جهاز طبي لتشخيص الأمراض '.repeat(400)],
    ['ltr', '👩‍⚕️用于体外诊断'.repeat(400)],
  ])('stays inside a phone’s viewport, %s', async (dir, text) => {
    await page.viewport(320, 600);
    document.documentElement.dir = dir;
    try {
      await render(
        <Example header={text} closeButton>
          {text}
        </Example>,
      );
      await button('Filters').click();
      await vi.waitFor(() => {
        const { left, right, top, bottom } = document.querySelector('[role="dialog"]')!.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(600);
      });
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });
});
