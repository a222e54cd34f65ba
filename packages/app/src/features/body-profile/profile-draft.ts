import type { StatedCondition } from '@attesta/domain/body-profile/schema';
import { regulations } from '@attesta/domain/classes/class-variant';
import { restoreDraftValues } from '../account';
import type { KeptNumber } from '../../platform/forms/kept-number-field';
import type { ProfileValues } from './profile-values';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isCondition = (value: unknown): value is StatedCondition =>
  isRecord(value) &&
  Array.isArray(value['codes']) &&
  value['codes'].every((code) => typeof code === 'string') &&
  typeof value['text'] === 'string' &&
  isTextOrNull(value['question']) &&
  (value['excludes'] === null || value['excludes'] === 'yes' || value['excludes'] === 'no') &&
  isTextOrNull(value['source']);

/** Restores the conditions and the numbers of a stored draft, which are neither texts nor lists of texts. */
export function restoreProfile(stored: ProfileValues, draft: unknown): ProfileValues {
  const values = restoreDraftValues(stored, draft);
  const input = isRecord(draft) ? draft : {};
  const numberOf = (from: Record<string, unknown>, name: string, otherwise: KeptNumber) =>
    isTextOrNull(from[name]) || Number.isFinite(from[name]) ? (from[name] as KeptNumber) : otherwise;
  const months = isRecord(input['medianMonths']) ? input['medianMonths'] : {};
  const designations = isRecord(input['designations']) ? input['designations'] : {};
  return {
    ...values,
    feeReductionPercent: numberOf(input, 'feeReductionPercent', stored.feeReductionPercent),
    reservedCapacityPercent: numberOf(input, 'reservedCapacityPercent', stored.reservedCapacityPercent),
    medianMonths: Object.fromEntries(
      Object.entries(stored.medianMonths).map(([riskClass, value]) => [riskClass, numberOf(months, riskClass, value)]),
    ) as ProfileValues['medianMonths'],
    designations: Object.fromEntries(
      regulations.map((regulation) => {
        const found = designations[regulation];
        const list: unknown = isRecord(found) ? found['conditions'] : undefined;
        const conditions =
          Array.isArray(list) && list.every(isCondition) ? list : stored.designations[regulation].conditions;
        return [regulation, { ...values.designations[regulation], conditions }];
      }),
    ) as ProfileValues['designations'],
  };
}
