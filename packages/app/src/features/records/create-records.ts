import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import { sessionEnded } from '../../platform/session/model';

/** The fields of a slice, and the error of the last failure. */
export type Slice<Fields> = Fields & { error: unknown };

export interface Records<Fields extends object> {
  name: string;
  $slice: Store<Slice<Fields>>;
  /** Success events by field. Each replaces the value of its field and clears the error. */
  received: { readonly [Field in keyof Fields]: EventCallable<Fields[Field]> };
  /** Sets the error. The fields are kept. */
  failed: EventCallable<unknown>;
  /** Restores the initial values. Also emitted when the session ends. */
  reset: EventCallable<void>;
}

/**
 * Creates a slice of the specification, section 3: fields with initial values, and an error.
 * @param name unique, because it is the id of the store in a serialized scope
 */
export function createRecords<Fields extends object>(name: string, initial: Fields): Records<Fields> {
  const changed = createEvent<Partial<Slice<Fields>>>();
  const failed = createEvent<unknown>();
  const reset = createEvent();

  const $slice = createStore<Slice<Fields>>({ ...initial, error: null }, { name, sid: `records-${name}` })
    .on(changed, (slice, change) => ({ ...slice, ...change }))
    .on(failed, (slice, error) => ({ ...slice, error }))
    .reset(reset);
  sample({ clock: sessionEnded, fn: () => undefined, target: reset });

  const receivedOf = (field: string) =>
    changed.prepend((value: unknown) => ({ [field]: value, error: null }) as Partial<Slice<Fields>>);
  const received = Object.fromEntries(Object.keys(initial).map((field) => [field, receivedOf(field)]));
  return { name, $slice, received: received as unknown as Records<Fields>['received'], failed, reset };
}
