import type { FieldErrors } from 'react-hook-form';
import type { FormValues } from './form-values';
import { isCharacteristic, sectionIds, sectionFields, sectionOf, type SectionId } from './sections';

/** One thing to correct: where, and its problem code. */
export interface FormProblem {
  path: string;
  code: string;
}

function* walk(errors: object, path: string): Generator<FormProblem> {
  for (const [key, error] of Object.entries(errors) as [string, unknown][]) {
    if (typeof error !== 'object' || error === null) continue;
    const at = path === '' ? key : `${path}.${key}`;
    const { message } = error as { message?: unknown };
    if (typeof message === 'string' && message !== '') yield { path: at, code: message };
    else yield* walk(error, at);
  }
}

const order = new Map(
  sectionIds.flatMap((section) => sectionFields[section]).map((id, index) => [id as string, index]),
);
const placeOf = ({ path }: FormProblem) => order.get(path.split('.')[0] ?? '') ?? order.size;

/** What is to correct, in the order of the form; what stands in no section comes last. */
export const problemsIn = (errors: FieldErrors<FormValues>): FormProblem[] =>
  [...walk(errors, '')].sort((one, other) => placeOf(one) - placeOf(other));

/** The sections that something has to be corrected in. */
export const sectionsWith = (problems: readonly FormProblem[]): SectionId[] => [
  ...new Set(problems.flatMap(({ path }) => sectionOf(path.split('.')[0] ?? '') ?? [])),
];

/** A question that has no answer yet. */
export const isUnanswered = ({ path, code }: FormProblem): boolean => code === 'required' && isCharacteristic(path);
