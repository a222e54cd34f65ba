import type { Preferences } from './preferences';

/** Fonts whose faces have another name than the font. */
export const variableFaces: Readonly<Record<string, string>> = { Inter: 'Inter Variable', Roboto: 'Roboto Variable' };

/** The name under which a chosen font is loaded. */
export const familyOf = ({ fontFamily }: Pick<Preferences, 'fontFamily'>): string =>
  Object.hasOwn(variableFaces, fontFamily) ? variableFaces[fontFamily]! : fontFamily;

/**
 * Loads the style sheets of the fonts that are wanted beside Poppins, which the portal always has. Chinese has a sheet of
 * its own: its list of parts alone is 100 kB.
 */
export async function loadFont({ fontFamily, i18n }: Pick<Preferences, 'fontFamily' | 'i18n'>): Promise<void> {
  await Promise.all([
    fontFamily === 'Inter' && import('@fontsource-variable/inter'),
    fontFamily === 'Roboto' && import('@fontsource-variable/roboto'),
    i18n === 'zh' && import('@fontsource-variable/noto-sans-sc'),
  ]);
}
