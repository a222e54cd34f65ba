import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { listen } from '../../testing/heard.js';
import { SnackbarHost } from './snackbar-host.js';
import { createSnackbars } from './snackbar-store.js';

async function hosted() {
  const store = createSnackbars();
  await render(<SnackbarHost store={store} />);
  const tell = (...all: Parameters<typeof store.notify>[]) =>
    flushSync(() => all.forEach((one) => store.notify(...one)));
  return { store, tell };
}

describe('What is heard', () => {
  it('is said in order in a region that was there before, errors at once, and is not left to be found twice', async () => {
    const { tell } = await hosted();
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
    const heard = listen();
    tell(
      [{ message: 'Saved' }],
      [{ message: 'Archived', action: { label: 'Undo', onAction: vi.fn() } }],
      [{ message: 'No answer', tone: 'error' }],
    );
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard.filter((words) => words.startsWith('polite'))).toEqual([
      'polite Information: Saved',
      'polite Information: Archived, Undo',
    ]);
    expect(heard).toContain('assertive Error: No answer');
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)).toEqual(['', '']),
    );
  });

  it('gathers what is told again and again, and says how often', async () => {
    const { store, tell } = await hosted();
    const heard = listen();
    tell([{ message: 'Saved' }]);
    for (let told = 0; told < 5; told += 1) tell([{ message: 'Saved' }]);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual(['polite Information: Saved', 'polite Information: Saved, 6 times']);
    flushSync(() => void store.update('notice-1', { message: 'Saved and sent', tone: 'success' }));
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard[2]).toBe('polite Success: Saved and sent');
  });
});
