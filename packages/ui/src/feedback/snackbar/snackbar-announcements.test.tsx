import { flushSync } from 'react-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { loadSnackbarRegion, SnackbarHost } from './snackbar-host.js';
import { createSnackbars } from './snackbar-store.js';

beforeAll(loadSnackbarRegion);

async function hosted() {
  const store = createSnackbars();
  await render(<SnackbarHost store={store} />);
  const notify = (...all: Parameters<typeof store.notify>[]) =>
    flushSync(() => all.forEach((one) => store.notify(...one)));
  return { store, notify };
}

describe('Announcements of toasts', () => {
  it('are inserted in order into existing live regions, errors assertively, and are then removed', async () => {
    const { notify } = await hosted();
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
    const announced = recordAnnouncements();
    notify(
      [{ message: 'Saved' }],
      [{ message: 'Archived', action: { label: 'Undo', onAction: vi.fn() } }],
      [{ message: 'No response', tone: 'error' }],
    );
    await vi.waitFor(() => expect(announced).toHaveLength(3));
    expect(announced.filter((text) => text.startsWith('polite'))).toEqual([
      'polite Information: Saved',
      'polite Information: Archived, Undo',
    ]);
    expect(announced).toContain('assertive Error: No response');
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)).toEqual(['', '']),
    );
  });

  it('state the number of repeats once, after a delay', async () => {
    const { store, notify } = await hosted();
    const announced = recordAnnouncements();
    notify([{ message: 'Saved' }]);
    for (let repeat = 0; repeat < 5; repeat += 1) notify([{ message: 'Saved' }]);
    await vi.waitFor(() => expect(announced).toHaveLength(2));
    expect(announced).toEqual(['polite Information: Saved', 'polite Information: Saved, 6 times']);
    flushSync(() => void store.update('notice-1', { message: 'Saved and sent', tone: 'success' }));
    await vi.waitFor(() => expect(announced).toHaveLength(3));
    expect(announced[2]).toBe('polite Success: Saved and sent');
  });
});
