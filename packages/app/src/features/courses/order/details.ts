import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import type { Account } from '@attesta/domain/account/configuration';
import {
  discountCode,
  registrationInputSchema,
  type CourseRegistration,
  type RegistrationInput,
} from '@attesta/domain/courses/schema';
import { hasVatCheckDigits } from '@attesta/domain/courses/vat-check-digits';
import { hasVatFormat, readVatNumber } from '@attesta/domain/courses/vat-number';
import type { Billing } from '../../checkout';
import { organisationOf, type User } from '../../../platform/session/user';

/** Field values of the step "Participant and billing". */
export interface Details {
  participant: { firstName: string; lastName: string; email: string };
  billing: {
    organisation: string;
    street: string;
    postalCode: string;
    city: string;
    country: string;
    email: string;
    vatNumber: string;
    purchaseOrder: string;
  };
}

export const emptyDetails: Details = {
  participant: { firstName: '', lastName: '', email: '' },
  billing: {
    organisation: '',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    email: '',
    vatNumber: '',
    purchaseOrder: '',
  },
};

/** Checks participant and billing like the server. */
export const detailsSchema = registrationInputSchema.pick({ participant: true, billing: true });

/** The billing address of the latest registration that had one, without its order number. */
function lastBilling(registrations: readonly CourseRegistration[]): Partial<Details['billing']> {
  const latest = registrations
    .filter(({ billing }) => billing !== null)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
  return latest?.billing ? { ...latest.billing, vatNumber: latest.billing.vatNumber ?? '', purchaseOrder: '' } : {};
}

/**
 * Details of the user and the organisation of the account, as far as they are known, with the billing address of the
 * latest registration.
 */
export function knownDetails(
  user: User,
  account: Account | null,
  registrations: readonly CourseRegistration[] = [],
): Details {
  const email = shownEmailAddress(user.email ?? '');
  const body = account?.kind === 'notified_body' ? account : null;
  return {
    participant: { firstName: user.first_name, lastName: user.last_name, email },
    billing: {
      ...emptyDetails.billing,
      organisation: organisationOf(user)?.name ?? '',
      city: body?.city ?? '',
      country: body?.country ?? organisationOf(user)?.country ?? '',
      email: body ? shownEmailAddress(body.contactEmail) : email,
      ...lastBilling(registrations),
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function textsOf<Texts extends Record<string, string>>(empty: Texts, stored: unknown): Texts {
  if (!isObject(stored)) return empty;
  const entries = Object.keys(empty).map((name) => {
    const value = Object.hasOwn(stored, name) ? stored[name] : '';
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Texts;
}

/** Reads the details of a stored cart. Values that are not texts become empty. Null if the cart has no details. */
export const storedDetails = (stored: Billing | null): Details | null =>
  stored && isObject(stored['participant'])
    ? {
        participant: textsOf(emptyDetails.participant, stored['participant']),
        billing: textsOf(emptyDetails.billing, stored['billing']),
      }
    : null;

/** The discount code of a stored cart, or null if there is none or it is malformed. */
export const storedCode = (stored: Billing | null): string | null =>
  discountCode.safeParse(stored?.['discountCode']).data ?? null;

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** Whether a typed VAT number is probably mistyped: complete, but with other check digits than its digits have. */
export const isUnlikelyVatNumber = (typed: string): boolean => {
  const number = readVatNumber(typed);
  return hasVatFormat(number) && !hasVatCheckDigits(number);
};

/**
 * Converts the details to the input of a registration.
 * @param hasBilling whether the registration needs a billing address
 */
export const detailsInput = ({ participant, billing }: Details, hasBilling: boolean) => ({
  participant,
  billing: hasBilling
    ? {
        ...billing,
        vatNumber: orNull(readVatNumber(billing.vatNumber)),
        purchaseOrder: orNull(billing.purchaseOrder),
      }
    : null,
});

/** The details as they are sent, for a review; while they are incomplete, as they were typed. */
export const shownDetails = (details: Details, hasBilling: boolean) =>
  completeDetails(details, hasBilling) ?? detailsInput(details, hasBilling);

/** The participant and billing of a registration, or null if the details are incomplete. */
export function completeDetails(
  details: Details | null,
  hasBilling: boolean,
): Pick<RegistrationInput, 'participant' | 'billing'> | null {
  return details && (detailsSchema.safeParse(detailsInput(details, hasBilling)).data ?? null);
}
