import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadsInProgress } from './uploads-in-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Adds uploads of accounts. `state` has those that were started or refused, in order. */
function setup() {
  const uploads = new UploadsInProgress();
  const state: string[] = [];
  const add = (account: string) => {
    const { started, end } = uploads.add(account);
    started.then(
      () => state.push(account),
      (error: { status: number }) => state.push(`${account} ${error.status}`),
    );
    return end;
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { add, state, settled };
}
const accounts = (count: number, name = 'a') => Array.from({ length: count }, (_, at) => `${name}${at}`);

it('ten accounts with two uploads each leave places for others', async () => {
  const { add, state, settled } = setup();
  for (const account of accounts(10)) for (const _ of [1, 2]) add(account);
  for (const account of accounts(5, 'other')) add(account);
  await settled();
  for (const account of [...accounts(10), ...accounts(5, 'other')]) expect(state).toContain(account);
  expect(state).toHaveLength(20);
});

it('an account has at most two uploads, also waiting ones', () => {
  const { add } = setup();
  for (const account of accounts(20)) add(account);
  add('late');
  add('late');
  expect(() => add('late')).toThrow(expect.objectContaining({ status: 429 }));
});

it('without a place an upload waits, accounts without one first, and starts when another ends', async () => {
  const { add, state, settled } = setup();
  const [end, endOther] = accounts(20).map(add);
  add('a3');
  add('late');
  await settled();
  expect(state).toHaveLength(20);
  end?.();
  await settled();
  expect(state.at(-1)).toBe('late');
  endOther?.();
  await settled();
  expect(state).toHaveLength(21);
});

it('an upload that waits is refused after 20 seconds with 503, and gives its place up when its client is gone', async () => {
  const { add, state, settled } = setup();
  const [end] = accounts(20).map(add);
  const endGone = add('gone');
  add('late');
  endGone();
  await settled();
  expect(state.at(-1)).toBe('gone 408');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.at(-1)).toBe('late 503');
  end?.();
  await settled();
  expect(state).toHaveLength(22);
});
