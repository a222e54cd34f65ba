import { createEffect, sample } from 'effector';
import { sharedStorage, storageRefused } from '../storage/browser-storage';
import { sessionEnded } from './model';

/** Key of the stored cart. The prefix is specified (specification, section 9). */
export const cartKey = 'berry-cart';
/** Key of the id of the user that the stored cart belongs to. */
export const cartOwnerKey = 'attesta-cart-owner';

const removeStoredCartFx = createEffect(() => {
  for (const key of [cartKey, cartOwnerKey]) sharedStorage().removeItem(key);
});

// Not in the checkout: a user can sign out on pages that have not loaded it.
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', target: removeStoredCartFx });
sample({ clock: removeStoredCartFx.failData, target: storageRefused });
