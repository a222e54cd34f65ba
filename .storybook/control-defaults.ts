interface ArgType {
  type?: { name?: string } | string;
  table?: { defaultValue?: { summary?: string } };
}
type ArgTypes = Readonly<Record<string, ArgType>>;

/** Boolean props without a default for which `undefined` and `false` have the same effect in every component. */
const flags = new Set([
  'counter',
  'dense',
  'disabled',
  'divider',
  'flush',
  'fullOnPhones',
  'fullWidth',
  'grow',
  'hideLabel',
  'hideLabels',
  'hideSearch',
  'hideSteppers',
  'hideTitle',
  'loading',
  'multiline',
  'nowrap',
  'readOnly',
  'required',
  'selectAll',
  'showCaption',
  'showZero',
]);

/** Returns the value of a literal such as `'medium'`, `true` or `4`, and `undefined` for all other text. */
function literal(text: string): string | number | boolean | undefined {
  const [, string] = /^'([^']*)'$/.exec(text) ?? [];
  if (string !== undefined) return string;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const isBoolean = ({ type }: ArgType) => (typeof type === 'string' ? type : type?.name) === 'boolean';

/**
 * Returns the value that each control has before the reader changes it: the default of the prop. Initial values of
 * uncontrolled state, such as `defaultOpen`, are left out, because a control cannot change them after the first render.
 */
export function controlDefaults(argTypes: ArgTypes): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => {
      if (/^default[A-Z]/.test(name)) return [];
      const value = literal(argType.table?.defaultValue?.summary ?? '');
      if (value !== undefined) return [[name, value] as const];
      return flags.has(name) && isBoolean(argType) ? [[name, false] as const] : [];
    }),
  );
}
