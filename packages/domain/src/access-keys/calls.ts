import { z } from 'zod';
import { typedPassword } from '../account/password.ts';
import { call } from '../contract/call.ts';
import { downloadedFile } from '../contract/files.ts';
import { acceptedSchema, errorSchema } from '../contract/responses.ts';
import { recordId } from '../values/record-id.ts';
import { accessKeyName, accessKeySchema, tokenDays } from './schema.ts';

export const listAccessKeys = call({
  method: 'GET',
  path: '/api/access-keys',
  who: 'notified_body',
  summary: 'Lists the calendar feeds and API tokens of the organisation, newest first. Their secrets are not returned.',
  response: z.object({ keys: z.array(accessKeySchema) }),
});

export const addCalendarFeed = call({
  method: 'POST',
  path: '/api/access-keys/calendar-feeds',
  who: 'notified_body',
  summary:
    'Creates a calendar feed of the availability windows of the organisation. `address` contains the token of the feed ' +
    'and is returned only once. 403 `quota_reached` if there are ten.',
  body: z.strictObject({ name: accessKeyName, currentPassword: typedPassword }),
  status: 201,
  response: z.object({ key: accessKeySchema, address: z.string() }),
});

export const addApiToken = call({
  method: 'POST',
  path: '/api/access-keys/api-tokens',
  who: 'notified_body',
  summary:
    'Creates a token with which a program lists and changes the availability windows of the organisation, and nothing ' +
    'else. `token` is returned only once. The account receives a mail. 403 `quota_reached` if there are ten.',
  body: z.strictObject({
    name: accessKeyName,
    days: z.union(tokenDays.map((days) => z.literal(days))),
    currentPassword: typedPassword,
  }),
  status: 201,
  response: z.object({ key: accessKeySchema, token: z.string() }),
});

export const removeAccessKey = call({
  method: 'DELETE',
  path: '/api/access-keys/:id',
  who: 'notified_body',
  summary: 'Removes a calendar feed or an API token of the organisation. It is refused from then on.',
  params: z.strictObject({ id: recordId.min(1) }),
  response: acceptedSchema,
});

export const getCalendarFeed = call({
  method: 'GET',
  path: '/api/calendar/windows.ics',
  who: 'anyone',
  summary:
    'Returns the availability windows of the organisation that created the feed, as an iCalendar file (RFC 5545), ' +
    'from windows that ended up to 31 days ago. 404 for a token that is unknown or was removed, 429 after 30 reads in an hour.',
  query: z.strictObject({ token: z.string().min(1).max(128) }),
  download: 'text/calendar',
  response: downloadedFile,
  errors: { 404: errorSchema },
});

export const accessKeyCalls = [listAccessKeys, addCalendarFeed, addApiToken, removeAccessKey, getCalendarFeed] as const;
