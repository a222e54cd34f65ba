/** What a call is rejected with when the server's answer says nothing (specification, section 8). Literal in every language. */
export const wrongServices = 'Wrong Services';

/** What went wrong with a call, as far as the server told. */
export interface Problem {
  /** The server's sentence, or 'Wrong Services'. */
  message: string;
  /** One of the domain's error codes, or `wrong_services` when no readable answer came. */
  code: string;
  /** Problem codes by field name (dotted path for nested ones). */
  fields: Record<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what a call was rejected with; any value is understood, so that an error state can always be shown. */
export function problemOf(rejection: unknown): Problem {
  if (!isObject(rejection)) return { message: wrongServices, code: 'wrong_services', fields: {} };
  const { message, code, fields } = rejection;
  return {
    message: isText(message) ? message : wrongServices,
    code: isText(code) ? code : 'wrong_services',
    fields: isObject(fields)
      ? Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => isText(entry[1])))
      : {},
  };
}
