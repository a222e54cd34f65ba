import { todayInBrussels } from '@attesta/domain/dates';
import { fieldsFor } from '@attesta/domain/device/fields';
import {
  deviceAnswersSchema,
  emptyDevice,
  type DeviceAnswerId,
  type DeviceAnswers,
} from '@attesta/domain/device/schema';
import { validateDevice, type ValidationContext } from '@attesta/domain/device/validate';
import { fieldProblems, type FieldProblems } from '@attesta/domain/problems';
import type { Resolver } from 'react-hook-form';
import { errorsOf } from '../forms/lazy-resolver';
import { toAnswers, type FormValues } from './form-values';

/** What the form amounts to: answers that can be sent, or what is wrong with which field. */
export type Checked = { answers: DeviceAnswers; problems: null } | { answers: null; problems: FieldProblems };

const fieldOf = (path: string) => path.split('.')[0] as DeviceAnswerId;

/** Checks the answers by the schema and by the rules of the stage. */
export function checkForm(values: FormValues, context: ValidationContext): Checked {
  const { previous = null } = context;
  const typed = toAnswers(values);
  const asked = new Set<string>(fieldsFor(typed).map(({ id }) => id));
  const first = deviceAnswersSchema.safeParse(typed);
  const malformed = first.success ? {} : fieldProblems(first.error, typed);

  // Nothing may be wrong that a person can't see: a field that is no longer asked goes back to what is stored.
  const unseen = Object.keys(malformed)
    .map(fieldOf)
    .filter((id) => !asked.has(id));
  const device = { ...typed, ...Object.fromEntries(unseen.map((id) => [id, (previous ?? emptyDevice)[id]])) };
  const read = deviceAnswersSchema.safeParse(device);
  const answers = read.success ? read.data : null;

  const byRules = validateDevice(answers ?? device, context);
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

/** Checks the form against what was stored before; the day is the portal's, not the computer's time zone. */
export const deviceResolver =
  (context: () => Omit<ValidationContext, 'today'>): Resolver<FormValues> =>
  (values) => {
    const { answers, problems } = checkForm(values, { ...context(), today: todayInBrussels(new Date()) });
    return answers ? { values: answers, errors: {} } : { values: {}, errors: errorsOf<FormValues>(problems) };
  };
