import { createEffect, createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import type { Records } from './create-records';

/** Fetches the value of a field. Rejects when the signal is aborted, as `fetch` and `axios` do. */
export type Fetcher<Params, Value> = (params: Params, options: { signal: AbortSignal }) => Promise<Value>;

export interface Load<Params> {
  /** Loads the field, and aborts the previous request. */
  requested: EventCallable<Params>;
  $isLoading: Store<boolean>;
}

interface Request<Params> {
  params: Params;
  controller: AbortController;
}

/**
 * Connects a field of a slice to an API. The slice receives the response, or the error of a failed request. A request
 * is aborted when the field is loaded again and when the slice is reset. Late responses of aborted requests are
 * ignored. Create one load per field.
 */
export function createLoad<Fields extends object, Field extends keyof Fields & string, Params = void>(
  records: Records<Fields>,
  field: Field,
  fetcher: Fetcher<Params, Fields[Field]>,
): Load<Params> {
  const requested = createEvent<Params>();
  // An effect, because a new controller is not a pure value.
  const openFx = createEffect((params: Params): Request<Params> => ({ params, controller: new AbortController() }));
  const fetchFx = createEffect<Request<Params>, Fields[Field], unknown>(({ params, controller }) =>
    fetcher(params, { signal: controller.signal }),
  );
  const abortFx = createEffect((controller: AbortController) => controller.abort());
  const succeeded = records.received[field].prepend(({ result }: { result: Fields[Field] }) => result);
  const failed = records.failed.prepend(({ error }: { error: unknown }) => error);
  const started = createEvent<Request<Params> & { previous: AbortController | null }>();

  /** The controller of the current request. Null if there is none. */
  const $controller = createStore<AbortController | null>(null, {
    sid: `controller-${records.name}-${field}`,
    serialize: 'ignore',
  })
    .on(started, (_, { controller }) => controller)
    .on(abortFx, (current, aborted) => (current === aborted ? null : current))
    .reset(succeeded, failed);

  sample({ clock: requested, target: openFx });
  sample({
    clock: openFx.doneData,
    source: $controller,
    fn: (previous, request) => ({ ...request, previous }),
    target: started,
  });
  sample({ clock: started, target: fetchFx });
  sample({ clock: started.map(({ previous }) => previous), filter: (previous) => previous !== null, target: abortFx });
  sample({ clock: records.reset, source: $controller, filter: (current) => current !== null, target: abortFx });

  // A late response of an aborted request has another controller.
  sample({
    clock: fetchFx.done,
    source: $controller,
    filter: (current, { params }) => current === params.controller,
    fn: (_, { result }) => ({ result }),
    target: succeeded,
  });
  sample({
    clock: fetchFx.fail,
    source: $controller,
    filter: (current, { params }) => current === params.controller,
    fn: (_, { error }) => ({ error }),
    target: failed,
  });

  return { requested, $isLoading: $controller.map((current) => current !== null) };
}
