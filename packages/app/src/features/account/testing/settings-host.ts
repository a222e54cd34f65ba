import type { Host } from '../../../testing/portal-page';

export const deletion = { date: null, deleted: { devices: 2, windows: 0, registrations: 0 }, givenUp: [], kept: [] };
const mails = { mailLanguage: 'en', notifications: { waitingListJoined: true, ownCancellation: true } };
export const session = (id: string, current: boolean) => ({
  id,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-02T08:00:00.000Z',
  current,
});
export const account = {
  kind: 'market_operator',
  organisationName: 'Corvia',
  country: 'RO',
  companySize: 'small',
  srn: null,
  authorisedRepresentative: null,
  logoUrl: null,
};

/** A host with the personal settings of the user. */
export const settingsHost: Host = {
  'GET /api/account': { body: { account } },
  'GET /api/account/email': { body: { change: null } },
  'GET /api/account/preferences': { body: mails },
  'GET /api/account/deletion': { body: { deletion } },
  'GET /api/second-factor': { body: { enabled: false, recoveryCodesLeft: 0 } },
  'GET /api/sessions': { body: { sessions: [session('s1', true), session('s2', false), session('s3', false)] } },
};
