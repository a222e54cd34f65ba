import { allSettled, createWatch, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded, signedIn } from '../session/model';
import { readUser, type User } from '../session/user';
import { storageRefused } from '../storage/browser-storage';
import './faults';
import {
  $snackbar,
  $waitingNotices,
  noticeClosed,
  noticeOutdated,
  noticesTaken,
  notify,
  snackbarChanged,
  type Notice,
} from './model';

const told = (scope: Scope) => {
  const notices: Notice[] = [];
  createWatch({
    unit: notify,
    scope,
    fn: (notice) => {
      notices.push(notice);
    },
  });
  return notices;
};

describe('the snackbar slice', () => {
  it('S3.29 S3.33 S3.34 S3.35 S3.39 S9.1 begins closed, with the specification’s values', () => {
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

  it('S3.30 S9.2 the default message is ‘Note archived’', async () => {
    const scope = fork();
    await allSettled(notify, { scope, params: {} });
    expect(scope.getState($snackbar)).toMatchObject({ open: true, message: 'Note archived' });
  });

  it('S3.32 S3.38 takes message, tone and action of a notice, and closes', async () => {
    const scope = fork();
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
    await allSettled(noticeClosed, { scope });
    expect(scope.getState($snackbar).open).toBe(false);
  });

  it('S3.31 S3.36 S3.37 can be made to look otherwise', async () => {
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

it('what is told before anything can show it waits, and is taken once', async () => {
  const scope = fork();
  await allSettled(notify, { scope, params: { message: 'One.' } });
  await allSettled(notify, { scope, params: { message: 'Two.' } });
  expect(scope.getState($waitingNotices)).toEqual([{ message: 'One.' }, { message: 'Two.' }]);
  await allSettled(noticesTaken, { scope });
  expect(scope.getState($waitingNotices)).toEqual([]);
});

describe('what the models tell', () => {
  it('storage that refuses, once', async () => {
    const scope = fork();
    const notices = told(scope);
    for (let count = 0; count < 5; count += 1) await allSettled(storageRefused, { scope, params: new Error('full') });
    expect(notices).toMatchObject([
      { message: expect.stringContaining('keeps nothing'), tone: 'warning', persist: true },
    ]);
  });

  it('D.47 an expired session, and one that ended in another tab; nothing when the person signed out here', async () => {
    const scope = fork();
    const notices = told(scope);
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(notices).toEqual([]);
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await allSettled(sessionEnded, { scope, params: 'elsewhere' });
    expect(notices.map(({ message }) => message)).toEqual([
      'Your session has ended. Sign in to go on where you were.',
      'You signed out in another tab.',
    ]);
  });

  it('nothing of an ended session once someone signed in again', async () => {
    const scope = fork();
    const outdated: string[] = [];
    createWatch({
      unit: noticeOutdated,
      scope,
      fn: (about) => {
        outdated.push(about);
      },
    });
    await allSettled(storageRefused, { scope, params: new Error('full') });
    await allSettled(sessionEnded, { scope, params: 'expired' });
    expect(scope.getState($waitingNotices)).toHaveLength(2);
    await allSettled(signedIn, {
      scope,
      params: readUser({
        first_name: 'Ana',
        last_name: 'Pop',
        email: 'ana@portal.example',
        roles: [],
        is_email_verified: true,
        is_account_active: true,
        account_configured: true,
      }) as User,
    });
    expect(outdated).toEqual(['session']);
    expect(scope.getState($waitingNotices).map(({ about }) => about)).toEqual(['storage']);
  });
});
