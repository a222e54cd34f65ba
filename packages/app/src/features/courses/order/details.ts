import type { Account } from '@attesta/domain/account/configuration';
import { discountCode, registrationInputSchema, type RegistrationInput } from '@attesta/domain/courses/schema';
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

/** Details of the user and the organisation of the account, as far as they are known. */
export function knownDetails(user: User, account: Account | null): Details {
  const email = user.email ?? '';
  const body = account?.kind === 'notified_body' ? account : null;
  return {
    participant: { firstName: user.first_name, lastName: user.last_name, email },
    billing: {
      ...emptyDetails.billing,
      organisation: organisationOf(user)?.name ?? '',
      city: body?.city ?? '',
      country: body?.country ?? organisationOf(user)?.country ?? '',
      email: body?.contactEmail ?? email,
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

/**
 * Converts the details to the input of a registration. Spaces, points and hyphens in the VAT number are removed.
 * @param hasBilling whether the registration needs a billing address
 */
export const detailsInput = ({ participant, billing }: Details, hasBilling: boolean) => ({
  participant,
  billing: hasBilling
    ? {
        ...billing,
        vatNumber: orNull(billing.vatNumber.replace(/[\s.-]/gu, '').toUpperCase()),
        purchaseOrder: orNull(billing.purchaseOrder),
      }
    : null,
});

/** The participant and billing of a registration, or null if the details are incomplete. */
export function completeDetails(
  details: Details | null,
  hasBilling: boolean,
): Pick<RegistrationInput, 'participant' | 'billing'> | null {
  return details && (detailsSchema.safeParse(detailsInput(details, hasBilling)).data ?? null);
}
