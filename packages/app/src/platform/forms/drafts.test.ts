import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded, signedIn } from '../session/model';
import { fakeBrowser } from '../../testing/fake-browser';
import { operator } from '../../testing/people';
import { draftsKey, dropDraft, readDraft, writeDraft, type Draft } from './drafts';

const path = '/dashboard/market-operator/create-medical-device';
const draft: Draft = {
  values: { workingName: 'Pulsora' },
  idempotencyKey: '0b9f6c1e-draft',
  version: null,
  tried: null,
};

describe('drafts', () => {
  it('are stored by user and page', () => {
    fakeBrowser();
    writeDraft(operator, path, draft);
    writeDraft(operator, '/other', { ...draft, version: 3 });
    expect(readDraft(operator, path)).toEqual(draft);
    expect(readDraft(operator, '/other')?.version).toBe(3);
    expect(readDraft({ ...operator, id: 'someone-else' }, path)).toBeNull();
    dropDraft(operator, path);
    expect(readDraft(operator, path)).toBeNull();
    expect(readDraft(operator, '/other')).not.toBeNull();
  });

  it.each(['expired', 'signed-out', 'other-tab'] as const)('are kept only if the session expired: %s', async (end) => {
    fakeBrowser();
    writeDraft(operator, path, draft);
    await allSettled(sessionEnded, { scope: fork(), params: end });
    expect(readDraft(operator, path)).toEqual(end === 'expired' ? draft : null);
  });

  it('are kept for the same user after an expired session, and removed when another user signs in', async () => {
    const { sessionStorage } = fakeBrowser();
    const scope = fork();
    await allSettled(signedIn, { scope, params: operator });
    writeDraft(operator, path, draft);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(signedIn, { scope, params: operator });
    expect(readDraft(operator, path)).toEqual(draft);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(signedIn, { scope, params: { ...operator, id: 'someone-else' } });
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it('can be dropped when there is none, without writing to storage', () => {
    const { sessionStorage } = fakeBrowser();
    dropDraft(operator, path);
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it.each([
    'not json',
    '[]',
    '7',
    '{"user:u1":7}',
    `{"user:u1":{"${path}":"x"}}`,
    `{"user:u1":{"${path}":{"values":{},"idempotencyKey":"a b","version":null}}}`,
    `{"user:u1":{"${path}":{"values":{},"idempotencyKey":"12345678","version":-1}}}`,
    '{"__proto__":{"user:u1":{}}}',
  ])('are replaced if the stored value is not a draft: %s', (text) => {
    fakeBrowser().sessionStorage.setItem(draftsKey, text);
    expect(readDraft(operator, path)).toBeNull();
    writeDraft(operator, path, draft);
    expect(readDraft(operator, path)).toEqual(draft);
  });

  it('are kept in memory if the storage rejects writes', () => {
    fakeBrowser().sessionStorage.refuse('writing');
    writeDraft(operator, path, draft);
    expect(readDraft(operator, path)).toEqual(draft);
  });
});
