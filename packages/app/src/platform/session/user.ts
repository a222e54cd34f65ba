import { roleOf, type Role } from '@attesta/domain/access/roles';

/** The organisation of a user, as the user response contains it. */
export interface Organisation {
  name: string | null;
  logo_url: string | null;
  /** Four digits. Notified bodies only. */
  number: string | null;
  /** Two-letter code. Market operators only. */
  country: string | null;
}

/** The authenticated user (specification, section 3), with the role derived from the first entry of `roles`. */
export interface User {
  id: string | number | null;
  email: string | null;
  first_name: string;
  last_name: string;
  roles: readonly { name: string }[];
  role: Role | null;
  is_email_verified: boolean;
  is_account_active: boolean;
  account_configured: boolean;
  user_notified_body_request_status: string | null;
  notified_body: Organisation | null;
  market_operator: Organisation | null;
  /** Why the account is inactive although the address is verified: one of the domain's `inactiveReasons`. */
  inactive_reason: string | null;
  /** Calendar date on which the account is deleted. Null unless the deletion is pending. */
  deletion_date: string | null;
  photo_url: string | null;
}

type Fields = Record<string, unknown>;

class WrongShape extends Error {}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own field of the response, never one of a prototype. An absent field is null. */
const field = (from: Fields, name: string): unknown => (Object.hasOwn(from, name) ? (from[name] ?? null) : null);

function optional<T>(from: Fields, name: string, is: (value: unknown) => value is T): T | null {
  const value = field(from, name);
  if (value === null || is(value)) return value;
  throw new WrongShape(name);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isId = (value: unknown): value is string | number => isText(value) || typeof value === 'number';

function organisation(from: Fields, name: string): Organisation | null {
  const value = optional(from, name, isObject);
  if (!value) return null;
  const number = optional(value, 'number', isId);
  return {
    name: optional(value, 'name', isText),
    logo_url: optional(value, 'logo_url', isText),
    number: number === null ? null : String(number),
    country: optional(value, 'country', isText),
  };
}

function roles(from: Fields): { name: string }[] {
  const list = optional(from, 'roles', Array.isArray) ?? [];
  return list.map((entry: unknown) => {
    const name = isObject(entry) ? field(entry, 'name') : null;
    if (!isText(name)) throw new WrongShape('roles');
    return { name };
  });
}

/**
 * Reads the user of a response. Unknown fields are ignored, absent optional fields are null, absent flags are false.
 * Validates by hand, so that the sign-in page does not load the schema library.
 * @returns null if any field has the wrong type
 */
export function readUser(value: unknown): User | null {
  if (!isObject(value)) return null;
  try {
    const all = roles(value);
    return {
      id: optional(value, 'id', isId),
      email: optional(value, 'email', isText),
      first_name: optional(value, 'first_name', isText) ?? '',
      last_name: optional(value, 'last_name', isText) ?? '',
      roles: all,
      role: roleOf({ roles: all }),
      is_email_verified: optional(value, 'is_email_verified', isFlag) ?? false,
      is_account_active: optional(value, 'is_account_active', isFlag) ?? false,
      account_configured: optional(value, 'account_configured', isFlag) ?? false,
      user_notified_body_request_status: optional(value, 'user_notified_body_request_status', isText) || null,
      notified_body: organisation(value, 'notified_body'),
      market_operator: organisation(value, 'market_operator'),
      inactive_reason: optional(value, 'inactive_reason', isText),
      deletion_date: optional(value, 'deletion_date', isText),
      photo_url: optional(value, 'photo_url', isText),
    };
  } catch (error) {
    if (error instanceof WrongShape) return null;
    throw error;
  }
}

/** Identifies a user among the users of a host: the id, or the email address without one. Null without either. */
export const identityOf = ({ id, email }: Pick<User, 'id' | 'email'>): string | null =>
  id === null || id === '' ? email || null : String(id);

/** Whether two users are known to be the same person. Never true of users without an id and an email address. */
export const isSamePerson = (one: User, other: User): boolean => {
  const identity = identityOf(one);
  return identity !== null && identity === identityOf(other);
};

/** The organisation shown next to the user's name: the notified body or the market operator, by role. */
export const organisationOf = (user: User): Organisation | null =>
  user.role === 'notified_body' ? user.notified_body : user.role === 'market_operator' ? user.market_operator : null;
