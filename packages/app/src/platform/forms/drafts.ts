import { createEvent, createStore, sample } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { sessionEnded } from '../session/model';
import { $person, personSignedIn, unknownPerson } from '../session/person';
import { appStarted } from '../start/app-started';
import { createStoredText, tabStorage } from '../browser/browser-storage';

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

/** The drafts of one user, by the key of the form. */
type OwnDrafts = Readonly<Record<string, Draft>>;
/** Drafts are stored by user: the next user of this tab does not see them. */
type Drafts = Readonly<Record<string, OwnDrafts>>;

interface FormKey {
  /** The key of the user. */
  person: string;
  /** Identifies the form, for example by the path of its page. */
  form: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  'values' in value &&
  (value['idempotencyKey'] === null ||
    (typeof value['idempotencyKey'] === 'string' && /^[\w-]{8,128}$/.test(value['idempotencyKey']))) &&
  (value['version'] === null || (Number.isInteger(value['version']) && Number(value['version']) > 0));

const own = <Value>(from: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(from, key) ? from[key] : undefined;

/** Reads the stored drafts one by one. Whatever is not a draft is ignored. */
function parseDrafts(text: string | null): Drafts {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return {};
    const users = Object.entries(stored).flatMap(([user, drafts]) =>
      isRecord(drafts)
        ? [[user, Object.fromEntries(Object.entries(drafts).filter(([, draft]) => isDraft(draft)))] as const]
        : [],
    );
    return Object.fromEntries(users) as Drafts;
  } catch {
    return {};
  }
}

const draftsOf = (drafts: Drafts, person: string): OwnDrafts =>
  person === unknownPerson ? {} : (own(drafts, person) ?? {});

/** The draft of a form changed. */
export const draftWritten = createEvent<FormKey & { draft: Draft }>();
/** The input was saved or discarded. */
export const draftDropped = createEvent<FormKey>();
/** The user left the form without saving. The draft is kept if the session has ended. */
export const formLeft = createEvent<FormKey>();

const stored = createStoredText(tabStorage, 'attesta-drafts');

export const $drafts = createStore<Drafts>({})
  .on(stored.readFx.doneData, (_, text) => parseDrafts(text))
  .on(draftWritten, (drafts, { person, form, draft }) => ({
    [person]: { ...draftsOf(drafts, person), [form]: draft },
  }))
  .on(draftDropped, (drafts, { person, form }) => {
    const { [form]: dropped, ...rest } = draftsOf(drafts, person);
    if (dropped === undefined) return drafts;
    return Object.keys(rest).length === 0 ? {} : { [person]: rest };
  })
  // Drops the drafts of other users of this tab.
  .on(personSignedIn, (drafts, person) => {
    const mine = draftsOf(drafts, person);
    return Object.keys(mine).length === 0 ? {} : { [person]: mine };
  })
  // An expired session keeps the drafts, so that the user can continue after sign-in.
  .on(sessionEnded, (drafts, end) => (end === 'expired' ? drafts : {}));

sample({ clock: appStarted, target: stored.readFx });
sample({
  clock: $drafts.updates,
  fn: (drafts) => (Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts)),
  target: stored.writeFx,
});
sample({
  clock: formLeft,
  source: $person,
  filter: (person) => person !== null,
  fn: (_, left) => left,
  target: draftDropped,
});

/**
 * The signed-in user's draft of a form as it was when the form was mounted, or null, and functions that change it.
 * Later changes of the draft do not render the form again.
 */
export function useDraft(form: string) {
  const [person] = useState(useUnit($person));
  const current = useStoreMap({
    store: $drafts,
    keys: [person, form],
    fn: (drafts, [key, name]) => (key === null ? null : (own(draftsOf(drafts, key!), name!) ?? null)),
    updateFilter: () => false,
  });
  const [draft] = useState(current);
  const [written, dropped, left] = useUnit([draftWritten, draftDropped, formLeft]);
  return useMemo(
    () => ({
      draft,
      writeDraft: (next: Draft) => void (person && written({ person, form, draft: next })),
      dropDraft: () => void (person && dropped({ person, form })),
      leaveForm: () => void (person && left({ person, form })),
    }),
    [draft, written, dropped, left, person, form],
  );
}
