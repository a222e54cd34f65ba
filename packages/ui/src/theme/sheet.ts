import { colorNames, hueColors, type ColorName } from './color-names.js';
import { componentTokens } from './component-tokens.js';
import { palettesOf } from './palette.js';
import { presetIds, presets, type PresetId, type PresetSource } from './presets.js';
import { coarse, densities, scale, scaleTokens, type Token } from './scale.js';

const block = (selector: string, declarations: readonly string[]) =>
  `${selector} {\n${declarations.map((line) => `  ${line}`).join('\n')}\n}\n`;
const variable = (name: string, value: string) => `--at-${name}: ${value};`;
const variables = (tokens: Record<string, Token>) =>
  Object.entries(tokens).map(([name, { css }]) => variable(name, css));

const hues = new Set<string>(hueColors);
const own = colorNames.filter((name) => !hues.has(name));

/** Where a preset's colours begin: the page, and every root that names one. `inherit` keeps the colours of the root around it. */
const anyPreset = ':root, [data-preset]:where(:not([data-preset="inherit"]))';

function colors(preset: PresetSource, names: readonly ColorName[]) {
  const { light, dark } = palettesOf(preset);
  return names.map((name) => variable(name, `light-dark(${light[name]}, ${dark[name]})`));
}

/**
 * `light-dark()` follows the `color-scheme` of the element where a colour is used, and that is inherited: an island needs no second set of colours, and
 * one that says no mode keeps the mode of its page.
 */
const modes = [
  block(':root, [data-mode="light"]', ['color-scheme: light;']),
  block('[data-mode="dark"]', ['color-scheme: dark;']),
  block('[data-mode="system"]', ['color-scheme: light dark;']),
];

const fields = [
  block('[data-fields="filled"]', [variable('outlined-fill', 'initial')]),
  block('[data-fields="outlined"]', [variable('outlined-fill', 'transparent')]),
];

const container = [
  block('[data-container="full"]', [variable('container', 'none')]),
  block('[data-container="fixed"]', [variable('container', scale.layout.container.css)]),
];

const density = [
  block('[data-density="comfortable"]', variables(densities.comfortable)),
  block('[data-density="compact"]', variables(densities.compact)),
  `@media (pointer: coarse) {\n${block(':root, [data-preset], [data-density]', variables(coarse)).replaceAll(/^(?=.)/gm, '  ')}}\n`,
];

const surface = block(':where([data-preset])', [
  'background-color: var(--at-page);',
  'color: var(--at-text);',
  'font-family: var(--at-font);',
  'font-size: var(--at-body);',
  'line-height: 1.57;',
  'font-variant-numeric: tabular-nums;',
  'text-rendering: optimizeLegibility;',
  '-webkit-font-smoothing: antialiased;',
  'text-size-adjust: 100%;',
  'overflow-wrap: break-word;', // a name without spaces widens no page
  'scrollbar-color: var(--at-line-strong) transparent;',
]);

const base = [
  // Not for ::before and ::after: a rule that meets every element's would have the browser work out two more styles for each.
  block(':where([data-preset]), :where([data-preset] *)', ['box-sizing: border-box;']),
  // A size on <html> would be the unit of every rem below it, so the body text begins at <body>.
  block(':where(html[data-preset])', ['font-size: 100%;']),
  block(':where(html[data-preset]) :where(body)', [
    'margin: 0;',
    'min-block-size: 100dvh;',
    'background-color: inherit;',
    'font-size: var(--at-body);',
  ]),
  block(':where([data-preset] :focus-visible)', ['outline: var(--at-focus-ring);', 'outline-offset: 2px;']),
];

/**
 * The direction is the reader's choice and not that of the language: a sentence keeps its own order (its full stop at its end), and stands
 * where the page's text begins. `start` would follow the sentence, so the side is named. A root that runs left to right ends it.
 */
const directions = [
  block(':root, [dir="ltr"]', [variable('dir', '1')]),
  block('[dir="rtl"]', [
    variable('dir', '-1'),
    variable('sentence-order', 'plaintext'),
    variable('sentence-side', 'right'),
  ]),
  block('[data-preset][dir="ltr"]', [variable('sentence-order', 'initial'), variable('sentence-side', 'initial')]),
  block(
    ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'dd', 'figcaption', '[data-part="text"]', '[data-slot="text"]']
      .map((text) => `:where([dir="rtl"] ${text})`)
      .join(', '),
    ['unicode-bidi: var(--at-sentence-order, revert);', 'text-align: var(--at-sentence-side, revert);'],
  ),
];

/**
 * How far along the line something stands, 0 to 1, as a drawer out of sight or the knob of a switch. It moves by this and not by `translate`, which follows
 * the direction, too: a switch of direction starts no transition.
 */
const registered = '@property --at-shift {\n  syntax: "<number>";\n  inherits: false;\n  initial-value: 0;\n}\n';

const made = '/* Made by `npm run tokens -w @attesta/ui` from the files beside it; a test compares. Do not edit. */\n';
const shared = scaleTokens().map(([name, { css }]) => variable(name, css));
const before = [
  registered,
  block(':root', shared),
  // What is calculated from another variable is said again on each root, or an island's own radius would not reach it.
  block(
    '[data-preset]',
    shared.filter((line) => line.includes('var(')),
  ),
  block(
    ':root, [data-preset], [data-fields]',
    Object.entries(componentTokens).map(([name, css]) => variable(name, css)),
  ),
];
const after = [...modes, ...directions, ...fields, ...container, ...density, surface, ...base];
const named = (id: PresetId) => block(`[data-preset="${id}"]`, colors(presets[id], own));

/** The whole theme as one static style sheet: a switch of preset, mode, direction, radius or fields changes attributes only. */
export function themeSheet(): string {
  const others = presetIds.filter((id) => id !== 'default').map(named);
  return [
    made,
    ...before,
    block(anyPreset, [...colors(presets.default, own), ...colors(presets.default, hueColors)]),
    ...others,
    ...after,
  ].join('\n');
}

/** The theme without the colours of its presets, for a page that offers one or two of them and loads their sheets beside it. */
export const baseSheet = (): string =>
  [made, ...before, block(anyPreset, colors(presets.default, hueColors)), ...after].join('\n');

/** The colours of one of the presets, to load with the sheet without colours. What a root falls back to weighs nothing, so the order in which they load is the same. */
export const presetColorSheet = (id: PresetId): string =>
  [
    made,
    id === 'default'
      ? block(':where(:root, [data-preset]:not([data-preset="inherit"]))', colors(presets.default, own))
      : named(id),
  ].join('\n');

/** The colours of one preset as a sheet of its own, to load after the theme's. Hues are in it only where the preset has its own. */
export function colorSheet(id: string, preset: PresetSource): string {
  const given = new Set([...Object.keys(preset.colors?.light ?? {}), ...Object.keys(preset.colors?.dark ?? {})]);
  return block(`[data-preset="${id}"]`, colors(preset, [...own, ...hueColors.filter((name) => given.has(name))]));
}
