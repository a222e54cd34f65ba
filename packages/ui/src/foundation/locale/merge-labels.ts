/**
 * Returns `defaults` replaced by `overrides`. Ignores overrides that are undefined, such as missing translations.
 */
export function mergeLabels<Labels extends object>(defaults: Labels, overrides: Partial<Labels> | undefined): Labels {
  if (!overrides) return defaults;
  const labels = { ...defaults, ...overrides };
  for (const name of Object.keys(defaults) as (keyof Labels)[])
    if (labels[name] === undefined) labels[name] = defaults[name];
  return labels;
}
