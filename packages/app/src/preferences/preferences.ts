/** What a person may choose about the portal's looks (specification, section 3). */
export interface Preferences {
  menuOrientation: 'vertical' | 'horizontal';
  /** A rail instead of a closed drawer; the drawer's open state is another thing and not stored. */
  miniDrawer: boolean;
  fontFamily: string;
  /** In px. */
  borderRadius: number;
  /** On: fields are filled; off: outlined. */
  outlinedFilled: boolean;
  mode: 'light' | 'dark';
  presetColor: (typeof presetColors)[number];
  i18n: (typeof languages)[number];
  themeDirection: 'ltr' | 'rtl';
  container: boolean;
}

/** The portal's languages; English is the default and the fallback. */
export const languages = ['en', 'fr', 'ro', 'zh'] as const;
export type Language = (typeof languages)[number];

export const presetColors = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;

/** Fonts that the portal carries and offers; another installed one may stand in `fontFamily`, too. */
export const fontFamilies = ['Poppins', 'Inter', 'Roboto'] as const;

/** Roundest corner that the parts are drawn for, in px. */
export const largestRadius = 32;

export const defaultPreferences: Preferences = {
  menuOrientation: 'vertical',
  miniDrawer: false,
  fontFamily: 'Poppins',
  borderRadius: 8,
  outlinedFilled: true,
  mode: 'light',
  presetColor: 'theme5',
  i18n: 'en',
  themeDirection: 'ltr',
  container: true,
};

/** The specification's config version; stored beside the preferences as the version of their shape. */
export const configVersion = 7;

type Readers = { [Field in keyof Preferences]: (value: unknown) => Preferences[Field] | undefined };

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const oneOf =
  <const Value>(...values: readonly Value[]) =>
  (value: unknown) =>
    values.find((one) => one === value);

/** Each reads one field; undefined means that it is not one. */
const readers: Readers = {
  menuOrientation: oneOf('vertical', 'horizontal'),
  miniDrawer: flag,
  // It ends up in a style sheet, so it is letters, digits, spaces and hyphens.
  fontFamily: (value) =>
    typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} -]{0,63}$/u.test(value) ? value : undefined,
  borderRadius: (value) => (typeof value === 'number' && value >= 0 && value <= largestRadius ? value : undefined),
  outlinedFilled: flag,
  mode: oneOf('light', 'dark'),
  presetColor: (value) =>
    presetColors.find((one) => one === value) ?? (typeof value === 'string' ? 'default' : undefined),
  i18n: oneOf(...languages),
  themeDirection: oneOf('ltr', 'rtl'),
  container: flag,
};

/**
 * Reads preferences field by field: one bad field falls back alone, unknown ones are left out, nothing of a prototype is
 * read or written. A value of another version is read likewise, as each field proves itself.
 */
export function readPreferences(value: unknown): Preferences {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const read = { ...defaultPreferences };
  const take = <Field extends keyof Preferences>(field: Field) => {
    const known = Object.hasOwn(from, field) ? readers[field](from[field]) : undefined;
    if (known !== undefined) read[field] = known;
  };
  (Object.keys(readers) as (keyof Preferences)[]).forEach(take);
  return read;
}

/** Reads the stored text; what is no JSON gives the defaults. */
export function parsePreferences(text: string): Preferences {
  try {
    return readPreferences(JSON.parse(text));
  } catch {
    return defaultPreferences;
  }
}

export const storedForm = (preferences: Preferences): string =>
  JSON.stringify({ version: configVersion, ...preferences });
