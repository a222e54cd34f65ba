import { changePassword } from '@attesta/domain/account/calls';
import type { RequestOf } from '@attesta/domain/contract/call';
import { attach, sample } from 'effector';
import { createCallFx } from '../../../platform/http/call-fx';
import { tokenReceived } from '../../../platform/http/token';
import { $sessionNumber } from '../../../platform/session/model';
import { endServerSessionFx } from '../../../platform/session/sign-out';

const sendPasswordFx = createCallFx(changePassword);

/**
 * Changes the password of the signed-in user. The change ends all sessions; this one continues with the token in the
 * response. Fails with the response data.
 */
export const changePasswordFx = attach({
  source: $sessionNumber,
  async effect(session, body: RequestOf<typeof changePassword>['body']) {
    const { token } = await sendPasswordFx({ body });
    return { session, token };
  },
});

const changed = sample({
  clock: changePasswordFx.doneData,
  source: $sessionNumber,
  filter: (_, { token }) => token !== undefined,
  fn: (now, { session, token }) => ({ token: token!, isSameSession: now === session }),
});
sample({
  clock: changed,
  filter: ({ isSameSession }) => isSameSession,
  fn: ({ token }) => token,
  target: tokenReceived,
});
// The user signed out meanwhile. The new session must not outlive the one that the user ended.
sample({
  clock: changed,
  filter: ({ isSameSession }) => !isSameSession,
  fn: ({ token }) => ({ token }),
  target: endServerSessionFx,
});
