import { allSettled, createWatch, fork, type Scope, type UnitValue } from 'effector';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { operator } from '../../testing/people';
import { $session, sessionEnded, signedIn } from '../../platform/session/model';
import { storageRefused } from '../../platform/browser/browser-storage';
import type { Product } from './amounts';
import { checkoutReset, paymentCardSet, productAdded, stepBack, stepForward, stepSet } from './cart-events';
import { initialCart } from './checkout-state';
import { $cart, $isCartRestored, cartRestoreRequested, readCartFx, saveCartFx } from './model';
import type { StoredCart } from './stored-cart';

const course: Product = { id: 'course-1', name: 'Annex IX audits', price: 24_000, quantity: 1 };
const ana = operator;
const dan = { ...operator, id: 'u2', email: 'dan@example.org' };

const signedInScope = (user = ana) => fork({ values: [[$session, { isLoggedIn: true, isInitialized: true, user }]] });
const restored = async (scope: Scope) => {
  await allSettled(cartRestoreRequested, { scope });
  return scope;
};
const totalIn = (scope: Scope) => scope.getState($cart).checkout.total;
const textWith = (total: number) => expect.stringContaining(`"total":${total}`) as string;

/** A browser in which Ana has a cart with the course. */
async function browserWithCart() {
  const browser = fakeBrowser();
  await allSettled(productAdded, { scope: await restored(signedInScope()), params: course });
  return browser;
}

function countOf(unit: typeof storageRefused | typeof saveCartFx, scope: Scope) {
  const fn = vi.fn<(value: UnitValue<typeof unit>) => void>();
  createWatch({ unit, scope, fn });
  return fn;
}

describe('the stored cart', () => {
  it('is the checkout under the specified key, and is restored after a reload (S3.47, S3.48, S9.6, D.62)', async () => {
    const { localStorage } = await browserWithCart();
    expect([...Array(localStorage.length).keys()].map((index) => localStorage.key(index))).toEqual([
      'berry-cart',
      'berry-cart-owner',
    ]);
    expect(localStorage.getItem('berry-cart')).toEqual(textWith(24_000));
    const next = await restored(signedInScope());
    expect(next.getState($isCartRestored)).toBe(true);
    expect(next.getState($cart).checkout.products).toEqual([course]);
  });

  it('never contains a card (D.75)', async () => {
    const { localStorage } = await browserWithCart();
    const scope = await restored(signedInScope());
    const saves = countOf(saveCartFx, scope);
    await allSettled(paymentCardSet, { scope, params: '4111 1111 1111 1111' });
    expect(scope.getState($cart).checkout.payment.card).toBe('4111 1111 1111 1111');
    expect(saves).not.toHaveBeenCalled();
    await allSettled(stepForward, { scope });
    expect(localStorage.getItem('berry-cart')).not.toContain('4111');
  });

  it('is written when the cart changes, not when it is restored', async () => {
    await browserWithCart();
    const scope = signedInScope();
    const saves = countOf(saveCartFx, scope);
    await restored(scope);
    await allSettled(stepBack, { scope });
    expect(saves).not.toHaveBeenCalled();
    await allSettled(stepForward, { scope });
    expect(saves).toHaveBeenCalledOnce();
  });

  it('is removed when the cart is reset, and when it is invalid (S4.44, D.118)', async () => {
    const { localStorage } = await browserWithCart();
    await allSettled(checkoutReset, { scope: await restored(signedInScope()) });
    expect(localStorage.length).toBe(0);
    localStorage.setItem('berry-cart', '{"version":7,"checkout":{"total":-1}}');
    expect((await restored(signedInScope())).getState($cart)).toEqual(initialCart);
    expect(localStorage.length).toBe(0);
  });

  it('is not written before it was restored; earlier changes are applied to the restored cart', async () => {
    const { localStorage } = await browserWithCart();
    const scope = signedInScope();
    await allSettled(productAdded, { scope, params: { ...course, id: 'course-2', price: 1_000 } });
    await allSettled(stepSet, { scope, params: 1 });
    expect(localStorage.getItem('berry-cart')).toEqual(textWith(24_000));
    await restored(scope);
    expect(scope.getState($cart).checkout).toMatchObject({ step: 1, total: 25_000 });
    expect(localStorage.getItem('berry-cart')).toEqual(textWith(25_000));
  });

  it('is restored once', async () => {
    const { localStorage } = await browserWithCart();
    const scope = await restored(signedInScope());
    localStorage.removeItem('berry-cart');
    await restored(scope);
    expect(totalIn(scope)).toBe(24_000);
  });
});

