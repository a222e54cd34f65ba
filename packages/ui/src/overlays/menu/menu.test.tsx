import { createRef, Profiler, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { ThemeRoot } from '../../theme/index.js';
import { Menu, MenuCheckboxItem, MenuGroup, MenuItem, MenuRadioGroup, MenuRadioItem, type MenuProps } from './index.js';
import { menuButtonKeys, menuKeys } from './menu.keys.js';

const Example = (props: Partial<MenuProps> & { onChoose?: (name: string) => void }) => (
  <Menu trigger={<Button>Actions</Button>} {...props}>
    <MenuItem onSelect={() => props.onChoose?.('view')}>View device</MenuItem>
    <MenuItem onSelect={() => props.onChoose?.('edit')}>Edit device</MenuItem>
    <MenuItem disabled onSelect={() => props.onChoose?.('match')}>
      See matches
    </MenuItem>
    <MenuItem tone="error" onSelect={() => props.onChoose?.('delete')}>
      Delete device
    </MenuItem>
  </Menu>
);
const trigger = () => page.getByRole('button', { name: 'Actions' }).element() as HTMLElement;
const focused = () => document.activeElement?.textContent;

describeConformance('MenuItem', <MenuWithItem />, { part: 'menu-item', element: HTMLButtonElement, ownClass: false });
/** `describeConformance` clones its element, so this wrapper passes the props to the entry. */
function MenuWithItem(props: object) {
  return (
    <Menu defaultOpen trigger={<Button>Actions</Button>}>
      <MenuItem {...props}>View device</MenuItem>
    </Menu>
  );
}

/** Passes the props to the popup. */
const WithPopup = (props: object) => (
  <Menu defaultOpen trigger={<Button>Actions</Button>} popup={props}>
    <MenuItem>View device</MenuItem>
  </Menu>
);
describeConformance('Popup of Menu', <WithPopup />, { part: 'menu', element: HTMLDivElement });
describeConformance('MenuCheckboxItem', <WithCheckbox />, {
  part: 'menu-checkbox-item',
  element: HTMLButtonElement,
  ownClass: false,
});
function WithCheckbox(props: object) {
  return (
    <Menu defaultOpen trigger={<Button>Actions</Button>}>
      <MenuCheckboxItem checked onCheckedChange={() => {}} {...props}>
        Dense
      </MenuCheckboxItem>
    </Menu>
  );
}
describeConformance('MenuRadioItem', <WithRadio />, {
  part: 'menu-radio-item',
  element: HTMLButtonElement,
  ownClass: false,
});
function WithRadio(props: object) {
  return (
    <Menu defaultOpen trigger={<Button>Actions</Button>}>
      <MenuRadioGroup label="Language" value="fr" onValueChange={() => {}}>
        <MenuRadioItem value="fr" {...props}>
          Français
        </MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

describe('Menu button', () => {
  it.each(menuButtonKeys)('$keys: $does', async ({ keys, focus }) => {
    await render(<Example />);
    trigger().focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(focus);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
  });

  it('moves focus in the same task that opens it', async () => {
    await render(<Example />);
    trigger().click();
    await vi.waitFor(() => expect(focused()).toBe('View device'));
  });
});

describe('Menu', () => {
  // All keys have the same timestamp. On a slow machine, pauses between them would reset the search text.
  beforeEach(() => void vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000));
  afterEach(() => void vi.restoreAllMocks());

  it.each(menuKeys)('$keys: $does', async ({ keys, focus }) => {
    const chosen = vi.fn();
    await render(<Example onChoose={chosen} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(keys);
    const isChosen = focus === null && keys !== '{Escape}';
    expect(focused()).toBe(focus ?? trigger().textContent);
    expect(document.querySelectorAll('[role="menu"]')).toHaveLength(focus === null ? 0 : 1);
    expect(chosen).toHaveBeenCalledTimes(isChosen ? 1 : 0);
  });

  it('closes on Tab and moves to the element after the button', async () => {
    await render(
      <>
        <Example />
        <a href="#next">Next</a>
      </>,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(focused()).toBe('Next');
  });

  it.each(['ltr', 'rtl'])(
    'aligns all labels if some entries have an icon, and reserves no space if none has: %s',
    async (dir) => {
      const entries = (icon: boolean) => (
        <div dir={dir}>
          <Menu defaultOpen trigger={<Button>Actions</Button>} popup={{ dir }}>
            <MenuItem start={icon && <svg aria-hidden />}>View device</MenuItem>
            <MenuItem>See matches</MenuItem>
            <MenuItem description="Cannot be undone">Delete device</MenuItem>
            <MenuGroup label="View">
              <MenuCheckboxItem checked onCheckedChange={() => {}}>
                Dense rows
              </MenuCheckboxItem>
            </MenuGroup>
          </Menu>
        </div>
      );
      /** Distances from the edge of each entry to its label. */
      const indents = () =>
        [...page.getByRole('menu').element().querySelectorAll('[role^="menuitem"]')].map((entry) => {
          const [outer, inner] = [
            entry.getBoundingClientRect(),
            entry.querySelector('[data-slot="label"]')!.getBoundingClientRect(),
          ];
          return dir === 'rtl' ? outer.right - inner.right : inner.left - outer.left;
        });
      const screen = await render(entries(true));
      expect(indents()).toEqual([40, 40, 40, 40]);
      await screen.rerender(entries(false));
      expect(indents()).toEqual([10, 10, 10, 10]);
    },
  );

  it('closes when its button becomes disabled, and stays closed', async () => {
    const changed = vi.fn<NonNullable<MenuProps['onOpenChange']>>();
    const example = (disabled: boolean) => (
      <fieldset disabled={disabled}>
        <Menu onOpenChange={changed} trigger={<button type="button">Actions</button>}>
          <MenuItem>Edit</MenuItem>
        </Menu>
      </fieldset>
    );
    const screen = await render(example(false));
    await userEvent.click(page.getByRole('button', { name: 'Actions' }));
    await screen.rerender(example(true));
    await vi.waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    expect(changed.mock.lastCall).toEqual([false, expect.objectContaining({ reason: 'disabled' })]);
    await screen.rerender(example(false));
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  it('keeps the focus on a press on text that is not a command', async () => {
    await render(
      <Menu trigger={<button type="button">Account</button>} header={<p>Ana Pop</p>}>
        <MenuItem>Settings</MenuItem>
      </Menu>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Account' }));
    await userEvent.click(page.getByText('Ana Pop'));
    expect(document.activeElement?.textContent).toBe('Settings');
  });

  it('does not open from a disabled button, and opens once', async () => {
    const changed = vi.fn<(open: boolean) => void>();
    const example = (disabled: boolean) => (
      <Menu
        onOpenChange={changed}
        trigger={
          <button type="button" aria-disabled={disabled}>
            Actions
          </button>
        }
      >
        <MenuItem>Edit</MenuItem>
      </Menu>
    );
    const screen = await render(example(true));
    const button = screen.getByRole('button').element() as HTMLElement;
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(changed).not.toHaveBeenCalled();
    await screen.rerender(example(false));
    await userEvent.keyboard('{ArrowDown}');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toBe('Edit');
  });

  it('closes on an outside press and does not move focus back', async () => {
    const changed = vi.fn();
    const screen = await render(
      <>
        <Example onOpenChange={changed} />
        <button type="button">Outside</button>
      </>,
    );
    await screen.getByRole('button', { name: 'Actions' }).click();
    await screen.getByRole('button', { name: 'Outside' }).click();
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(changed.mock.lastCall?.[1]).toMatchObject({ reason: 'outside-press' });
    expect(focused()).toBe('Outside');
  });

  it('focuses a disabled entry but does not choose it', async () => {
    const chosen = vi.fn();
    await render(<Example onChoose={chosen} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}see{Enter}');
    expect(focused()).toBe('See matches');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('focuses the checked item on open and lets the user choose another one', async () => {
    function Choices() {
      const [language, setLanguage] = useState('fr');
      const [dense, setDense] = useState(false);
      return (
        <Menu trigger={<Button>Actions</Button>}>
          <MenuRadioGroup label="Language" value={language} onValueChange={setLanguage}>
            <MenuRadioItem value="en">English</MenuRadioItem>
            <MenuRadioItem value="fr">Français</MenuRadioItem>
          </MenuRadioGroup>
          <MenuCheckboxItem checked={dense} onCheckedChange={setDense}>
            Dense
          </MenuCheckboxItem>
        </Menu>
      );
    }
    await render(<Choices />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Français');
    await userEvent.keyboard('{ArrowUp}{Enter}{Enter}');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
    expect(focused()).toBe('English');
    await userEvent.keyboard('{End}{Enter}{Enter}{End}');
    expect(document.activeElement?.getAttribute('role')).toBe('menuitemcheckbox');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
  });

  it('is controlled by `open`', async () => {
    const changed = vi.fn();
    await render(<Example open={false} onOpenChange={changed} />);
    await userEvent.click(trigger());
    expect(changed).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'trigger' }));
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  it('is rendered in the theme root that it opens from', async () => {
    await render(
      <ThemeRoot preset="theme3" mode="dark" data-testid="island">
        <Example />
      </ThemeRoot>,
    );
    trigger().click();
    await vi.waitFor(() => expect(document.querySelector('[data-testid="island"] [role="menu"]')).not.toBeNull());
  });

  it('has the name of its button if it has no label', async () => {
    await render(<Example />);
    trigger().click();
    await expect.element(page.getByRole('menu', { name: 'Actions' })).toBeVisible();
  });

  it('has the name of its button again when its label is removed while it is open', async () => {
    const screen = await render(<Example defaultOpen label="Device" />);
    await expect.element(page.getByRole('menu', { name: 'Device' })).toBeVisible();
    await screen.rerender(<Example defaultOpen />);
    await expect.element(page.getByRole('menu', { name: 'Actions' })).toBeVisible();
  });

  it('forwards the ref of its trigger', async () => {
    const ref = createRef<HTMLButtonElement>();
    await render(<Example trigger={<Button ref={ref}>Actions</Button>} />);
    expect(ref.current).toBe(trigger());
  });

  it('has the label as name, the description as description, and its shortcut in aria-keyshortcuts', async () => {
    await render(
      <Menu defaultOpen trigger={<Button>Actions</Button>}>
        <MenuItem description="With all its certificates" shortcut="Ctrl+E" start={<svg aria-hidden="true" />}>
          Edit device
        </MenuItem>
      </Menu>,
    );
    const entry = page.getByRole('menuitem', { name: 'Edit device', exact: true }).element();
    const described = entry
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['With all its certificates']);
    expect(entry.getAttribute('aria-keyshortcuts')).toBe('Control+E');
    await userEvent.keyboard('with');
    expect(document.activeElement).toBe(entry);
  });

  it('stays open while choices change if `onSelect` prevents the default', async () => {
    function Columns() {
      const [shown, setShown] = useState(false);
      return (
        <Menu trigger={<Button>Actions</Button>}>
          <MenuCheckboxItem checked={shown} onCheckedChange={setShown} onSelect={(event) => event.preventDefault()}>
            Regulation
          </MenuCheckboxItem>
        </Menu>
      );
    }
    await render(<Columns />);
    trigger().focus();
    await userEvent.keyboard('{Enter} ');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('false');
  });

  it('opens upwards if there is not enough space below, and scrolls to the chosen entry of a long list', async () => {
    await render(
      <div style={{ position: 'fixed', insetBlockEnd: 20 }}>
        <Menu trigger={<Button>Actions</Button>} label="Year">
          <MenuRadioGroup label="Year" value="70" onValueChange={() => {}}>
            {Array.from({ length: 80 }, (_, index) => (
              <MenuRadioItem key={index} value={String(index)}>{`Year ${index}`}</MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </Menu>
      </div>,
    );
    trigger().click();
    await vi.waitFor(() => {
      const popup = document.querySelector('[data-part="menu"]')!.getBoundingClientRect();
      const entry = document.activeElement!.getBoundingClientRect();
      expect(popup.top).toBeGreaterThanOrEqual(0);
      expect(popup.bottom).toBeLessThanOrEqual(trigger().getBoundingClientRect().top);
      expect(document.activeElement?.textContent).toBe('Year 70');
      expect(entry.top).toBeGreaterThanOrEqual(popup.top);
      expect(entry.bottom).toBeLessThanOrEqual(popup.bottom);
    });
  });

  it.each([
    ['医', '医疗器械'],
    ['خ', 'خروج'],
    ['e', 'Évaluer'],
    ['ț', 'Țară'],
  ])('finds an entry of any script by typeahead: %s', async (typed, found) => {
    await render(
      <Menu trigger={<Button>Actions</Button>}>
        {['Home', '医疗器械', 'خروج', 'Évaluer', 'Țară'].map((word) => (
          <MenuItem key={word}>{word}</MenuItem>
        ))}
      </Menu>,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: typed, bubbles: true, cancelable: true }),
    );
    expect(focused()).toBe(found);
  });

  it.each([
    ['10,000 letters', 'W'.repeat(10_000)],
    ['emoji', '👩‍⚕️🏥'.repeat(200)],
    ['Arabic', 'جهاز طبي لتشخيص الأمراض '.repeat(60)],
    ['Chinese', '用于体外诊断的医疗器械'.repeat(60)],
  ])('stays inside the viewport with a label of %s', async (_, label) => {
    await page.viewport(320, 600);
    try {
      await render(
        <Menu trigger={<Button>Actions</Button>} label="Actions">
          <MenuItem description={label} shortcut="Ctrl+E">
            {label}
          </MenuItem>
          <MenuItem>Last</MenuItem>
        </Menu>,
      );
      trigger().click();
      await vi.waitFor(() => {
        const popup = document.querySelector<HTMLElement>('[data-part="menu"]')!;
        const { left, right, top, bottom } = popup.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(600);
        expect(popup.querySelector('[role="menu"]')!.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
      });
      await userEvent.keyboard('{End}');
      expect(focused()).toBe('Last');
      expect(document.activeElement!.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
    } finally {
      await page.viewport(1024, 768);
    }
  });

  it('opens in one commit and moves focus in that commit', async () => {
    const commits: (string | undefined)[] = [];
    await render(
      <Profiler id="menu" onRender={() => commits.push(focused())}>
        <Example />
      </Profiler>,
    );
    commits.length = 0;
    flushSync(() => trigger().click());
    expect(focused()).toBe('View device');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(commits).toHaveLength(1);
  });

  it('throws a helpful error for an entry outside a menu', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(render(<MenuItem>Lost</MenuItem>)).rejects.toThrow('Put it among the children of <Menu>');
    consoleError.mockRestore();
  });
});
