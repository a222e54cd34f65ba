import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { downloadedFile } from '../../contract/files.ts';
import { recordId } from '../../values/record-id.ts';
import { firstName, lastName } from '../person.ts';
import { userSchema } from '../schema.ts';
import { maxPictureBytes, pictureTypes } from './pictures.ts';
import { mailPreferencesSchema } from './preferences.ts';

const userResponse = z.object({ user: userSchema });
const upload = { types: pictureTypes, maxBytes: maxPictureBytes };
const pictureErrors =
  '400 `picture_type` for a file of another type, `picture_too_large` for one with more than 25 million pixels, ' +
  '`picture_damaged` for one that cannot be read; 413 `too_large` above 5 MB.';

export const personSchema = z.strictObject({ firstName, lastName });

export const changePerson = call({
  method: 'PUT',
  path: '/api/account/person',
  who: 'signed-in',
  summary: 'Changes the name of the user.',
  body: personSchema,
  response: userResponse,
});

export const getMailPreferences = call({
  method: 'GET',
  path: '/api/account/preferences',
  who: 'signed-in',
  summary: 'Returns the language of mails, and which optional mails are sent.',
  response: mailPreferencesSchema,
});

export const changeMailPreferences = call({
  method: 'PUT',
  path: '/api/account/preferences',
  who: 'signed-in',
  summary: 'Sets the language of mails, and which optional mails are sent.',
  body: mailPreferencesSchema,
  response: mailPreferencesSchema,
});

export const uploadPhoto = call({
  method: 'PUT',
  path: '/api/account/photo',
  who: 'signed-in',
  summary: `Sets the photo of the user: a PNG, JPEG or WebP file as the body, cropped to a square. ${pictureErrors}`,
  upload,
  response: userResponse,
});

export const removePhoto = call({
  method: 'DELETE',
  path: '/api/account/photo',
  who: 'signed-in',
  summary: 'Removes the photo of the user, if there is one.',
  response: userResponse,
});

export const uploadLogo = call({
  method: 'PUT',
  path: '/api/account/logo',
  who: 'signed-in',
  summary:
    'Sets the logo of the organisation: a PNG, JPEG or WebP file as the body, scaled to fit. Replaces an uploaded logo ' +
    `and the \`logoUrl\` of the configuration. 403 \`not_configured\` before the account is configured. ${pictureErrors}`,
  upload,
  response: userResponse,
});

export const removeLogo = call({
  method: 'DELETE',
  path: '/api/account/logo',
  who: 'signed-in',
  summary: 'Removes the logo of the organisation, also the `logoUrl` of the configuration.',
  response: userResponse,
});

export const getPicture = call({
  method: 'GET',
  path: '/api/pictures/:id',
  who: 'anyone',
  summary:
    'Returns an uploaded photo or logo. Anyone who knows the id, which cannot be guessed, may read it, because ' +
    'browsers send no token for an image. A new upload has a new id.',
  params: z.strictObject({ id: recordId.min(1) }),
  download: 'image/webp',
  response: downloadedFile,
});

export const profileCalls = [
  changePerson,
  getMailPreferences,
  changeMailPreferences,
  uploadPhoto,
  removePhoto,
  uploadLogo,
  removeLogo,
  getPicture,
] as const;
