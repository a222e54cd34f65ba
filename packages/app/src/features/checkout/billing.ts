/** JSON values by field. The course registration stores participant, address and discount code in it. */
export type Billing = Readonly<Record<string, unknown>>;

const maxDepth = 5;
/** Longest JSON text of a billing, in characters. */
const maxLength = 20_000;

class NotJson extends Error {}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

function copyOf(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
  if (depth < maxDepth && Array.isArray(value)) return Array.from(value, (item) => copyOf(item, depth + 1));
  if (depth < maxDepth && isPlainObject(value)) {
    // A form has the value undefined for an empty optional field.
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.some(([name]) => name === '__proto__')) throw new NotJson();
    return Object.fromEntries(entries.map(([name, item]) => [name, copyOf(item, depth + 1)]));
  }
  throw new NotJson();
}

/**
 * Copies a billing. Fields that are undefined are dropped.
 * @returns null if it is not an object, contains other values than JSON, is nested too deeply or is too long
 */
export function readBilling(value: unknown): Billing | null {
  if (!isPlainObject(value)) return null;
  try {
    const billing = copyOf(value, 0) as Billing;
    return JSON.stringify(billing).length <= maxLength ? billing : null;
  } catch (error) {
    if (error instanceof NotJson) return null;
    throw error;
  }
}
