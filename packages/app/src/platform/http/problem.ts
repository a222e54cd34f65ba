/** Rejection of a call that has no response data (specification, section 8). Not translated. */
export const wrongServices = 'Wrong Services';

/** What went wrong with a call, as far as the response shows. */
export interface Problem {
  /** The server's message, or 'Wrong Services'. */
  message: string;
  /** One of the domain's error codes, or `wrong_services` if there was no readable response. */
  code: string;
  /** Problem codes by field name. Nested fields have a dotted path. */
  fields: Record<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Converts the rejection of a call to a problem. Accepts any value, so that an error state can always be shown. */
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
