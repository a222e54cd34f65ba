import type { Preferences } from './preferences';

/** Fonts whose `font-family` in the style sheet differs from the name of the font. */
export const variableFaces: Readonly<Record<string, string>> = { Inter: 'Inter Variable', Roboto: 'Roboto Variable' };

/** The `font-family` of the chosen font. */
export const familyOf = ({ fontFamily }: Pick<Preferences, 'fontFamily'>): string =>
  Object.hasOwn(variableFaces, fontFamily) ? variableFaces[fontFamily]! : fontFamily;

/**
 * Loads the style sheets of the required fonts other than Poppins, which the portal always includes. Chinese has a
 * separate sheet: its `@font-face` rules alone are 100 kB.
 */
export async function loadFont({ fontFamily, i18n }: Pick<Preferences, 'fontFamily' | 'i18n'>): Promise<void> {
  await Promise.all([
    fontFamily === 'Inter' && import('@fontsource-variable/inter'),
    fontFamily === 'Roboto' && import('@fontsource-variable/roboto'),
    i18n === 'zh' && import('@fontsource-variable/noto-sans-sc'),
  ]);
}