describe('storage that refuses', () => {
  it.each(['all', 'writing'] as const)('keeps the cart in memory and is reported once: %s', async (what) => {
    fakeBrowser().localStorage.refuse(what);
    const scope = signedInScope();
    const reports = countOf(storageRefused, scope);
    await restored(scope);
    expect(scope.getState($isCartRestored)).toBe(true);
    await allSettled(productAdded, { scope, params: course });
    await allSettled(stepForward, { scope });
    expect(scope.getState($cart).checkout).toMatchObject({ step: 1, total: 24_000 });
    expect(reports).toHaveBeenCalledOnce();
  });
});

describe('slow storage', () => {
  /** A scope whose stored cart arrives when `respond` is called. */
  function slowScope() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { localStorage } = fakeBrowser();
    const { promise, resolve } = Promise.withResolvers<StoredCart>();
    const saved: StoredCart[] = [];
    const scope = fork({
      handlers: [
        [readCartFx, () => promise],
        [saveCartFx, (stored: StoredCart) => void saved.push(stored)],
      ],
    });
    return { scope, respond: resolve, saved, localStorage };
  }
  const textOfCourse = async () => {
    const { localStorage } = await browserWithCart();
    return localStorage.getItem('berry-cart');
  };

  it('is waited for less than 5,000 ms (S9.7, D.63)', async () => {
    const stored = { text: await textOfCourse(), owner: null };
    const { scope, respond } = slowScope();
    const settled = allSettled(cartRestoreRequested, { scope });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(scope.getState($isCartRestored)).toBe(false);
    respond(stored);
    await settled;
    expect(totalIn(scope)).toBe(24_000);
  });

  it('loses after 5,000 ms: the defaults are used and a late cart is ignored (S9.7, D.63)', async () => {
    const stored = { text: await textOfCourse(), owner: null };
    const { scope, respond, saved } = slowScope();
    const settled = allSettled(cartRestoreRequested, { scope });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(scope.getState($isCartRestored)).toBe(true);
    respond(stored);
    await settled;
    expect(scope.getState($cart)).toEqual(initialCart);
    expect(saved).toEqual([]);
  });

  it('receives changes that were made while it was read, after 5,000 ms', async () => {
    const { scope, respond, saved } = slowScope();
    const settled = allSettled(cartRestoreRequested, { scope });
    const changed = allSettled(productAdded, { scope, params: course });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saved).toEqual([{ text: textWith(24_000), owner: null }]);
    respond({ text: null, owner: null });
    await Promise.all([settled, changed]);
    expect(totalIn(scope)).toBe(24_000);
  });

  it('does not return the cart of a user who signed out meanwhile', async () => {
    const stored = { text: await textOfCourse(), owner: 'u1' };
    const { scope, respond } = slowScope();
    const settled = allSettled(cartRestoreRequested, { scope });
    const ended = allSettled(sessionEnded, { scope, params: 'signed-out' });
    respond(stored);
    await Promise.all([settled, ended]);
    expect(scope.getState($cart)).toEqual(initialCart);
  });

  it('does not apply the changes of the previous user to the cart of another user (D.119)', async () => {
    const { scope, respond } = slowScope();
    const settled = allSettled(cartRestoreRequested, { scope });
    const changes = [
      allSettled(signedIn, { scope, params: ana }),
      allSettled(productAdded, { scope, params: course }),
      allSettled(sessionEnded, { scope, params: 'expired' }),
      allSettled(signedIn, { scope, params: dan }),
    ];
    respond({ text: null, owner: null });
    await Promise.all([settled, ...changes]);
    expect(scope.getState($cart)).toEqual(initialCart);
  });
});

