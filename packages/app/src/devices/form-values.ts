import { countries, type Country } from '@attesta/domain/countries';
import { proceduresFor } from '@attesta/domain/classes/classes';
import { deriveClassVariant } from '@attesta/domain/classes/derive';
import { answersOf } from '@attesta/domain/device/complete';
import { emptyDevice, type DeviceAnswers } from '@attesta/domain/device/schema';
import type { User } from '../session/user';

/**
 * What the form holds: the answers of a device, where a list may have rows that are not filled in yet and a text may be
 * anything. What becomes of it decides {@link toAnswers}.
 */
export type FormValues = DeviceAnswers;

const isCountry = (code: string | null | undefined): code is Country =>
  (countries as readonly (string | null | undefined)[]).includes(code);

/** A new device, in the stage where everything begins. Most manufacturers register their own, so it is made where the account is. */
export const newDeviceValues = ({ market_operator }: Pick<User, 'market_operator'>): FormValues => ({
  ...emptyDevice,
  stage: 'idea',
  manufacturerCountry: isCountry(market_operator?.country) ? market_operator.country : null,
});

/** The form's values of a stored device. */
export const valuesOf = (device: DeviceAnswers): FormValues => answersOf(device);

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());
const filled = <Item>(list: readonly Item[] | null, isFilled: (item: Item) => boolean): Item[] | null => {
  const kept = list?.filter(isFilled) ?? [];
  return kept.length > 0 ? kept : null;
};

const dates = (pair: FormValues['certificateDates']) =>
  pair === null || (pair.issuedOn === '' && pair.expiresOn === '') ? null : pair;

/** The one procedure that the class detail allows, or null. */
export function onlyProcedure(device: DeviceAnswers): string | null {
  const procedures = proceduresFor(deriveClassVariant(device)?.id);
  return procedures.length === 1 ? (procedures[0]?.id ?? null) : null;
}

/**
 * The answers that the form gives: empty texts and rows are no answer, and the procedure is filled in where only one is allowed.
 * Nothing is judged here.
 */
export function toAnswers(values: FormValues): DeviceAnswers {
  const texts = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, typeof value === 'string' ? orNull(value) : value]),
  ) as FormValues;
  return {
    ...texts,
    tradeName: filled(values.tradeName, ({ text }) => orNull(text) !== null),
    emdnCode:
      filled(values.emdnCode, (code) => orNull(code) !== null)?.map((code) => code.trim().toUpperCase()) ?? null,
    designationCodes: filled(values.designationCodes, () => true),
    documentationLanguages: filled(values.documentationLanguages, () => true),
    memberStates: filled(values.memberStates, () => true),
    refusalReason: filled(values.refusalReason, () => true),
    conformityProcedure: onlyProcedure(values) ?? orNull(values.conformityProcedure),
    certificateDates: dates(values.certificateDates),
    previousApplications:
      values.previousApplications?.map((one) => ({ ...one, endedOn: orNull(one.endedOn), note: orNull(one.note) })) ??
      null,
  };
}
