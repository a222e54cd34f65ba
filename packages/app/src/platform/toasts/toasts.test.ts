import { allSettled, createWatch, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded, signedIn } from '../session/model';
import { readUser, type User } from '../session/user';
import { appStarted } from '../start/app-started';
import { storageRefused } from '../browser/browser-storage';
import { $queue } from './queue';
import './system-toasts';
import { $snackbar, notify, snackbarChanged, type Toast } from './model';

const shownIn = (scope: Scope) => {
  const shown: Toast[] = [];
  createWatch({
    unit: notify,
    scope,
    fn: (toast) => {
      shown.push(toast);
    },
  });
  return shown;
};

/** A scope of a portal that has started. */
async function started(): Promise<Scope> {
  const scope = fork();
  await allSettled(appStarted, { scope });
  return scope;
}
const queueIn = (scope: Scope) => scope.getState($queue)!.open();
const toastsIn = async (scope: Scope) => {
  const { toasts } = (await queueIn(scope)).getState();
  return toasts.filter(({ phase }) => phase !== 'exiting');
};

describe('the snackbar slice', () => {
  it('starts closed, with the values of the specification (S3.29, S3.33, S3.34, S3.35, S3.39, S9.1)', () => {
    expect(fork().getState($snackbar)).toMatchObject({
      open: false,
      transition: 'Fade',
      close: true,
      maxStack: 3,
      dense: false,
      action: false,
      anchor: { vertical: 'bottom', horizontal: 'right' },
    });
  });

  it('the default message is ‘Note archived’ (S3.30, S9.2)', async () => {
    const scope = await started();
    await allSettled(notify, { scope, params: {} });
    expect(scope.getState($snackbar)).toMatchObject({ open: true, message: 'Note archived' });
    expect(await toastsIn(scope)).toMatchObject([{ message: 'Note archived' }]);
  });

  it('closes toasts with an action after ten seconds, except errors, and never merges them (D.245)', async () => {
    const scope = await started();
    const undo = (tone: 'success' | 'error') => ({
      scope,
      params: { message: 'Pump saved', tone, action: { label: 'Undo', onAction: () => undefined } },
    });
    await allSettled(notify, undo('success'));
    await allSettled(notify, undo('success'));
    expect(await toastsIn(scope)).toMatchObject([
      { message: 'Pump saved', count: 1, duration: 10_000, stays: false },
      { message: 'Pump saved', count: 1, duration: 10_000, stays: false },
    ]);
    await allSettled(notify, undo('error'));
    expect((await toastsIn(scope)).at(-1)).toMatchObject({ tone: 'error', stays: true });
  });

  it('shows message, colour and action of a toast, and closes (S3.32, S3.38)', async () => {
    const scope = await started();
    await allSettled(notify, {
      scope,
      params: { message: 'Saved.', tone: 'success', action: { label: 'Undo', onAction: () => undefined } },
    });
    expect(scope.getState($snackbar)).toMatchObject({
      open: true,
      message: 'Saved.',
      alert: { color: 'success', variant: 'filled' },
      action: true,
    });
    const [toast] = await toastsIn(scope);
    const queue = await queueIn(scope);
    queue.close();
    queue.exited(toast!.id);
    expect(scope.getState($snackbar).open).toBe(false);
  });

  it('has an error when a toast cannot be shown, until the next one is shown (S3.57)', async () => {
    const scope = fork();
    expect(scope.getState($snackbar).error).toBeNull();
    await allSettled(notify, { scope, params: { message: 'Too early.' } });
    expect(scope.getState($snackbar).error).toEqual(new Error('The portal has not started.'));
    await allSettled(appStarted, { scope });
    await allSettled(notify, { scope, params: { message: 'Saved.' } });
    expect(scope.getState($snackbar).error).toBeNull();
  });

  it('accepts changes of its appearance (S3.31, S3.36, S3.37)', async () => {
    const scope = fork();
    await allSettled(snackbarChanged, {
      scope,
      params: {
        dense: true,
        maxStack: 2,
        iconVariant: 'none',
        variant: 'alert',
        transition: 'Slide',
        anchor: { vertical: 'top', horizontal: 'left' },
      },
    });
    expect(scope.getState($snackbar)).toMatchObject({
      dense: true,
      maxStack: 2,
      iconVariant: 'none',
      variant: 'alert',
      transition: 'Slide',
      anchor: { vertical: 'top', horizontal: 'left' },
    });
  });
});

it('keeps toasts until the host is loaded, in one queue per scope', async () => {
  const [scope, other] = [await started(), await started()];
  await allSettled(notify, { scope, params: { message: 'One.' } });
  await allSettled(notify, { scope, params: { message: 'Two.' } });
  expect((await toastsIn(scope)).map(({ message }) => message)).toEqual(['One.', 'Two.']);
  expect(await toastsIn(other)).toEqual([]);
});

it('shows at most as many toasts as the slice says', async () => {
  const scope = await started();
  expect((await queueIn(scope)).getState().limits.maxStack).toBe(3);
  await allSettled(snackbarChanged, { scope, params: { maxStack: 2 } });
  expect((await queueIn(scope)).getState().limits.maxStack).toBe(2);
});

describe('toasts of the models', () => {
  it('reports refused storage once', async () => {
    const scope = fork();
    const shown = shownIn(scope);
    for (let count = 0; count < 5; count += 1) await allSettled(storageRefused, { scope, params: new Error('full') });
    expect(shown).toMatchObject([
      { message: expect.stringContaining('does not store data'), tone: 'warning', persist: true },
    ]);
  });

  it('reports an expired session and a sign-out in another tab, but not a sign-out in this tab (D.47)', async () => {
    const scope = fork();
    const shown = shownIn(scope);
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(shown).toEqual([]);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(sessionEnded, { scope, params: 'other-tab' });
    expect(shown.map(({ message }) => message)).toEqual([
      'Your session has ended. Sign in to continue where you left off.',
      'You signed out in another tab.',
    ]);
  });

  it('closes the toasts of a user who signs out, but not those about the end of the session', async () => {
    const scope = await started();
    await allSettled(notify, { scope, params: { message: 'Saved.', persist: true } });
    await allSettled(sessionEnded, { scope, params: 'other-tab' });
    expect((await toastsIn(scope)).map(({ message }) => message)).toEqual(['You signed out in another tab.']);
  });

  it('withdraws the toasts about an ended session after sign-in', async () => {
    const scope = await started();
    await allSettled(storageRefused, { scope, params: new Error('full') });
    await allSettled(sessionEnded, { scope, params: 'expired' });
    expect(await toastsIn(scope)).toHaveLength(2);
    const user = { first_name: 'Ana', last_name: 'Pop', email: 'ana@portal.example', roles: [] };
    await allSettled(signedIn, { scope, params: readUser(user) as User });
    expect((await toastsIn(scope)).map(({ message }) => message)).toEqual([
      expect.stringContaining('does not store data') as string,
    ]);
  });
});
