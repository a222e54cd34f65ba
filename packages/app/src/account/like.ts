const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Values of a form out of a stored draft, field by field: what has not the shape of `model` is as in `model`, the rest comes back.
 * Forms here hold texts, lists of texts, and groups of them.
 */
export function like<Values extends object>(model: Values, stored: unknown): Values {
  const given = isRecord(stored) ? stored : {};
  const restored = Object.entries(model).map(([name, value]: [string, unknown]) => {
    const found = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value === 'string') return [name, typeof found === 'string' ? found : value];
    if (Array.isArray(value))
      return [name, Array.isArray(found) && found.every((one) => typeof one === 'string') ? found : value];
    return [name, isRecord(value) ? like(value, found) : value];
  });
  return Object.fromEntries(restored) as Values;
}
