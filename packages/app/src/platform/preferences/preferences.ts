/** The preferences of a user (specification, section 3). */
export interface Preferences {
  menuOrientation: 'vertical' | 'horizontal';
  /** Shows a rail instead of a closed drawer. The open state of the drawer is separate and not stored. */
  miniDrawer: boolean;
  fontFamily: string;
  /** In px. */
  borderRadius: number;
  /** Fields are filled if true, outlined if false. */
  outlinedFilled: boolean;
  mode: 'light' | 'dark';
  presetColor: (typeof presetColors)[number];
  i18n: (typeof languages)[number];
  themeDirection: 'ltr' | 'rtl';
  container: boolean;
}

/** The languages of the portal. English is the default and the fallback. */
export const languages = ['en', 'fr', 'ro', 'zh'] as const;

export const presetColors = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;

/** Fonts that the portal offers. `fontFamily` may also contain another installed font. */
export const fontFamilies = ['Poppins', 'Inter', 'Roboto'] as const;

/** Largest corner radius that the components support, in px. */
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

/** The config version of the specification. It is stored with the preferences as the version of their shape. */
export const configVersion = 7;

type Readers = { [Field in keyof Preferences]: (value: unknown) => Preferences[Field] | undefined };

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const oneOf =
  <const Value>(...values: readonly Value[]) =>
  (value: unknown) =>
    values.find((one) => one === value);

/** Each validates one field, and returns undefined for an invalid value. */
const readers: Readers = {
  menuOrientation: oneOf('vertical', 'horizontal'),
  miniDrawer: flag,
  // Used in a style sheet, so only letters, digits, spaces and hyphens are allowed.
  fontFamily: (value) =>
    typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} -]{0,63}$/u.test(value) ? value : undefined,
  // `abs` turns negative zero, which JSON does not have, into zero.
  borderRadius: (value) =>
    typeof value === 'number' && value >= 0 && value <= largestRadius ? Math.abs(value) : undefined,
  outlinedFilled: flag,
  mode: oneOf('light', 'dark'),
  presetColor: (value) =>
    presetColors.find((one) => one === value) ?? (typeof value === 'string' ? 'default' : undefined),
  i18n: oneOf(...languages),
  themeDirection: oneOf('ltr', 'rtl'),
  container: flag,
};

/**
 * Reads preferences field by field. An invalid field falls back to its default, unknown fields are ignored, and
 * prototypes are neither read nor changed. A value of another version is read in the same manner.
 */
export function readPreferences(value: unknown): Preferences {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const read = { ...defaultPreferences };
  const readField = <Field extends keyof Preferences>(field: Field) => {
    const known = Object.hasOwn(from, field) ? readers[field](from[field]) : undefined;
    if (known !== undefined) read[field] = known;
  };
  (Object.keys(readers) as (keyof Preferences)[]).forEach(readField);
  return read;
}

/** Reads the stored text. Returns the defaults for invalid JSON. */
export function parsePreferences(text: string): Preferences {
  try {
    return readPreferences(JSON.parse(text));
  } catch {
    return defaultPreferences;
  }
}

export const serializePreferences = (preferences: Preferences): string =>
  JSON.stringify({ version: configVersion, ...preferences });
