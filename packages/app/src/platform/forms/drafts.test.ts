import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { $session, sessionEnded, signedIn } from '../session/model';
import type { User } from '../session/user';
import { appStarted } from '../start/app-started';
import { fakeBrowser } from '../../testing/fake-browser';
import { operator } from '../../testing/people';
import { draftDropped, draftWritten, formLeft, useDraft, type Draft } from './drafts';

const draftsKey = 'attesta-drafts';
const form = '/dashboard/market-operator/create-medical-device';
const draft: Draft = {
  values: { workingName: 'Pulsora' },
  idempotencyKey: '0b9f6c1e-draft',
  version: null,
  tried: null,
};
const someoneElse: User = { ...operator, id: 'someone-else' };

const scopeOf = (user: User | null = operator) =>
  fork({ values: [[$session, { isLoggedIn: user !== null, isInitialized: true, user }]] });
const write = (scope: Scope, change: Partial<Draft> = {}, name = form) =>
  allSettled(draftWritten, { scope, params: { person: 'u1', form: name, draft: { ...draft, ...change } } });

/** The draft that a form of the scope's user gets when it is mounted. */
function draftIn(scope: Scope, name = form): Draft | null {
  let found: Draft | null = null;
  function Form() {
    ({ draft: found } = useDraft(name));
    return null;
  }
  const scoped = { value: scope, children: createElement(Form) };
  renderToString(createElement(Provider, scoped));
  return found;
}

/** A scope after a reload of the tab. */
async function reloaded(user: User | null = operator): Promise<Scope> {
  const scope = scopeOf(user);
  await allSettled(appStarted, { scope });
  return scope;
}

describe('drafts', () => {
  it('are stored by user and form, also after a reload', async () => {
    fakeBrowser();
    const scope = scopeOf();
    await write(scope);
    await write(scope, { version: 3 }, '/other');
    for (const each of [scope, await reloaded()]) {
      expect(draftIn(each)).toEqual(draft);
      expect(draftIn(each, '/other')?.version).toBe(3);
    }
    expect(draftIn(await reloaded(someoneElse))).toBeNull();
    await allSettled(draftDropped, { scope, params: { person: 'u1', form } });
    expect(draftIn(scope)).toBeNull();
    expect(draftIn(scope, '/other')).not.toBeNull();
  });

  it.each(['signed-out', 'other-tab', 'expired'] as const)('after the session ended as %s', async (end) => {
    fakeBrowser();
    const scope = scopeOf();
    await write(scope);
    await allSettled(sessionEnded, { scope, params: end });
    expect(draftIn(await reloaded())).toEqual(end === 'expired' ? draft : null);
  });

  it('are kept for the same user after an expired session, and removed when another user signs in', async () => {
    const { sessionStorage } = fakeBrowser();
    const scope = scopeOf();
    await write(scope);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(signedIn, { scope, params: operator });
    expect(draftIn(scope)).toEqual(draft);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(signedIn, { scope, params: someoneElse });
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it('are dropped when the user leaves the form, but not when the session ends', async () => {
    fakeBrowser();
    const params = { person: 'u1', form };
    const scope = scopeOf();
    await write(scope);
    await allSettled(formLeft, { scope, params });
    expect(draftIn(scope)).toBeNull();
    await write(scope);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(formLeft, { scope, params });
    expect(draftIn(await reloaded())).toEqual(draft);
  });

  it('can be dropped when there is none, without writing to storage', async () => {
    const { sessionStorage } = fakeBrowser();
    await allSettled(draftDropped, { scope: scopeOf(), params: { person: 'u1', form } });
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it.each([
    'not json',
    '[]',
    '7',
    '{"u1":7}',
    `{"u1":{"${form}":"x"}}`,
    `{"u1":{"${form}":{"values":{},"idempotencyKey":"a b","version":null}}}`,
    `{"u1":{"${form}":{"values":{},"idempotencyKey":"12345678","version":-1}}}`,
    '{"__proto__":{"u1":{}}}',
  ])('are replaced if the stored value is not a draft: %s', async (text) => {
    fakeBrowser().sessionStorage.setItem(draftsKey, text);
    const scope = await reloaded();
    expect(draftIn(scope)).toBeNull();
    await write(scope);
    expect(draftIn(await reloaded())).toEqual(draft);
  });

  it('are kept in memory if the storage rejects writes', async () => {
    fakeBrowser().sessionStorage.refuse('writing');
    const scope = scopeOf();
    await write(scope);
    expect(draftIn(scope)).toEqual(draft);
  });
});
