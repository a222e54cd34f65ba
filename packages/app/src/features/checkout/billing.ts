/** JSON values by field. The course registration stores participant, address and discount code in it. */
export type Billing = Readonly<Record<string, unknown>>;

const maxDepth = 5;
/** Longest JSON text of a billing, in characters. */
const maxLength = 20_000;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Whether JSON can represent a value. Fields may be undefined: a form has that for an empty optional field. */
function isJson(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return true;
  if (depth === maxDepth) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1));
  return (
    isPlainObject(value) &&
    Object.entries(value).every(
      ([name, item]) => name !== '__proto__' && (item === undefined || isJson(item, depth + 1)),
    )
  );
}

/**
 * Copies a billing without its undefined fields.
 * @returns null if it is not an object, contains other values than JSON, is nested too deeply or is too long
 */
export function readBilling(value: unknown): Billing | null {
  if (!isPlainObject(value) || !isJson(value)) return null;
  const text = JSON.stringify(value);
  return text.length <= maxLength ? (JSON.parse(text) as Billing) : null;
}