describe('the end of a session', () => {
  it.each(['signed-out', 'other-tab'] as const)('%s resets and removes the cart', async (end) => {
    const { localStorage } = await browserWithCart();
    const scope = await restored(signedInScope());
    const saves = countOf(saveCartFx, scope);
    await allSettled(sessionEnded, { scope, params: end });
    expect(scope.getState($cart)).toEqual(initialCart);
    expect(saves.mock.calls).toEqual([[{ text: null, owner: null }]]);
    expect(localStorage.length).toBe(0);
  });

  it('signing out removes the stored cart although the cart was not restored (D.119)', async () => {
    const { localStorage } = await browserWithCart();
    await allSettled(sessionEnded, { scope: signedInScope(), params: 'signed-out' });
    expect(localStorage.length).toBe(0);
  });

  it('an expired session keeps the cart for the same user', async () => {
    const { localStorage } = await browserWithCart();
    const scope = await restored(signedInScope());
    await allSettled(sessionEnded, { scope, params: 'expired' });
    expect(localStorage.getItem('berry-cart')).toEqual(textWith(24_000));
    await allSettled(signedIn, { scope, params: ana });
    expect(totalIn(scope)).toBe(24_000);
  });

  it('another user who signs in after an expired session gets an empty cart (D.119)', async () => {
    const { localStorage } = await browserWithCart();
    const scope = await restored(signedInScope());
    await allSettled(sessionEnded, { scope, params: 'expired' });
    const saves = countOf(saveCartFx, scope);
    await allSettled(signedIn, { scope, params: dan });
    expect(scope.getState($cart)).toEqual(initialCart);
    expect(saves.mock.calls).toEqual([[{ text: null, owner: null }]]);
    expect(localStorage.length).toBe(0);
  });

  it('is removed when another user signs in on a page that has not restored it (D.119)', async () => {
    const { localStorage } = await browserWithCart();
    await allSettled(signedIn, { scope: fork(), params: ana });
    expect(localStorage.getItem('berry-cart')).toEqual(textWith(24_000));
    await allSettled(signedIn, { scope: fork(), params: dan });
    expect(localStorage.length).toBe(0);
  });

  it('belongs to the next user who signs in: to another one after an expired session, to a new one after a sign-out (D.119)', async () => {
    const { localStorage } = await browserWithCart();
    const scope = await restored(signedInScope());
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(signedIn, { scope, params: dan });
    await allSettled(productAdded, { scope, params: course });
    expect(localStorage.getItem('berry-cart-owner')).toBe('u2');
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    await allSettled(productAdded, { scope, params: course });
    await allSettled(signedIn, { scope, params: ana });
    expect(totalIn(scope)).toBe(24_000);
    expect(localStorage.getItem('berry-cart-owner')).toBe('u1');
  });

  it('that cannot be removed is reported like other storage that refuses', async () => {
    const { localStorage } = await browserWithCart();
    const scope = fork();
    const refused = countOf(storageRefused, scope);
    vi.spyOn(localStorage, 'removeItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(refused).toHaveBeenCalled();
  });

  it('another user gets an empty cart after a reload', async () => {
    const { localStorage } = await browserWithCart();
    const scope = await restored(signedInScope(dan));
    expect(scope.getState($cart)).toEqual(initialCart);
    expect(localStorage.length).toBe(0);
  });

  it('a cart without a known owner becomes the cart of the user who signs in', async () => {
    const { localStorage } = fakeBrowser();
    const scope = await restored(fork());
    await allSettled(productAdded, { scope, params: course });
    expect(localStorage.getItem('berry-cart-owner')).toBeNull();
    await allSettled(signedIn, { scope, params: ana });
    expect(totalIn(scope)).toBe(24_000);
    expect(localStorage.getItem('berry-cart-owner')).toBe('u1');
  });
});

describe('two tabs', () => {
  it('have their own carts, and the last change is stored', async () => {
    const { localStorage } = await browserWithCart();
    const [one, other] = [await restored(signedInScope()), await restored(signedInScope())];
    const saves = countOf(saveCartFx, other);
    await allSettled(productAdded, { scope: one, params: { ...course, id: 'course-2', price: 1_000 } });
    expect([totalIn(one), totalIn(other)]).toEqual([25_000, 24_000]);
    expect(localStorage.getItem('berry-cart')).toEqual(textWith(25_000));
    expect(saves).not.toHaveBeenCalled();
    await allSettled(stepForward, { scope: other });
    expect(localStorage.getItem('berry-cart')).toEqual(textWith(24_000));
    expect(totalIn(one)).toBe(25_000);
  });
});
