import { StrictMode, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { ThemeRoot } from '../../theme/index.js';
import { Dialog, type DialogProps } from './index.js';
import { dialogKeys } from './dialog.keys.js';

describeConformance(
  'Dialog',
  <Dialog defaultOpen title="Rename device">
    <TextField label="Working name" />
  </Dialog>,
  { part: 'dialog', element: HTMLDialogElement },
);

const dialog = () => document.querySelector<HTMLDialogElement>('[data-part="dialog"]');
const surface = () => dialog()?.querySelector('[data-slot="surface"]') as HTMLElement;
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ??
  (document.activeElement instanceof HTMLInputElement
    ? document.activeElement.labels?.[0]?.textContent
    : document.activeElement?.textContent);
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
const pointer = (type: string, target: Element) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
/** Drags from one element to another. Browsers dispatch the click on the closest common ancestor. */
function drag(from: Element, to: Element) {
  pointer('pointerdown', from);
  pointer('pointerup', to);
  (from === to ? from : (dialog() as Element)).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
}

function Rename(props: Partial<DialogProps>) {
  return (
    <Dialog
      trigger={<Button>Rename device</Button>}
      title="Rename"
      actions={(close) => (
        <>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button onClick={close}>Rename</Button>
        </>
      )}
      {...props}
    >
      {props.children ?? <TextField label="Working name" />}
    </Dialog>
  );
}
const trigger = () => page.getByRole('button', { name: 'Rename device' }).element() as HTMLElement;
async function opened(props?: Partial<DialogProps>) {
  const screen = await render(<Rename {...props} />);
  const opener = trigger();
  opener.focus();
  opener.click();
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  return { screen, opener };
}

describe('Dialog keyboard', () => {
  it.each(dialogKeys)('$keys: $does', async (row) => {
    await render(<Rename />);
    await walkKeys(row, { focusFirst: trigger() });
    expect(focused()).toBe(row.focus);
    expect(dialog() === null).toBe(row.focus === 'Rename device');
  });

  it('ignores Escape during IME composition', async () => {
    await opened();
    press('Escape', { isComposing: true });
    expect(dialog()).not.toBeNull();
  });

  it('ignores Escape if an element in the dialog handled it', async () => {
    await opened({
      children: <input aria-label="Search" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />,
    });
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
  });
});

describe('Dialog focus', () => {
  it('moves focus inside in the same frame, with a single focus event', async () => {
    await render(<Rename />);
    const focusedElements: unknown[] = [];
    const listen = (event: FocusEvent) => focusedElements.push(event.target);
    document.addEventListener('focusin', listen);
    const opener = trigger();
    opener.focus();
    focusedElements.length = 0;
    opener.click();
    await Promise.resolve();
    document.removeEventListener('focusin', listen);
    expect(focused()).toBe('Working name');
    expect(focusedElements).toEqual([document.activeElement]);
  });

  it('focuses the first action if the body has no tab stop, and the heading if there is no action', async () => {
    const { screen } = await opened({ children: 'Text' });
    expect(focused()).toBe('Cancel');
    await screen.rerender(
      <Dialog key="other" open title="Terms">
        Text
      </Dialog>,
    );
    await vi.waitFor(() => expect(focused()).toBe('Terms'));
  });

  it('skips disabled and hidden elements and focuses the checked radio button', async () => {
    await opened({
      children: (
        <>
          <button type="button" disabled>
            Disabled
          </button>
          <button type="button" style={{ display: 'none' }}>
            Hidden
          </button>
          <label>
            <input type="radio" name="stage" />
            Idea
          </label>
          <label>
            <input type="radio" name="stage" defaultChecked />
            Design
          </label>
        </>
      ),
    });
    expect(focused()).toBe('Design');
  });

  it('focuses the element of `initialFocus`', async () => {
    function Example() {
      const second = useRef<HTMLInputElement>(null);
      return (
        <Dialog open title="Two" initialFocus={second}>
          <input aria-label="First" />
          <input aria-label="Second" ref={second} />
        </Dialog>
      );
    }
    const screen = await render(<Example />);
    expect(focused()).toBe('Second');
    await screen.unmount();
    await opened({ initialFocus: 'title' });
    expect(focused()).toBe('Rename');
  });

  it.each(['Escape', 'the close button', 'an action'])('returns focus to the opener after %s', async (action) => {
    const { opener } = await opened();
    if (action === 'Escape') await userEvent.keyboard('{Escape}');
    else await page.getByRole('button', { name: action === 'an action' ? 'Cancel' : 'Close' }).click();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('returns focus into the dialog below if the opener was removed, but not to its close button', async () => {
    function Twice() {
      const [gone, setGone] = useState(false);
      return (
        <Dialog defaultOpen title="Device">
          <button type="button">Edit</button>
          {!gone && (
            <Dialog title="Delete" trigger={<button type="button">Delete</button>}>
              <button type="button" onClick={() => setGone(true)}>
                Yes
              </button>
            </Dialog>
          )}
        </Dialog>
      );
    }
    const screen = await render(<Twice />);
    await screen.getByRole('button', { name: 'Delete' }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await vi.waitFor(() => expect(focused()).toBe('Edit'));
  });

  it('returns focus to an element close to the opener if the opener was removed', async () => {
    function Rows() {
      const [rows, setRows] = useState(['One', 'Two']);
      const [selected, setSelected] = useState<string>();
      return (
        <>
          <a href="#top">Top</a>
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button type="button" onClick={() => setSelected(row)}>
                  {row}
                </button>
              </li>
            ))}
          </ul>
          <Dialog open={selected !== undefined} title="Delete">
            <button
              type="button"
              onClick={() => {
                setRows(rows.filter((row) => row !== selected));
                setSelected(undefined);
              }}
            >
              Yes
            </button>
          </Dialog>
        </>
      );
    }
    const screen = await render(<Rows />);
    await screen.getByRole('button', { name: 'Two' }).click();
    await screen.getByRole('button', { name: 'Yes' }).click();
    await vi.waitFor(() => expect(focused()).toBe('One'));
  });

  it('returns focus to the element of `returnFocus`, unless the page has already moved the focus', async () => {
    function Example({ open, moves }: { open: boolean; moves?: boolean }) {
      const after = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button type="button" ref={after}>
            After
          </button>
          <button
            type="button"
            ref={(element) => {
              if (moves) element?.focus();
            }}
          >
            Moved
          </button>
          <Dialog open={open} title="A" returnFocus={after} />
        </>
      );
    }
    const screen = await render(<Example open />);
    await screen.rerender(<Example open={false} />);
    expect(focused()).toBe('After');
    await screen.rerender(<Example open />);
    await screen.rerender(<Example open={false} moves />);
    await Promise.resolve();
    expect(focused()).toBe('Moved');
  });

  it('returns focus when the dialog unmounts together with its parent', async () => {
    function Page({ shown }: { shown: boolean }) {
      return (
        <>
          <Button>Rename device</Button>
          {shown && (
            <Dialog open title="A">
              <input />
            </Dialog>
          )}
        </>
      );
    }
    const screen = await render(<Page shown={false} />);
    trigger().focus();
    await screen.rerender(<Page shown />);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await screen.rerender(<Page shown={false} />);
    expect(document.activeElement).toBe(trigger());
  });
});

