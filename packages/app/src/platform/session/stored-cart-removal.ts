import { createEffect, sample } from 'effector';
import { sharedStorage, storageRefused } from '../browser/browser-storage';
import { sessionEnded } from './model';
import { isPerson, personSignedIn } from './person';

/** Key of the stored cart. The prefix is specified (specification, section 9). */
export const cartKey = 'berry-cart';
/** Key of the user that the stored cart belongs to. */
const ownerKey = 'berry-cart-owner';
/** Key of the owner until November 2026. Read, so that a cart of that time is not taken for one without an owner. */
const formerOwnerKey = 'attesta-cart-owner';

/** The user that the stored cart belongs to, or null. */
export const storedCartOwner = (): string | null =>
  sharedStorage().getItem(ownerKey) ?? sharedStorage().getItem(formerOwnerKey);

/** Stores the user that the stored cart belongs to. */
export function storeCartOwner(owner: string | null): void {
  sharedStorage().removeItem(formerOwnerKey);
  if (owner === null) sharedStorage().removeItem(ownerKey);
  else sharedStorage().setItem(ownerKey, owner);
}

const removeStoredCartFx = createEffect(() => {
  sharedStorage().removeItem(cartKey);
  storeCartOwner(null);
});

const findOwnerFx = createEffect((person: string) => {
  const owner = storedCartOwner();
  return { isOfOther: owner !== null && !isPerson(owner, person) };
});

// Not in the checkout: a user can sign out and in on pages that have not loaded it.
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', target: removeStoredCartFx });
// An expired session keeps the cart for the same user.
sample({ clock: personSignedIn, target: findOwnerFx });
sample({ clock: findOwnerFx.doneData, filter: ({ isOfOther }) => isOfOther, fn: () => {}, target: removeStoredCartFx });
sample({ clock: removeStoredCartFx.failData, target: storageRefused });
