import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { interval, not, once } from 'patronum';
import { sessionEnded } from '../../platform/session/model';
import { $person, isPerson, personSignedIn } from '../../platform/session/person';
import { cartKey, storeCartOwner, storedCartOwner } from '../../platform/session/stored-data-removal';
import { sharedStorage, storageRefused } from '../../platform/browser/browser-storage';
import { cartChanged } from './cart-events';
import { checkoutReducer, initialCart, type Cart, type CheckoutEvent } from './checkout-state';
import { nothingStored, storedCartOf, toStoredCart, type StoredCart } from './stored-cart';

/** Longest wait for the stored cart, in ms (specification, section 9). */
const restoreTimeout = 5_000;

/** Restores the stored cart. Ignored after the first time. */
export const cartRestoreRequested = createEvent();

/** Reads the stored cart. Replace the handler to use another storage, which may be asynchronous. */
export const readCartFx = createEffect<void, StoredCart>(() => ({
  text: sharedStorage().getItem(cartKey),
  owner: storedCartOwner(),
}));

/** Stores the cart. A text that is null removes it. */
export const saveCartFx = createEffect(({ text, owner }: StoredCart) => {
  if (text === null) sharedStorage().removeItem(cartKey);
  else sharedStorage().setItem(cartKey, text);
  storeCartOwner(owner);
});

/** The stored cart was read, could not be read, or took too long. */
const cartRestored = createEvent<{ stored: StoredCart; cart: Cart; owner: string | null }>();

/** Whether the stored cart was restored. Until then the cart is not stored. */
export const $isCartRestored = createStore(false).on(cartRestored, () => true);

/** A user signed in: the first one known, or another one than the owner of the cart. */
const ownerFound = createEvent<string>();
const otherUserSignedIn = createEvent<string>();

/** An expired session keeps the cart for the same user. */
const signedOut = sample({ clock: sessionEnded, filter: (end) => end !== 'expired', fn: () => undefined });

/** The user that the cart in memory belongs to. Null before a user signed in. */
const $owner = createStore<string | null>(null)
  .on(cartRestored, (_, { owner }) => owner)
  .on([ownerFound, otherUserSignedIn], (_, user) => user)
  .reset(signedOut);

/**
 * The cart slice. Each tab has its own cart: a tab reads the stored cart once and ignores later changes by other tabs,
 * so two tabs do not change each other's checkout. The last change of any tab is the one that is stored.
 */
export const $cart = createStore<Cart>(initialCart)
  .on(cartChanged, checkoutReducer)
  .on(cartRestored, (_, { cart }) => cart)
  .reset(signedOut, otherUserSignedIn);

/** Changes before the cart was restored. They are applied again to the restored cart. */
const $earlyChanges = createStore<readonly CheckoutEvent[]>([])
  .on(cartChanged, (changes, change) => [...changes, change])
  .on([signedOut, otherUserSignedIn], () => [{ type: 'reset' }])
  .reset(cartRestored);

/** The texts in the storage, as far as this tab knows. */
const $stored = createStore(nothingStored)
  .on(cartRestored, (_, { stored }) => stored)
  .on(saveCartFx, (_, stored) => stored);

// Restore. The time limit is a separate timer, so that it also holds for the handlers of adopters.
const readRequested = sample({ clock: cartRestoreRequested, filter: not($isCartRestored) });
sample({ clock: readRequested, target: readCartFx });
const restoreTimer = interval({ timeout: restoreTimeout, start: readRequested, stop: cartRestored });
const nothingRead = sample({ clock: [readCartFx.fail, restoreTimer.tick], fn: () => nothingStored });
sample({
  clock: [readCartFx.doneData, nothingRead],
  source: { isRestored: $isCartRestored, person: $person, changes: $earlyChanges },
  filter: ({ isRestored }) => !isRestored,
  fn: ({ person, changes }, stored) => ({
    stored,
    cart: changes.reduce(checkoutReducer, storedCartOf(stored, person)),
    owner: person ?? stored.owner,
  }),
  target: cartRestored,
});

// Owner. An expired session keeps the cart for the same user.
sample({
  clock: personSignedIn,
  source: $owner,
  filter: (owner) => owner === null,
  fn: (_, person) => person,
  target: ownerFound,
});
sample({
  clock: personSignedIn,
  source: $owner,
  filter: (owner, person) => owner !== null && !isPerson(owner, person),
  fn: (_, person) => person,
  target: otherUserSignedIn,
});

// Save. Nothing is written unless the texts change, and nothing after a restore that took too long. An asynchronous
// save could end before an earlier one, so the next save starts when the previous one has ended, with the latest texts.
const $unsaved = combine(
  { cart: $cart, owner: $owner, stored: $stored, isRestored: $isCartRestored },
  ({ cart, owner, stored, isRestored }) => {
    const next = toStoredCart(cart, owner);
    return isRestored && (next.text !== stored.text || next.owner !== stored.owner) ? next : null;
  },
);
sample({
  clock: [$unsaved, saveCartFx.finally],
  source: { unsaved: $unsaved, isSaving: saveCartFx.pending },
  filter: ({ unsaved, isSaving }) => unsaved !== null && !isSaving,
  fn: ({ unsaved }) => unsaved!,
  target: saveCartFx,
});
sample({ clock: once(saveCartFx.failData), target: storageRefused });
