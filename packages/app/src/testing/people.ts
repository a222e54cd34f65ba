import { readUser, type User } from '../session/user';

/** What a host answers for a market operator with everything in order. */
export const operatorAnswer = {
  id: 'u1',
  email: 'ana@example.org',
  first_name: 'Ana',
  last_name: 'Pop',
  roles: [{ name: 'Innovator' }],
  is_email_verified: true,
  is_account_active: true,
  account_configured: true,
  user_notified_body_request_status: null,
  notified_body: null,
  market_operator: { name: 'Corvia', country: 'RO', logo_url: null },
};

/** The user of a host's response to a registration, and to sign-in before the address is verified: there is no account yet, so no id. */
export const registeredAnswer = {
  email: 'ana@example.org',
  first_name: 'Ana',
  last_name: 'Pop',
  roles: [{ name: 'Innovator' }],
  is_email_verified: false,
  is_account_active: false,
  account_configured: false,
  user_notified_body_request_status: null,
  notified_body: null,
  market_operator: null,
};

export const operator: User = readUser(operatorAnswer)!;
