import type { FieldErrors } from 'react-hook-form';
import type { FormValues } from './form-values';
import { sectionIds, sectionFields, sectionOf, type SectionId } from '../record/sections';

/** Path and code of a problem. */
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
const orderOf = ({ path }: FormProblem) => order.get(path.split('.')[0] ?? '') ?? order.size;

/** Returns the problems in form order. Problems outside of all sections are last. */
export const problemsIn = (errors: FieldErrors<FormValues>): FormProblem[] =>
  [...walk(errors, '')].sort((one, other) => orderOf(one) - orderOf(other));

/** Returns the sections that contain problems. */
export const sectionsWith = (problems: readonly FormProblem[]): SectionId[] => [
  ...new Set(problems.flatMap(({ path }) => sectionOf(path.split('.')[0] ?? '') ?? [])),
];
