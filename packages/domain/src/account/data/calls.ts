import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { downloadedFile } from '../../contract/files.ts';
import { typedPassword } from '../password.ts';
import { userSchema } from '../schema.ts';
import { oneTimeCode } from '../second-factor.ts';
import { deletionSchema } from './deletion.ts';

export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  who: 'signed-in',
  summary:
    'Returns everything that is stored about the user, as a zip archive with a JSON file and a readable HTML file. ' +
    'Also for an account whose deletion is pending. At most 10 a day.',
  download: 'application/zip',
  response: downloadedFile,
});

export const getDeletion = call({
  method: 'GET',
  path: '/api/account/deletion',
  who: 'signed-in',
  summary: 'Returns whether the deletion of the account is pending, what it deletes, and what must be kept.',
  response: z.object({ deletion: deletionSchema }),
});

export const requestDeletion = call({
  method: 'POST',
  path: '/api/account/deletion',
  who: 'signed-in',
  summary:
    'Requests the deletion of the account in 30 days. Until then the account is inactive and can only be exported or ' +
    'restored; all other sessions end. 403 `second_factor_required` means: repeat the call with `oneTimeCode`. ' +
    '403 `demo_account` for a demo account.',
  body: z.strictObject({ currentPassword: typedPassword, oneTimeCode: oneTimeCode.optional() }),
  response: z.object({ user: userSchema, deletion: deletionSchema }),
});

export const undoDeletion = call({
  method: 'DELETE',
  path: '/api/account/deletion',
  who: 'signed-in',
  summary: 'Restores an account whose deletion is pending. Repeating it changes nothing.',
  response: z.object({ user: userSchema }),
});

export const dataCalls = [exportAccount, getDeletion, requestDeletion, undoDeletion] as const;
