import { create, type ThemeVars } from 'storybook/theming';
import { palettesOf, type Mode } from '../packages/ui/src/theme/colors/palette.js';
import { presets } from '../packages/ui/src/theme/colors/presets.js';
import { oklch } from '../packages/ui/src/theme/colors/solve.js';
import { scale } from '../packages/ui/src/theme/scale/scale.js';

const palettes = palettesOf(presets.theme5);
const seal = 'M24 11.5 34.8 33.5h-5.2L24 21.6l-5.6 11.9h-5.2z M21.4 28.9h5.2v4.6h-5.2z';
/** The library's logo: the seal with its twelve notches, and the name as text. */
const brand = (ink: string) =>
  `<span style="display:flex;align-items:center;gap:10px;font-size:19px;font-weight:600;letter-spacing:-0.03em;line-height:32px"><svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><circle cx="24" cy="24" r="20" fill="none" stroke="${ink}" stroke-width="5.5" stroke-dasharray="8.4 2.072" transform="rotate(-87 24 24)"/><path fill="${ink}" fill-rule="evenodd" d="${seal}"/></svg>Attesta</span>`;

/** Returns a Storybook theme in the library's colours. */
const themeOf = (mode: Mode, selected: string): ThemeVars => {
  const paint = palettes[mode];
  return create({
    base: mode,
    brandTitle: brand(paint.primary),
    brandImage: undefined,
    brandUrl: undefined,
    colorPrimary: paint.primary,
    colorSecondary: selected,
    appBg: paint.page,
    appContentBg: paint.sheet,
    appPreviewBg: paint.page,
    appHoverBg: paint['primary-tint'],
    appBorderColor: paint.line,
    appBorderRadius: 8,
    fontBase: scale.type.font.css,
    fontCode: scale.type['font-mono'].css,
    textColor: paint.text,
    textInverseColor: paint['on-inverse'],
    textMutedColor: paint['text-muted'],
    barTextColor: paint['text-muted'],
    barHoverColor: paint['primary-text'],
    barSelectedColor: paint['primary-text'],
    barBg: paint.sheet,
    buttonBg: paint.sheet,
    buttonBorder: paint['line-strong'],
    booleanBg: paint.sunken,
    booleanSelectedBg: paint.raised,
    inputBg: paint.sheet,
    inputBorder: paint['line-strong'],
    inputTextColor: paint.text,
    inputBorderRadius: 8,
  });
};
/**
 * Themes of the sidebar and toolbars. There the selected colour is used both for text and, darkened, as the background
 * of white text.
 */
export const managerThemes: Record<Mode, ThemeVars> = {
  light: themeOf('light', palettes.light.primary),
  dark: themeOf('dark', oklch(0.68, 0.15, presets.theme5.primary)),
};
