/** JSON values by field. The course registration stores participant, address and discount code in it. */
export type Billing = Readonly<Record<string, unknown>>;

const maxDepth = 5;
/** Longest JSON text of a billing, in characters. */
const maxLength = 20_000;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** How much of a value is still read. Stops at long and at shared values, which would take too long to read. */
interface Budget {
  rest: number;
}

/** Subtracts the size of a part from the budget. @throws RangeError if the value is too long */
function spend(budget: Budget, size: number): void {
  budget.rest -= size;
  if (budget.rest < 0) throw new RangeError('The billing is too long.');
}

/**
 * Copies a JSON value. Fields may be undefined: a form has that for an empty optional field.
 * @throws TypeError for a value that JSON cannot represent, RangeError if the value is nested too deeply or is too long
 */
function jsonCopy(value: unknown, budget: Budget, depth = 0): unknown {
  spend(budget, typeof value === 'string' ? value.length + 1 : 1);
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
  if (depth === maxDepth) throw new RangeError('The billing is nested too deeply.');
  if (Array.isArray(value)) return Array.from(value, (item) => jsonCopy(item, budget, depth + 1));
  if (!isPlainObject(value)) throw new TypeError('JSON cannot represent the billing.');
  const fields = Object.entries(value).map(([name, item]) => {
    if (name === '__proto__') throw new TypeError('The billing changes a prototype.');
    spend(budget, name.length);
    return [name, item === undefined ? undefined : jsonCopy(item, budget, depth + 1)] as const;
  });
  return Object.fromEntries(fields);
}

/**
 * Copies a billing without its undefined fields.
 * @returns null if it is not an object, contains other values than JSON, is nested too deeply or is too long
 */
export function readBilling(value: unknown): Billing | null {
  try {
    if (!isPlainObject(value)) return null;
    // Every part has one character or more in the text. Undefined fields have none, so the budget is larger.
    const text = JSON.stringify(jsonCopy(value, { rest: 2 * maxLength }));
    return text.length <= maxLength ? (JSON.parse(text) as Billing) : null;
  } catch {
    return null; // also for a getter that throws
  }
}
