import type { Call } from '@attesta/domain/contract/call';
import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { requestFx } from './request';
import { sendFx, type Input } from './send';
import { $token } from './token';

/** A GET call with its input. */
export interface ReadRequest {
  definition: Pick<Call, 'method' | 'path'> & { response?: Call['response'] | undefined };
  input: object;
}

/** Describes a read of a page, typed by its call. */
export const readRequest = <Definition extends Call>(
  definition: Definition,
  input: Input<Definition>,
): ReadRequest => ({
  definition,
  input,
});

const keyOf = ({ definition: { method, path }, input }: ReadRequest) => JSON.stringify([method, path, input]);

interface EarlyRead {
  response: Promise<unknown>;
  /** The session that may use it. */
  token: string | null;
  /** In ms since the epoch; null while the request is pending. */
  settledAt: number | null;
}
type EarlyReads = Readonly<Record<string, EarlyRead>>;

/** Time in ms for which a page can use an early response. */
const usableFor = 5_000;

const started = createEvent<{ key: string; response: Promise<unknown>; token: string | null }>();
const settled = createEvent<{ key: string; at: number }>();

/** The reads that started before their page was rendered. */
const $earlyReads = createStore<EarlyReads>({}, { serialize: 'ignore' })
  .on(started, (reads, { key, ...read }) => ({ ...reads, [key]: { ...read, settledAt: null } }))
  .on(settled, (reads, { key, at }) => (reads[key] ? { ...reads, [key]: { ...reads[key], settledAt: at } } : reads))
  // The responses of a session are dropped with its token.
  .reset($token);

/**
 * Starts the reads of a page while the session is still loading, so that they take no further round trip. Never fails:
 * the page reports the failure of a read that it uses.
 */
export const startReadsFx = attach({
  source: $token,
  effect(token, requests: readonly ReadRequest[]) {
    const [start, settle] = [scopeBind(started, { safe: true }), scopeBind(settled, { safe: true })];
    const responses = requests.map((request) => {
      const key = keyOf(request);
      const response = sendFx(request);
      start({ key, response, token });
      return Promise.allSettled([response]).then(() => settle({ key, at: Date.now() }));
    });
    return Promise.all(responses);
  },
});

/** Reads a response, or takes over an early read of the same call with the same input. */
export const readFx = attach({
  source: { reads: $earlyReads, token: $token },
  effect({ reads, token }, request: ReadRequest) {
    const early = reads[keyOf(request)];
    const isRecent = early && (early.settledAt === null || Date.now() - early.settledAt < usableFor);
    return isRecent && early.token === token ? early.response : sendFx(request);
  },
});
// A call that changes data makes the responses out of date.
sample({
  clock: requestFx,
  filter: ({ method = 'GET' }) => method !== 'GET',
  fn: () => ({}),
  target: $earlyReads,
});
// A response that was used is dropped.
sample({
  clock: readFx.finally,
  source: $earlyReads,
  filter: (reads, { params }) => keyOf(params) in reads,
  fn: (reads, { params }) => Object.fromEntries(Object.entries(reads).filter(([key]) => key !== keyOf(params))),
  target: $earlyReads,
});
