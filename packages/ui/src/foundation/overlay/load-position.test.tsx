import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';

// covers D.668
const position = vi.hoisted(() => ({ isLoaded: false, isDelayed: false, load: () => {} }));
vi.mock(import('./load-position.js'), async (original) => {
  const { loadedPosition, loadPosition } = await original();
  return {
    loadedPosition: () => (position.isLoaded ? loadedPosition() : undefined),
    loadPosition: async () => {
      await loadPosition();
      if (position.isDelayed)
        await new Promise<void>((done) => {
          position.load = done;
        });
      position.isLoaded = true;
    },
  };
});

beforeEach(() => {
  position.isLoaded = false;
  position.isDelayed = true;
});
afterEach(() => {
  document.documentElement.dir = 'ltr';
});

it.each(['ltr', 'rtl'] as const)(
  'A popup is below its anchor, with the focus in it, until the code that positions it has loaded: %s',
  async (dir) => {
    document.documentElement.dir = dir;
    await page.viewport(800, 600);
    await render(
      <div style={{ padding: 400, paddingBlockEnd: 0 }}>
        <Menu trigger={<Button>Actions</Button>}>
          {['View', 'Edit', 'Share', 'Export', 'Delete'].map((name) => (
            <MenuItem key={name}>{name}</MenuItem>
          ))}
        </Menu>
      </div>,
    );
    await page.getByRole('button', { name: 'Actions' }).click();
    const anchor = page.getByRole('button', { name: 'Actions' }).element().getBoundingClientRect();
    const popup = document.querySelector('[data-part="menu"]') as HTMLElement;
    const place = () => popup.getBoundingClientRect();
    expect(document.activeElement?.textContent).toBe('View');
    expect(Math.round(place().top - anchor.bottom)).toBe(6);
    expect(Math.round(dir === 'ltr' ? place().left - anchor.left : place().right - anchor.right)).toBe(0);
    position.load();
    await vi.waitFor(() => expect(Math.round(anchor.top - place().bottom)).toBe(6)); // there is more space above
  },
);
