const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Restores form values from a stored draft. A field keeps its value of `fallback` if the stored value has another type.
 * Supports strings, booleans, lists of strings and nested objects of them.
 */
export function restoreDraftValues<Values extends object>(fallback: Values, stored: unknown): Values {
  const draft = isRecord(stored) ? stored : {};
  const restored = Object.entries(fallback).map(([name, value]: [string, unknown]) => {
    const found = Object.hasOwn(draft, name) ? draft[name] : undefined;
    if (typeof value === 'string') return [name, typeof found === 'string' ? found : value];
    if (typeof value === 'boolean') return [name, typeof found === 'boolean' ? found : value];
    if (Array.isArray(value))
      return [name, Array.isArray(found) && found.every((item) => typeof item === 'string') ? found : value];
    return [name, isRecord(value) ? restoreDraftValues(value, found) : value];
  });
  return Object.fromEntries(restored) as Values;
}
