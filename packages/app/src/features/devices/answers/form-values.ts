import { countries, type Country } from '@attesta/domain/values/countries';
import { onlyProcedure } from '@attesta/domain/classes/only-procedure';
import { answersOf } from '@attesta/domain/devices/complete';
import { emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import type { User } from '../../../platform/session/user';

/**
 * Values of the form. They have the type of the answers of a device, but may contain incomplete rows and any text.
 * {@link toAnswers} converts them to answers.
 */
export type FormValues = DeviceAnswers;

const isCountry = (code: string | null | undefined): code is Country =>
  (countries as readonly (string | null | undefined)[]).includes(code);

/** Returns the values of a new device: stage `idea` and the country of the account, usually the manufacturer's. */
export const newDeviceValues = ({ market_operator }: Pick<User, 'market_operator'>): FormValues => ({
  ...emptyDevice,
  stage: 'idea',
  manufacturerCountry: isCountry(market_operator?.country) ? market_operator.country : null,
});

/** Returns the form values of a stored device. */
export const valuesOf = (device: DeviceAnswers): FormValues => answersOf(device);

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());
const filled = <Item>(list: readonly Item[] | null, isFilled: (item: Item) => boolean): Item[] | null => {
  const kept = list?.filter(isFilled) ?? [];
  return kept.length > 0 ? kept : null;
};

const dates = (pair: FormValues['certificateDates']) =>
  pair === null || (pair.issuedOn === '' && pair.expiresOn === '') ? null : pair;

/**
 * Converts form values to answers, without validation. Empty texts and rows become null, and the procedure is filled in
 * if only one is allowed.
 */
export function toAnswers(values: FormValues): DeviceAnswers {
  const texts = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, typeof value === 'string' ? orNull(value) : value]),
  ) as FormValues;
  return {
    ...texts,
    // A space at the end can be the check character of a barcode.
    basicUdiDi: orNull(values.basicUdiDi) && values.basicUdiDi,
    udiDi: orNull(values.udiDi) && values.udiDi,
    tradeName: filled(values.tradeName, ({ text }) => orNull(text) !== null),
    emdnCode: filled(values.emdnCode, (code) => orNull(code) !== null),
    designationCodes: filled(values.designationCodes, () => true),
    documentationLanguages: filled(values.documentationLanguages, () => true),
    memberStates: filled(values.memberStates, () => true),
    refusalReason: filled(values.refusalReason, () => true),
    conformityProcedure: onlyProcedure(values) ?? orNull(values.conformityProcedure),
    certificateDates: dates(values.certificateDates),
    previousApplications:
      values.previousApplications?.map((application) => ({
        ...application,
        endedOn: orNull(application.endedOn),
        note: orNull(application.note),
      })) ?? null,
  };
}
