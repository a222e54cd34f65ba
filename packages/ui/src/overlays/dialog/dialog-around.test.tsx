import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useModalOnTop } from '../../foundation/overlay/use-modal-on-top.js';
import { Button } from '../../inputs/button/index.js';
import { Combobox } from '../../inputs/combobox/index.js';
import { Select } from '../../inputs/select/index.js';
import { ThemeRoot } from '../../theme/index.js';
import { Menu, MenuItem } from '../menu/index.js';
import { Popover } from '../popover/index.js';
import { Tooltip } from '../tooltip/index.js';
import { Dialog } from './index.js';

const options = [
  { value: 'a', label: 'Idea' },
  { value: 'b', label: 'Design' },
];
const dialog = () => document.querySelector<HTMLDialogElement>('[data-part="dialog"]');
/** Whether a press at the centre of the element hits it. */
const isHit = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const components = [
  {
    name: 'Menu',
    ui: (
      <Menu trigger={<Button>Open it</Button>}>
        <MenuItem>View device</MenuItem>
      </Menu>
    ),
    popup: '[data-part="menu"]',
  },
  {
    name: 'Popover',
    ui: (
      <Popover trigger={<Button>Open it</Button>} label="More">
        <Button>Inside</Button>
      </Popover>
    ),
    popup: '[data-part="popover"]',
  },
  { name: 'Select', ui: <Select label="Open it" options={options} />, popup: '[data-part="listbox"]' },
  { name: 'Combobox', ui: <Combobox label="Open it" options={options} />, popup: '[data-part="listbox"]' },
  {
    name: 'Tooltip',
    ui: (
      <Tooltip label="Text">
        <Button>Open it</Button>
      </Tooltip>
    ),
    popup: '[data-part="tooltip"]',
  },
];

describe.each(components)('$name in a Dialog', ({ name, ui, popup }) => {
  const shown = () => document.querySelector(popup);
  async function opened() {
    // The page is scrollable, to detect a popup that is positioned relative to the page and not to the dialog.
    await render(
      <>
        <div style={{ blockSize: 2000 }} />
        <Dialog trigger={<Button>Ask</Button>} title="Device">
          {ui}
        </Dialog>
      </>,
    );
    (page.getByRole('button', { name: 'Ask' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    if (name === 'Popover') await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(shown()).not.toBeNull());
  }

  it('is rendered inside the dialog, next to its control and not covered', async () => {
    await opened();
    expect(shown()?.closest('dialog')).toBe(dialog());
    await vi.waitFor(() => expect(isHit(shown() as Element)).toBe(true));
    const control = [...document.querySelectorAll('dialog [data-slot="body"] :is(button, input)')][0] as Element;
    await vi.waitFor(() => {
      const [a, b] = [control.getBoundingClientRect(), (shown() as Element).getBoundingClientRect()];
      expect(Math.min(Math.abs(b.top - a.bottom), Math.abs(a.top - b.bottom))).toBeLessThan(24);
    });
  });

  it('closes on Escape before the dialog does', async () => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(shown()).toBeNull());
    expect(dialog()?.open).toBe(true);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });
});

describe.each(components.slice(0, 4))('$name over the backdrop of a Dialog', ({ name, ui, popup }) => {
  it('closes on a press on the backdrop and leaves the dialog open', async () => {
    await render(
      <Dialog trigger={<Button>Ask</Button>} title="Device">
        {ui}
      </Dialog>,
    );
    await page.getByRole('button', { name: 'Ask' }).click();
    await userEvent.keyboard(name === 'Popover' ? '{Enter}' : '{ArrowDown}');
    await vi.waitFor(() => expect(document.querySelector(popup)).not.toBeNull());
    await page.elementLocator(dialog() as Element).click({ position: { x: 4, y: 4 } });
    await vi.waitFor(() => expect(document.querySelector(popup)).toBeNull());
    expect(dialog()?.open).toBe(true);
  });
});

describe('Dialog and other overlays', () => {
  it('does not close the popover that it was opened from', async () => {
    await render(
      <Popover trigger={<Button>More</Button>} label="More">
        <Dialog trigger={<Button>Delete</Button>} title="Delete">
          <Button>Yes</Button>
        </Dialog>
      </Popover>,
    );
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    expect(document.querySelector('[data-part="popover"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Delete');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.querySelector('[data-part="popover"]')).toBeNull());
  });

  it('renders a popup in the theme root inside the dialog', async () => {
    await render(
      <Dialog open title="A">
        <ThemeRoot preset="theme3" mode="dark" data-testid="island">
          <Menu trigger={<Button>Open it</Button>}>
            <MenuItem>View</MenuItem>
          </Menu>
        </ThemeRoot>
      </Dialog>,
    );
    await page.getByRole('button', { name: 'Open it' }).click();
    expect(document.querySelector('[role="menu"]')?.closest('[data-testid="island"]')).not.toBeNull();
  });

  it('useModalOnTop returns the topmost dialog', async () => {
    const seen: (string | undefined)[] = [];
    function Host() {
      const top = useModalOnTop();
      seen.push(top?.querySelector('h2')?.textContent ?? undefined);
      return null;
    }
    const pageWith = (first: boolean, second: boolean) => (
      <>
        <Host />
        <Dialog open={first} title="First">
          <Dialog open={second} title="Second" />
        </Dialog>
      </>
    );
    const screen = await render(pageWith(false, false));
    await screen.rerender(pageWith(true, false));
    await screen.rerender(pageWith(true, true));
    await screen.rerender(pageWith(true, false));
    await screen.rerender(pageWith(false, false));
    expect(seen.filter((title, index) => title !== seen[index - 1])).toEqual(['First', 'Second', 'First', undefined]);
  });
});
