import { openQuestions } from '../classes/open-questions.ts';
import { suggestCodes } from '../codes/suggest.ts';
import type { FieldId } from './field-specification.ts';
import { fieldsFor } from './fields.ts';
import { readingOf } from './identifiers.ts';
import type { DeviceAnswers } from './schema.ts';

/**
 * A hint that does not prevent saving. `codes`: the suggested codes that are not chosen. `identifier_invalid` and
 * `identifier_other_form`: stored by earlier rules, which accepted other forms.
 */
export type DeviceWarning =
  | {
      readonly id:
        | 'class_provisional'
        | 'self_testing_class'
        | 'identifier_unchecked'
        | 'identifier_invalid'
        | 'identifier_other_form';
      readonly field: FieldId;
    }
  | { readonly id: 'codes_suggested'; readonly field: 'designationCodes'; readonly codes: readonly string[] };

/** Returns hints about answers that the user should check, in the order of the fields. */
export function deviceWarnings(device: DeviceAnswers): DeviceWarning[] {
  const asked = new Set(fieldsFor(device).map(({ id }) => id));
  const warnings: DeviceWarning[] = [];
  if (openQuestions(device).length > 0) warnings.push({ id: 'class_provisional', field: 'classVariant' });
  // IVDR Annex VIII rule 4(a): self-testing is class C, or B for pregnancy, fertility, cholesterol and some urine
  // tests.
  const lowClass = device.riskClass === 'A' || device.riskClass === 'B';
  if (asked.has('selfTesting') && device.selfTesting === 'yes' && lowClass)
    warnings.push({ id: 'self_testing_class', field: 'riskClass' });
  const suggested = suggestCodes(device).filter((code) => !device.designationCodes?.includes(code));
  if (asked.has('designationCodes') && suggested.length > 0)
    warnings.push({ id: 'codes_suggested', field: 'designationCodes', codes: suggested });
  for (const field of ['basicUdiDi', 'udiDi'] as const) {
    const reading = readingOf(field, device);
    if (reading?.result === 'invalid') warnings.push({ id: 'identifier_invalid', field });
    else if (reading && reading.text !== device[field]) warnings.push({ id: 'identifier_other_form', field });
    else if (reading?.result === 'unchecked' && asked.has(field)) warnings.push({ id: 'identifier_unchecked', field });
  }
  return warnings;
}
