import { createEffect, sample } from 'effector';
import { sessionEnded, signedIn } from '../session/model';
import type { User } from '../session/user';
import { tabStore } from '../storage/browser-storage';

/** What was typed and is not saved yet. */
export interface Draft {
  /** As it was stored; `restoreValues` makes form values of it, whatever it is. */
  values: unknown;
  /** Kept with the draft, so that trying again after a lost answer makes one record and not two; null where nothing is registered. */
  idempotencyKey: string | null;
  /** Version of the device that the change was begun on; null for a new one. */
  version: number | null;
  /** What a try to register sent whose answer got lost; null where there was none. */
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

/** Drafts belong to a person: whoever signs in next in this tab does not see them. */
const ownerOf = ({ id, email }: User) => `user:${id ?? email ?? ''}`;

/** The draft of that person on that page, or null. */
export function readDraft(user: User, path: string): Draft | null {
  const draft = own(own(readAll(), ownerOf(user)), path);
  return isDraft(draft) ? draft : null;
}

function change(user: User, path: string, draft: Draft | null): void {
  const all = readAll();
  const owner = ownerOf(user);
  const mine = own(all, owner);
  if (!draft && !isDraft(own(mine, path))) return;
  const kept = Object.entries(isRecord(mine) ? mine : {}).filter(
    ([other, value]) => other !== path && isDraft(value),
  ) as [string, Draft][];
  const next: Drafts = { [owner]: Object.fromEntries(draft ? [...kept, [path, draft] as const] : kept) };
  tabStore.write(draftsKey, JSON.stringify(next));
}

/** Keeps what was typed, for this tab. */
export const writeDraft = (user: User, path: string, draft: Draft): void => change(user, path, draft);
/** It was saved, or is no longer wanted. */
export const dropDraft = (user: User, path: string): void => change(user, path, null);

/** Signing out leaves nothing behind; a session that ran out does, so that the work can go on after sign-in. */
export const dropAllDraftsFx = createEffect(() => tabStore.remove(draftsKey));
sample({ clock: sessionEnded, filter: (end) => end !== 'expired', fn: () => undefined, target: dropAllDraftsFx });

/** Another person than before: what the first one typed is not theirs to find in this tab's storage. */
const dropOthersDraftsFx = createEffect((user: User) => {
  const all = readAll();
  if (!isRecord(all) || Object.keys(all).every((owner) => owner === ownerOf(user))) return;
  const mine = own(all, ownerOf(user));
  if (isRecord(mine)) tabStore.write(draftsKey, JSON.stringify({ [ownerOf(user)]: mine }));
  else tabStore.remove(draftsKey);
});
sample({ clock: signedIn, target: dropOthersDraftsFx });
