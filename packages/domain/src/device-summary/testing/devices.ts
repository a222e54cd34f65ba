import { characteristicIds } from '../../classes/characteristics.ts';
import { emptyDevice } from '../../devices/schema.ts';
import type { SummarizedDevice } from '../facts.ts';

/** A device with the given answers, for tests. */
export const device = (id: string, answers: Partial<SummarizedDevice>): SummarizedDevice => ({
  ...emptyDevice,
  id,
  classVariant: null,
  classVariantProvisional: false,
  ...answers,
});

/** Answers with which a match returns lists of notified bodies. */
export const matchable: Partial<SummarizedDevice> = {
  ...Object.fromEntries(characteristicIds.map((id) => [id, 'no'])),
  stage: 'technical_documentation_ready',
  regulation: 'MDR',
  riskClass: 'IIa',
  classVariant: 'IIa',
  designationCodes: ['MDA0203', 'MDT2002'],
  documentationLanguages: ['en'],
};

/** Answers with which a match needs two more. */
export const incomplete: Partial<SummarizedDevice> = {
  ...matchable,
  designationCodes: [],
  documentationLanguages: null,
};

/** Answers of a device that needs no notified body. */
export const withoutBody: Partial<SummarizedDevice> = { ...matchable, riskClass: 'I', classVariant: 'I' };

/** Answers of a device whose certificate is valid until a day. */
export const certified = (expiresOn: string, answers: Partial<SummarizedDevice> = {}): Partial<SummarizedDevice> => ({
  ...matchable,
  stage: 'certified',
  certificateDates: { issuedOn: '2022-01-01', expiresOn },
  ...answers,
});
