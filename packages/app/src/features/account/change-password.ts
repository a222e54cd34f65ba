import { changePassword } from '@attesta/domain/account/calls';
import type { RequestOf } from '@attesta/domain/contract/call';
import { attach, sample } from 'effector';
import { createCallFx } from '../../platform/http/call-fx';
import { $token, tokenReceived } from '../../platform/http/token';
import { endServerSessionFx } from '../../platform/session/sign-out';

const sendPasswordFx = createCallFx(changePassword);

/**
 * Changes the password of the signed-in user. The change ends all sessions; this one continues with the token in the
 * response. Fails with the response data.
 */
export const changePasswordFx = attach({
  source: $token,
  async effect(before, body: RequestOf<typeof changePassword>['body']) {
    const { token } = await sendPasswordFx({ body });
    return { before, token };
  },
});

const changed = sample({
  clock: changePasswordFx.doneData,
  source: $token,
  filter: (_, { token }) => token !== undefined,
  fn: (now, { before, token }) => ({ token: token!, isCurrent: now === before }),
});
sample({ clock: changed, filter: ({ isCurrent }) => isCurrent, fn: ({ token }) => token, target: tokenReceived });
// The user signed out meanwhile. The new session must not outlive the one that the user ended.
sample({
  clock: changed,
  filter: ({ isCurrent }) => !isCurrent,
  fn: ({ token }) => ({ token }),
  target: endServerSessionFx,
});
