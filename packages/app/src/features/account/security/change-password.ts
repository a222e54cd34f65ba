import { changePassword } from '@attesta/domain/account/calls';
import type { RequestOf } from '@attesta/domain/contract/call';
import { attach, sample } from 'effector';
import { createCallFx } from '../../../platform/http/call-fx';
import { tokenReceived } from '../../../platform/http/token';
import { $user } from '../../../platform/session/model';
import { endServerSessionFx } from '../../../platform/session/sign-out';
import { isSamePerson } from '../../../platform/session/user';

const sendPasswordFx = createCallFx(changePassword);

/**
 * Changes the password of the signed-in user. The change ends all sessions; this one continues with the token in the
 * response. Fails with the response data.
 */
export const changePasswordFx = attach({
  source: $user,
  async effect(user, body: RequestOf<typeof changePassword>['body']) {
    const { token } = await sendPasswordFx({ body });
    return { user, token };
  },
});

const changed = sample({
  clock: changePasswordFx.doneData,
  source: $user,
  filter: (_, { token }) => token !== undefined,
  fn: (now, { user, token }) => ({
    token: token!,
    isSameUser: now !== null && user !== null && isSamePerson(now, user),
  }),
});
sample({ clock: changed, filter: ({ isSameUser }) => isSameUser, fn: ({ token }) => token, target: tokenReceived });
// The user signed out meanwhile. The new session must not outlive the one that the user ended.
sample({
  clock: changed,
  filter: ({ isSameUser }) => !isSameUser,
  fn: ({ token }) => ({ token }),
  target: endServerSessionFx,
});
