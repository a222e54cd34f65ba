import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Popover } from './popover.js';
import { popoverKeys } from './popover.keys.js';

const dialog = () => document.querySelector('[role="dialog"]');
const example = (change?: (open: boolean, details: { reason: string }) => void) => (
  <>
    <Popover trigger={<Button>Filters</Button>} label="Filters" onOpenChange={change}>
      <button type="button">Only open</button>
    </Popover>
    <a href="#after">After</a>
  </>
);

describe('Popover', () => {
  it.each(popoverKeys)('$keys $does', async (row) => {
    await render(example());
    const trigger = page.getByRole('button', { name: 'Filters' }).element() as HTMLElement;
    await walkKeys(row, { focusFirst: trigger });
    expect(dialog() !== null).toBe(row.open);
    expect(document.activeElement).toBe(row.open ? dialog() : trigger);
  });

  it('closes when a press or the focus goes elsewhere, and leaves the focus there', async () => {
    const changed = vi.fn();
    await render(example(changed));
    await page.getByRole('button', { name: 'Filters' }).click();
    (page.getByRole('link', { name: 'After' }).element() as HTMLElement).focus();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(changed.mock.lastCall?.[1]).toMatchObject({ reason: 'focus-out' });
    expect(document.activeElement?.textContent).toBe('After');
  });

  it('stays open while its own content is used', async () => {
    await render(example());
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Only open' }).click();
    expect(dialog()).not.toBeNull();
  });
});
