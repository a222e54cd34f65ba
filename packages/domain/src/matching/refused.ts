import { z } from 'zod';
import type { FieldProblems } from '../contract/problems.ts';
import { errorSchema } from '../contract/responses.ts';

/** The inputs of a match, in the order in which a refusal lists them. */
const matchInputs = [
  'device_id',
  'device',
  'regulation',
  'openQuestions',
  'classVariant',
  'riskClass',
  'codes',
  'procedure',
  'wishedDate',
  'languages',
  'country',
  'maxFeeBand',
  'sme',
  'firstTime',
  'weights',
  'today',
] as const;
export type MatchInput = (typeof matchInputs)[number];

/** Body of a 400 to a match: `refused` lists the inputs to change. */
export const matchRefusalSchema = errorSchema.extend({ code: z.literal('refused'), refused: z.array(z.string()) });

/** Returns the input to which an invalid field belongs: `request.languages.0` belongs to `languages`. */
export const inputOf = (field: string): string => field.replace(/^request\./, '').split('.')[0] ?? '';

/** Returns the inputs of invalid fields, each once: those of a match in their order, then unknown ones. */
export function refusedInputs(fields: FieldProblems): string[] {
  const inputs = new Set(Object.keys(fields).map(inputOf));
  const isKnown = (input: string) => (matchInputs as readonly string[]).includes(input);
  return [...matchInputs.filter((input) => inputs.has(input)), ...[...inputs].filter((input) => !isKnown(input))];
}