describe('Dialog onOpenChange', () => {
  it.each([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['close-button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['action', () => page.getByRole('button', { name: 'Cancel' }).click()],
    ['backdrop', async () => drag(dialog() as Element, dialog() as Element)],
    ['native', async () => dialog()?.close()],
  ] as const)(
    'is called with the reason %s, and the dialog stays open if the parent does not change open',
    async (reason, act) => {
      const change = vi.fn();
      await render(<Rename open onOpenChange={change} trigger={undefined} />);
      await act();
      await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(1));
      expect(change).toHaveBeenCalledWith(false, { reason, event: expect.any(Event) as Event });
      await vi.waitFor(() => expect(dialog()?.matches(':modal')).toBe(true));
      expect(dialog()?.contains(document.activeElement)).toBe(true);
    },
  );

  it('is called once on a cancel event of the browser, which does not close the dialog itself', async () => {
    const change = vi.fn();
    await render(<Rename open onOpenChange={change} />);
    const cancel = new Event('cancel', { cancelable: true });
    dialog()?.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(change).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape', event: cancel });
  });

  it('is not called for the cancel event of a file input', async () => {
    await opened({ children: <input type="file" aria-label="Certificate" /> });
    document.querySelector('input[type="file"]')?.dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(dialog()?.open).toBe(true);
  });

  it('is removed in the update that closes it, without waiting for a transition', async () => {
    const screen = await render(<Dialog open title="A" style={{ animation: 'none', transition: 'opacity 1000s' }} />);
    await screen.rerender(<Dialog open={false} title="A" />);
    expect(dialog()).toBeNull();
  });

  it('opens with its trigger, which has the ARIA state', async () => {
    const { opener } = await opened();
    expect(opener.getAttribute('aria-haspopup')).toBe('dialog');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(opener.getAttribute('aria-controls')).toBe(dialog()?.id);
    await userEvent.keyboard('{Escape}');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('Dialog backdrop', () => {
  it('closes the dialog on a press, unless dismissible is false', async () => {
    const { screen } = await opened();
    await page.elementLocator(dialog() as Element).click({ position: { x: 4, y: 4 } });
    await vi.waitFor(() => expect(dialog()).toBeNull());
    await screen.rerender(<Dialog open title="A" dismissible={false} />);
    await page.elementLocator(dialog() as Element).click({ position: { x: 4, y: 4 } });
    expect(dialog()).not.toBeNull();
  });

  it('ignores a text selection that ends on the backdrop and a press that ends in the dialog', async () => {
    await opened();
    const text = surface();
    drag(text, dialog() as Element);
    expect(dialog()).not.toBeNull();
    drag(dialog() as Element, text);
    expect(dialog()).not.toBeNull();
  });
});

describe('nested dialogs', () => {
  function Nested() {
    return (
      <Dialog trigger={<Button>Open first</Button>} title="First">
        <Dialog trigger={<Button>Open second</Button>} title="Second">
          <Button>Inside</Button>
        </Dialog>
      </Dialog>
    );
  }
  const titles = () => [...document.querySelectorAll('dialog [data-slot="title"]')].map((title) => title.textContent);

  it('close one by one from the topmost, and focus returns each time', async () => {
    const screen = await render(<Nested />);
    await screen.getByRole('button', { name: 'Open first' }).click();
    expect(focused()).toBe('Open second');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Inside');
    press('Escape', { repeat: true });
    expect(titles()).toEqual(['First', 'Second']);
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual(['First']);
    expect(focused()).toBe('Open second');
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual([]);
    expect(focused()).toBe('Open first');
  });

  it('make the dialog below inert, and a press on their backdrop does not reach it', async () => {
    const screen = await render(<Nested />);
    await screen.getByRole('button', { name: 'Open first' }).click();
    await screen.getByRole('button', { name: 'Open second' }).click();
    (document.querySelector('[data-part="dialog"] [data-part="icon-button"]') as HTMLElement).focus();
    expect(focused()).toBe('Inside');
    await page.elementLocator(document.querySelectorAll('dialog')[1] as Element).click({ position: { x: 4, y: 4 } });
    expect(titles()).toEqual(['First']);
  });

  it('can all be open initially, also in StrictMode', async () => {
    await render(
      <StrictMode>
        <Dialog defaultOpen title="First">
          <Dialog defaultOpen title="Second">
            <Button>Inside</Button>
          </Dialog>
        </Dialog>
      </StrictMode>,
    );
    expect(focused()).toBe('Inside');
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual(['First']);
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual([]);
  });
});

describe('Dialog and the page', () => {
  it('prevents the page from scrolling while any dialog is open', async () => {
    const screen = await render(
      <>
        <div style={{ blockSize: 3000 }} />
        <Dialog open title="A" />
        <Dialog open title="B" />
      </>,
    );
    const html = document.documentElement;
    expect(getComputedStyle(html).overflow).toBe('hidden');
    await screen.rerender(
      <>
        <div style={{ blockSize: 3000 }} />
        <Dialog open title="A" />
        <Dialog open={false} title="B" />
      </>,
    );
    expect(getComputedStyle(html).overflow).toBe('hidden');
    await screen.rerender(<div style={{ blockSize: 3000 }} />);
    expect(html.style.overflow).toBe('');
    expect(html.style.scrollbarGutter).toBe('');
  });

  it.each([
    [15, 'stable'],
    [0, ''],
  ])('reserves the space of a scrollbar of %i px', async (width, gutter) => {
    // The test browser hides its scrollbars.
    const inside = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - width);
    const screen = await render(<Dialog open title="A" />);
    expect(document.documentElement.style.scrollbarGutter).toBe(gutter);
    await screen.unmount();
    expect(document.documentElement.style.scrollbarGutter).toBe('');
    inside.mockRestore();
  });

  it('is rendered in the theme root around it', async () => {
    await render(
      <ThemeRoot preset="theme3" mode="dark" dir="rtl" data-testid="island">
        <Rename open trigger={undefined} />
      </ThemeRoot>,
    );
    expect(dialog()?.closest('[data-testid="island"]')).not.toBeNull();
    expect(getComputedStyle(dialog() as Element).colorScheme).toBe('dark');
    expect(getComputedStyle(dialog() as Element).direction).toBe('rtl');
  });

  it('is rendered in the theme root or dialog around it when it opens later', async () => {
    const twoDialogs = (open: boolean) => (
      <>
        <Dialog open={open} title="Page" data-testid="page" />
        <ThemeRoot mode="dark" data-testid="island">
          <Dialog open={open} title="Island" data-testid="inside" />
        </ThemeRoot>
      </>
    );
    const screen = await render(twoDialogs(false));
    await screen.rerender(twoDialogs(true));
    expect(screen.getByTestId('inside').element().parentElement).toBe(screen.getByTestId('island').element());
    expect(screen.getByTestId('page').element().parentElement).toBe(document.body);
    const nested = (open: boolean) => (
      <Dialog open title="Outer" data-testid="outer">
        <Dialog open={open} title="Inner" data-testid="inner" />
      </Dialog>
    );
    await screen.rerender(nested(false));
    await screen.rerender(nested(true));
    expect(screen.getByTestId('inner').element().parentElement).toBe(screen.getByTestId('outer').element());
  });

  it('opens in one commit on a page with one theme, and starts its animation after focus is inside', async () => {
    const added: string[] = [];
    const screen = await render(
      <Dialog open={false} title="A">
        <input />
      </Dialog>,
    );
    const observer = new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(({ nodeName }) => added.push(nodeName))),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    let animations = -1;
    document.addEventListener(
      'focusin',
      () => {
        animations = document.getAnimations().length;
      },
      { once: true },
    );
    await screen.rerender(
      <Dialog open title="A">
        <input />
      </Dialog>,
    );
    observer.disconnect();
    expect(added).toEqual(['DIALOG']);
    expect(animations).toBe(0);
    expect(
      document
        .getAnimations()
        .map((motion) => (motion as CSSTransition).transitionProperty)
        .toSorted(),
    ).toEqual(['opacity', 'opacity', 'translate']);
  });

  it('can be used in any parent, even a table row', async () => {
    const errors = vi.spyOn(console, 'error');
    await render(
      <table>
        <tbody>
          <tr>
            <Dialog open title="A" />
          </tr>
        </tbody>
      </table>,
    );
    expect(dialog()?.open).toBe(true);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('renders nothing on the server, whether closed or open', () => {
    expect(renderToString(<Dialog title="A">Text</Dialog>)).toBe('');
    expect(
      renderToString(
        <Dialog defaultOpen title="A">
          Text
        </Dialog>,
      ),
    ).not.toContain('Text');
  });
});

describe('Dialog with a form', () => {
  it('submits its form on Enter and with an action outside the form, but not the form around the dialog', async () => {
    const outer = vi.fn();
    const inner = vi.fn((event: React.FormEvent) => event.preventDefault());
    await render(
      <form onSubmit={outer}>
        <Rename
          open
          trigger={undefined}
          actions={
            <Button type="submit" form="rename">
              Save
            </Button>
          }
        >
          <form id="rename" onSubmit={inner}>
            <TextField label="Working name" />
          </form>
        </Rename>
      </form>,
    );
    await userEvent.keyboard('Pump{Enter}');
    expect(inner).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Save' }).click();
    expect(inner).toHaveBeenCalledTimes(2);
    expect(outer).not.toHaveBeenCalled();
    expect(dialog()?.open).toBe(true);
  });

  it('closes on submit of a form with the method "dialog"', async () => {
    const change = vi.fn();
    await opened({
      onOpenChange: change,
      children: (
        <form method="dialog">
          <Button type="submit">Done</Button>
        </form>
      ),
    });
    await page.getByRole('button', { name: 'Done' }).click();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(change.mock.lastCall).toEqual([false, { reason: 'native', event: expect.any(Event) as Event }]);
    expect(document.activeElement).toBe(trigger());
  });
});

describe('Dialog content', () => {
  it('has its title as name and its description', async () => {
    await render(<Dialog open title="Rename device" description="The name is yours alone." />);
    await expect
      .element(page.getByRole('dialog', { name: 'Rename device' }))
      .toHaveAccessibleDescription('The name is yours alone.');
  });

  it('scrolls its body between heading and actions, also by keyboard', async () => {
    await page.viewport(390, 600);
    await opened({ children: <p>{'Terms of the notified body. '.repeat(300)}</p> });
    const body = surface().querySelector<HTMLElement>('[data-slot="body"]') as HTMLElement;
    await vi.waitFor(() => expect(body.tabIndex).toBe(0));
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    expect(surface().getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeInViewport();
    await expect.element(page.getByRole('heading', { name: 'Rename' })).toBeInViewport();
    await page.viewport(1024, 768);
  });

  it.each([
    ['a very long name', 'Catheter'.repeat(1250)],
    ['other scripts', '公告机构 جهاز طبي 👩🏽‍⚕️'.repeat(400)],
  ])('does not overflow the page with %s', async (_, name) => {
    await page.viewport(390, 700);
    await opened({ title: name, description: name, children: name, actions: <Button>{name}</Button> });
    const box = surface().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(390);
    expect(box.bottom).toBeLessThanOrEqual(700);
    expect(surface().scrollWidth).toBeLessThanOrEqual(surface().clientWidth);
    await page.viewport(1024, 768);
  });

  it.each([
    ['small', 400],
    ['medium', 560],
    ['large', 800],
  ] as const)('has the maximum width of its size: %s', async (size, width) => {
    await render(<Dialog open title="A" size={size} />);
    expect(surface().offsetWidth).toBe(width);
  });

  it('covers the screen of a phone with fullOnPhones', async () => {
    await page.viewport(390, 700);
    await render(
      <Dialog open title="A" fullOnPhones>
        Text
      </Dialog>,
    );
    expect([surface().offsetWidth, surface().offsetHeight]).toEqual([390, 700]);
    await page.viewport(1024, 768);
  });
});
