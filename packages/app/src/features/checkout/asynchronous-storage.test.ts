import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { operator } from '../../testing/people';
import { $session, sessionEnded } from '../../platform/session/model';
import { productAdded, stepBack, stepForward } from './cart-events';
import { cartRestoreRequested, readCartFx, saveCartFx } from './model';
import type { StoredCart } from './stored-cart';

const textWith = (total: number) => expect.stringContaining(`"total":${total},`) as string;

describe('asynchronous storage', () => {
  /** A signed-in scope with a restored cart, whose saves end when the test ends them. */
  async function savingScope() {
    fakeBrowser();
    const saves: (PromiseWithResolvers<void> & { stored: StoredCart })[] = [];
    const scope = fork({
      values: [[$session, { isLoggedIn: true, isInitialized: true, user: operator }]],
      handlers: [
        [readCartFx, () => ({ text: null, owner: null })],
        [
          saveCartFx,
          (stored: StoredCart) => {
            const save = { ...Promise.withResolvers<void>(), stored };
            saves.push(save);
            return save.promise;
          },
        ],
      ],
    });
    await allSettled(cartRestoreRequested, { scope });
    /** The texts of all saves that have started. */
    const texts = () => saves.map(({ stored }) => stored.text);
    /** Ends the last save that has started. */
    const end = (failure?: Error) => (failure ? saves.at(-1)!.reject(failure) : saves.at(-1)!.resolve());
    return { scope, texts, end };
  }
  const add = (scope: Scope, price: number) =>
    void allSettled(productAdded, {
      scope,
      params: { id: `course-${price}`, name: 'Annex IX audits', price, quantity: 1 },
    });

  it('has one save at a time, and then saves the latest cart (D.62)', async () => {
    const { scope, texts, end } = await savingScope();
    add(scope, 1_000);
    add(scope, 2_000);
    add(scope, 4_000);
    expect(texts()).toEqual([textWith(1_000)]);
    end();
    await vi.waitFor(() => expect(texts()).toEqual([textWith(1_000), textWith(7_000)]));
    end();
    await allSettled(scope);
    expect(texts()).toHaveLength(2);
  });

  it('removes the cart at sign-out after the save that is pending (D.119)', async () => {
    const { scope, texts, end } = await savingScope();
    add(scope, 1_000);
    void allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(texts()).toEqual([textWith(1_000)]);
    end();
    await vi.waitFor(() => expect(texts()).toEqual([textWith(1_000), null]));
    end();
    await allSettled(scope);
    expect(texts()).toHaveLength(2);
  });

  it('saves the latest cart after a save that failed', async () => {
    const { scope, texts, end } = await savingScope();
    add(scope, 1_000);
    add(scope, 2_000);
    expect(texts()).toHaveLength(1);
    end(new Error('No connection.'));
    await vi.waitFor(() => expect(texts()).toEqual([textWith(1_000), textWith(3_000)]));
    end();
    await allSettled(scope);
    expect(texts()).toHaveLength(2);
  });

  it('saves nothing more when the cart is as it was when the pending save started', async () => {
    const { scope, texts, end } = await savingScope();
    add(scope, 1_000);
    void allSettled(stepForward, { scope });
    void allSettled(stepBack, { scope });
    expect(texts()).toHaveLength(1);
    end();
    await allSettled(scope);
    expect(texts()).toHaveLength(1);
  });
});
