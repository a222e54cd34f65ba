import { readUser, type User } from '../platform/session/user';

/** The API's user response for a verified, active and configured market operator. */
export const operatorResponse = {
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

/** The API's user response for an approved notified body. */
export const notifiedBodyResponse = {
  ...operatorResponse,
  roles: [{ name: 'notified_body' }],
  user_notified_body_request_status: 'approved',
  notified_body: { name: 'Certis', number: '1234', logo_url: null },
  market_operator: null,
};

/**
 * The user in the response to a registration, and to sign-in before the address is verified. There is no account yet,
 * so there is no id.
 */
export const registeredResponse = {
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

export const operator: User = readUser(operatorResponse)!;
