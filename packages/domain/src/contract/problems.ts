import type { z } from 'zod';

/** Codes for the problems of one field. The portal has a message for each code in each language. */
export const problemCodes = [
  'required',
  'invalid',
  'unknown_field',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'email',
  'email_at',
  'email_domain',
  'email_several',
  'character',
  'common_password',
  'own_words',
  'not_in_list',
  'duplicate',
  'date',
  'ends_before_start',
  'pattern',
  'url',
  'representative_required',
  'weights_sum',
  'class_not_in_regulation',
  'unsure_not_allowed',
  'must_be_no',
  'must_be_yes',
  'class_must_be_iii',
  'procedure_not_allowed',
  'reason_required',
  'date_past',
  'date_too_far',
  'expiry_before_issue',
  'validity_over_five_years',
  'language_required',
  'country_required',
  'codes_product_missing',
  'codes_product_several',
  'codes_technology_missing',
  'codes_examination_missing',
  'codes_wrong_regulation',
  'codes_software_only',
  'identifier_form',
  'identifier_check',
  'identifier_character',
  'identifier_digit',
  'identifier_leading_zero',
  'identifier_shortened',
  'identifier_several',
  'identifier_other_entity',
  'identifier_not_udi',
  'already_used',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Problem codes by field; nested fields and list items by dotted path (`tradeName.0.text`). */
export type FieldProblems = Record<string, ProblemCode>;

const known = new Set<string>(problemCodes);

/** Maximum number of reported fields. No form has that many fields; only a malicious request exceeds it. */
const maxFields = 500;

/**
 * Converts the issues that zod found in `input` to problem codes: the first problem of each field. Each unknown key is
 * reported as a field; a problem of the whole body is reported under the empty string. Reports at most 500 fields.
 */
export function fieldProblems(error: Pick<z.ZodError, 'issues'>, input: unknown): FieldProblems {
  const problems = new Map<string, ProblemCode>();
  const add = (path: readonly PropertyKey[], code: ProblemCode) => {
    const field = path.map(String).join('.');
    if (problems.size < maxFields && !problems.has(field)) problems.set(field, code);
  };
  const collect = (issue: z.core.$ZodIssue, parents: readonly PropertyKey[]) => {
    const path = [...parents, ...issue.path];
    const nearest = issue.code === 'invalid_union' ? nearestOption(issue) : undefined;
    if (nearest) nearest.forEach((inner) => collect(inner, path));
    else if (issue.code === 'unrecognized_keys') {
      issue.keys.slice(0, maxFields).forEach((key) => add([...path, key], 'unknown_field'));
    } else add(path, codeOf(issue, at(input, path)));
  };
  error.issues.forEach((issue) => collect(issue, []));
  return Object.fromEntries(problems);
}

/**
 * Returns the issues of the union option that is probably the intended one: with the fewest unknown keys, then the fewest
 * issues.
 */
function nearestOption(issue: z.core.$ZodIssueInvalidUnion) {
  const unknownKeys = (issues: readonly z.core.$ZodIssue[]) =>
    issues.reduce((count, each) => count + (each.code === 'unrecognized_keys' ? each.keys.length : 0), 0);
  return issue.errors.toSorted((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0];
}

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function codeOf(issue: z.core.$ZodIssue, value: unknown): ProblemCode {
  if (known.has(issue.message)) return issue.message as ProblemCode;
  if (isEmpty(value)) return 'required';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? issue.minimum === 1
          ? 'required'
          : 'too_short'
        : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_large';
    case 'invalid_value':
    case 'invalid_union':
      return 'not_in_list';
    case 'invalid_format':
      return issue.format === 'email'
        ? 'email'
        : issue.format === 'date'
          ? 'date'
          : issue.format === 'url'
            ? 'url'
            : 'pattern';
    default:
      return 'invalid';
  }
}
