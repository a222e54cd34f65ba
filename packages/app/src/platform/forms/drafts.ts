import { createEffect, sample } from 'effector';
import { sessionEnded, signedIn } from '../session/model';
import type { User } from '../session/user';
import { tabStore } from '../storage/browser-storage';

/** Form input that is not saved yet. */
export interface Draft {
  /** The stored input. `restoreValues` turns any value into form values. */
  values: unknown;
  /**
   * Stored with the draft, so that a retry after a lost response does not create a second record. Null if the form does
   * not create a record.
   */
  idempotencyKey: string | null;
  /** Version of the device when editing started. Null for a new device. */
  version: number | null;
  /** Body of a request to create the record whose response was lost. Null if there was none. */
  tried: unknown;
}

export const draftsKey = 'attesta-drafts';

type Drafts = Record<string, Record<string, Draft>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  'values' in value &&
  (value['idempotencyKey'] === null ||
    (typeof value['idempotencyKey'] === 'string' && /^[\w-]{8,128}$/.test(value['idempotencyKey']))) &&
  (value['version'] === null || (Number.isInteger(value['version']) && Number(value['version']) > 0));

const own = (from: unknown, key: string): unknown =>
  isRecord(from) && Object.hasOwn(from, key) ? from[key] : undefined;

function readAll(): unknown {
  try {
    return JSON.parse(tabStore.read(draftsKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Drafts are stored by user: the next user of this tab does not see them. */
const userKey = ({ id, email }: User) => `user:${id ?? email ?? ''}`;

/** The draft of a user on a page, or null. */
export function readDraft(user: User, path: string): Draft | null {
  const draft = own(own(readAll(), userKey(user)), path);
  return isDraft(draft) ? draft : null;
}

function change(user: User, path: string, draft: Draft | null): void {
  const all = readAll();
  const key = userKey(user);
  const mine = own(all, key);
  if (!draft && !isDraft(own(mine, path))) return;
  const kept = Object.entries(isRecord(mine) ? mine : {}).filter(
    ([other, value]) => other !== path && isDraft(value),
  ) as [string, Draft][];
  const next: Drafts = { [key]: Object.fromEntries(draft ? [...kept, [path, draft] as const] : kept) };
  tabStore.write(draftsKey, JSON.stringify(next));
}

/** Stores the draft for this tab. */
export const writeDraft = (user: User, path: string, draft: Draft): void => change(user, path, draft);
/** Removes a draft that was saved or discarded. */
export const dropDraft = (user: User, path: string): void => change(user, path, null);

/** Signing out removes all drafts. An expired session keeps them, so that the user can continue after sign-in. */
export const dropAllDraftsFx = createEffect(() => tabStore.remove(draftsKey));
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', fn: () => undefined, target: dropAllDraftsFx });

/** Removes the drafts of other users from this tab's storage when a user signs in. */
const dropOthersDraftsFx = createEffect((user: User) => {
  const all = readAll();
  if (!isRecord(all) || Object.keys(all).every((key) => key === userKey(user))) return;
  const mine = own(all, userKey(user));
  if (isRecord(mine)) tabStore.write(draftsKey, JSON.stringify({ [userKey(user)]: mine }));
  else tabStore.remove(draftsKey);
});
sample({ clock: signedIn, target: dropOthersDraftsFx });
