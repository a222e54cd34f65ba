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
/** Key of the user who hid the first steps of the hub or completed them. */
export const firstRunKey = 'attesta-first-run-ended';

/** The user that the stored cart belongs to, or null. */
export const storedCartOwner = (): string | null =>
  sharedStorage().getItem(ownerKey) ?? sharedStorage().getItem(formerOwnerKey);

/** Stores the user that the stored cart belongs to. */
export function storeCartOwner(owner: string | null): void {
  sharedStorage().removeItem(formerOwnerKey);
  if (owner === null) sharedStorage().removeItem(ownerKey);
  else sharedStorage().setItem(ownerKey, owner);
}

const removeCart = () => {
  sharedStorage().removeItem(cartKey);
  storeCartOwner(null);
};
const removeFirstRun = () => sharedStorage().removeItem(firstRunKey);

const removeStoredDataFx = createEffect(() => {
  removeCart();
  removeFirstRun();
});

/** Removes what belongs to another user. An expired session keeps its data for the same user. */
const removeDataOfOthersFx = createEffect((person: string) => {
  const isOfOther = (owner: string | null) => owner !== null && !isPerson(owner, person);
  if (isOfOther(storedCartOwner())) removeCart();
  if (isOfOther(sharedStorage().getItem(firstRunKey))) removeFirstRun();
});

// Not in the models of the data: a user can sign out and in on pages that have not loaded them.
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', target: removeStoredDataFx });
sample({ clock: personSignedIn, target: removeDataOfOthersFx });
sample({ clock: [removeStoredDataFx.failData, removeDataOfOthersFx.failData], target: storageRefused });
