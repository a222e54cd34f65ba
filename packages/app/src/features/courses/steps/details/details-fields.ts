import { get, type FieldErrors } from 'react-hook-form';
import type { Details } from '../../order/details';

type Participant = `participant.${keyof Details['participant']}`;
type Billing = `billing.${keyof Details['billing']}`;
export type DetailsPath = Participant | Billing;

/** The id of a field, for links from the error summary. */
export const fieldIdOf = (path: DetailsPath): string => `course-${path.replace('.', '-')}`;

/** The label and the kind of problem messages of each field, in the order of the form. */
export const detailsFields = {
  'participant.firstName': { label: 'firstName', kind: 'participantFirstName' },
  'participant.lastName': { label: 'lastName', kind: 'participantLastName' },
  'participant.email': { label: 'email', kind: 'participantEmail' },
  'billing.organisation': { label: 'organisation', kind: 'organisationName' },
  'billing.street': { label: 'street', kind: 'street' },
  'billing.postalCode': { label: 'postalCode', kind: 'postalCode' },
  'billing.city': { label: 'city', kind: 'city' },
  'billing.country': { label: 'country', kind: 'country' },
  'billing.email': { label: 'billingEmail', kind: 'billingEmail' },
  'billing.vatNumber': { label: 'vatNumber', kind: 'vatNumber' },
  'billing.purchaseOrder': { label: 'purchaseOrder', kind: undefined },
} as const satisfies Record<DetailsPath, { label: string; kind: string | undefined }>;

export const detailsPaths = Object.keys(detailsFields) as DetailsPath[];

/** The problem code of a field. */
export const problemAt = (errors: FieldErrors<Details>, path: DetailsPath): string | undefined =>
  (get(errors, path) as { message?: string } | undefined)?.message;
