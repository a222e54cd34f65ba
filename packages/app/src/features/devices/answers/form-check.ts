import { todayInBrussels } from '@attesta/domain/values/dates';
import { fieldsFor } from '@attesta/domain/devices/fields';
import { canonicalIdentifiers } from '@attesta/domain/devices/identifiers';
import {
  deviceAnswersSchema,
  emptyDevice,
  type DeviceAnswerId,
  type DeviceAnswers,
} from '@attesta/domain/devices/schema';
import { validateDevice, type ValidationContext } from '@attesta/domain/devices/validate';
import { fieldProblems, type FieldProblems } from '@attesta/domain/contract/problems';
import type { Resolver } from 'react-hook-form';
import { errorsOf } from '../../../platform/forms/lazy-resolver';
import { toAnswers, type FormValues } from './form-values';

/** Result of the check: answers to send, or problem codes by field. */
export type Checked = { answers: DeviceAnswers; problems: null } | { answers: null; problems: FieldProblems };

/** The period of a certificate can only be compared if both of its days exist. */
const withoutMalformedDates = (device: DeviceAnswers, malformed: FieldProblems): DeviceAnswers =>
  Object.keys(malformed).some((path) => fieldOf(path) === 'certificateDates')
    ? { ...device, certificateDates: null }
    : device;

const fieldOf = (path: string) => path.split('.')[0] as DeviceAnswerId;

/** Validates the form values with the schema and the rules of the stage. */
export function checkForm(values: FormValues, context: ValidationContext): Checked {
  const { previous = null } = context;
  const typed = toAnswers(values);
  const asked = new Set<string>(fieldsFor(typed).map(({ id }) => id));
  const typedResult = deviceAnswersSchema.safeParse(typed);
  const malformed = typedResult.success ? {} : fieldProblems(typedResult.error, typed);

  // The user cannot correct hidden fields, so invalid ones are reset to their stored values.
  const hidden = [
    ...Object.keys(malformed).map(fieldOf),
    ...Object.keys(validateDevice(withoutMalformedDates(typed, malformed), context)),
  ]
    .filter((id) => !asked.has(id))
    .map((id) => id as DeviceAnswerId);
  const device = { ...typed, ...Object.fromEntries(hidden.map((id) => [id, (previous ?? emptyDevice)[id]])) };
  const read = deviceAnswersSchema.safeParse(device);
  const answers = read.success ? { ...read.data, ...canonicalIdentifiers(read.data, previous) } : null;

  const byRules = validateDevice(answers ?? withoutMalformedDates(device, malformed), context);
  const bySchema = answers
    ? {}
    : Object.fromEntries(Object.entries(malformed).filter(([path]) => asked.has(fieldOf(path))));
  const malformedFields = new Set(Object.keys(bySchema).map(fieldOf));
  const problems = {
    ...Object.fromEntries(Object.entries(byRules).filter(([id]) => !malformedFields.has(id as DeviceAnswerId))),
    ...bySchema,
  };
  return answers && Object.keys(problems).length === 0 ? { answers, problems: null } : { answers: null, problems };
}

/** The resolver of the form. Dates are compared with today in Brussels, not in the browser's time zone. */
export const deviceResolver =
  (context: () => Omit<ValidationContext, 'today'>): Resolver<FormValues> =>
  (values) => {
    const { answers, problems } = checkForm(values, { ...context(), today: todayInBrussels(new Date()) });
    return answers ? { values: answers, errors: {} } : { values: {}, errors: errorsOf<FormValues>(problems) };
  };
