import { colorNames, hueColors, type ColorName } from '../colors/color-names.js';
import { componentTokens } from '../scale/component-tokens.js';
import { palettesOf } from '../colors/palette.js';
import { presetIds, type PresetId } from '../colors/preset-ids.js';
import { presets, type PresetSource } from '../colors/presets.js';
import { coarse, densities, scale, scaleTokens, type Token } from '../scale/scale.js';

const block = (selector: string, declarations: readonly string[]) =>
  `${selector} {\n${declarations.map((line) => `  ${line}`).join('\n')}\n}\n`;
const indented = (rules: readonly string[]) => rules.join('').replaceAll(/^(?=.)/gm, '  ');
const variable = (name: string, value: string) => `--at-${name}: ${value};`;
const variables = (tokens: Record<string, Token>) =>
  Object.entries(tokens).map(([name, { css }]) => variable(name, css));

const hues = new Set<string>(hueColors);
const presetColors = colorNames.filter((name) => !hues.has(name));

/**
 * Selects the page and every theme root with a preset. A root with `inherit` has the colours of the root around it.
 */
const anyPreset = ':root, [data-preset]:where(:not([data-preset="inherit"]))';

function colors(preset: PresetSource, names: readonly ColorName[]) {
  const { light, dark } = palettesOf(preset);
  return names.map((name) => variable(name, `light-dark(${light[name]}, ${dark[name]})`));
}

/**
 * `light-dark()` uses the `color-scheme` of the element, which is inherited. Therefore a nested theme root needs no
 * second set of colours, and without a mode it inherits the mode of its page.
 */
const modes = [
  block(':root, [data-mode="light"]', ['color-scheme: light;']),
  block('[data-mode="dark"]', ['color-scheme: dark;']),
  block('[data-mode="system"]', ['color-scheme: light dark;']),
];

const fields = [
  block(':root, [data-fields="filled"]', [
    variable('outlined-fill', 'initial'),
    variable('filled-line', 'var(--at-line)'),
  ]),
  block('[data-fields="outlined"]', [variable('outlined-fill', 'transparent'), variable('filled-line', 'initial')]),
];

const container = [
  block('[data-container="full"]', [variable('container', 'none')]),
  block('[data-container="fixed"]', [variable('container', scale.layout.container.css)]),
];

const density = [
  block('[data-density="comfortable"]', variables(densities.comfortable)),
  block('[data-density="compact"]', variables(densities.compact)),
  `@media (pointer: coarse) {\n${indented([block(':root, [data-preset], [data-density]', variables(coarse))])}}\n`,
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
  'overflow-wrap: break-word;', // long text without spaces must not widen the page
  'scrollbar-color: var(--at-line-strong) transparent;',
]);

/** Buttons with a look for the disabled state. */
const ownLooks = [
  '[data-variant]',
  '[data-slot="control"]',
  '[data-slot="toggle"]',
  '[data-slot="button"]',
  '[data-part="chip"]',
  '[data-part="info-tip"]',
];

const base = [
  // Not for ::before and ::after: a rule that matches them on every element makes the browser compute two more styles
  // per element.
  block(':where([data-preset]), :where([data-preset] *)', ['box-sizing: border-box;']),
  // A font size on <html> would change every rem, so the body text size is set on <body>.
  block(':where(html[data-preset])', ['font-size: 100%;']),
  block(':where(html[data-preset]) :where(body)', [
    'margin: 0;',
    'min-block-size: 100dvh;',
    'background-color: inherit;',
    'font-size: var(--at-body);',
  ]),
  block(':where([data-preset])::selection', [
    'background-color: var(--at-secondary-tint-hover);',
    'color: var(--at-on-secondary-tint);',
  ]),
  block(':where([data-preset] :focus-visible)', ['outline: var(--at-focus-ring);', 'outline-offset: 2px;']),
  // Buttons in components, such as tabs and rows that unfold. Those that are disabled one by one have their own look.
  block(
    `:where(fieldset:disabled) :is([data-part], [data-part] [data-slot]):is(button:disabled):not(${ownLooks.join()})`,
    ['opacity: 0.5;'],
  ),
];

/** Blocks of text, aligned to the inline start of the page. */
const sentences = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'dd',
  'figcaption',
  '[data-part="text"]',
  '[data-slot="text"]',
];
/** Blocks of text that are aligned like the element around them, for example in the middle. */
const captions = [
  'dt',
  'label',
  'legend',
  'summary',
  'output',
  '[role="status"]',
  '[data-slot="description"]',
  '[data-slot="empty"]',
];
/** Texts whose alignment is set elsewhere. */
const unaligned = ['caption', '[data-part="link"]'];

const inRightToLeft = (selectors: string[]) => selectors.map((text) => `:where([dir="rtl"] ${text})`).join(', ');
const ownOrder = 'unicode-bidi: var(--at-sentence-order, revert);';

/**
 * The user chooses the direction independently of the language. Sentences are displayed in the direction of their
 * language (with the full stop at their end) and aligned to the inline start of the page. `text-align: start` would use
 * the direction of the sentence, so the rule uses a physical side. A nested left-to-right root resets both.
 */
const directions = [
  block(':root, [dir="ltr"]', [variable('dir', '1')]),
  block('[dir="rtl"]', [
    variable('dir', '-1'),
    variable('sentence-order', 'plaintext'),
    variable('sentence-side', 'right'),
  ]),
  block('[data-preset][dir="ltr"]', [variable('sentence-order', 'initial'), variable('sentence-side', 'initial')]),
  block(inRightToLeft(sentences), [ownOrder, 'text-align: var(--at-sentence-side, revert);']),
  // The prefixed value is for Chromium.
  block(inRightToLeft(captions), [ownOrder, 'text-align: -webkit-match-parent;', 'text-align: match-parent;']),
  block(inRightToLeft(unaligned), [ownOrder]),
];

/**
 * Month dial, strip and timeline with the same `view-transition-name` unroll into each other. The duration is an
 * exception to that of other movements, because the eye follows twelve months.
 */
const unroll = [
  block('::view-transition-group(*.at-months)', ['animation-duration: 240ms;']),
  `@media (prefers-reduced-motion: reduce) {\n${indented([
    block(['group', 'old', 'new'].map((each) => `::view-transition-${each}(*.at-months)`).join(', '), [
      'animation: none;',
    ]),
  ])}}\n`,
];

/** Paper is white in dark mode too. A page break separates neither a heading from its text nor the lines of a row. */
const print = `@media print {\n${indented([
  block(':root, [data-mode]', ['color-scheme: light;']),
  block('html[data-preset]', [variable('page', 'white'), variable('sheet', 'white')]),
  block(':where([data-preset] :is(h1, h2, h3, h4, h5, h6, caption, thead))', ['break-after: avoid;']),
  block(':where([data-preset] :is(tr, li, dt, dd, figure, fieldset))', ['break-inside: avoid;']),
  block(':where([data-preset] dt)', ['break-after: avoid;']),
])}}\n`;

/**
 * The inline position of an animated element, such as a drawer or the thumb of a switch, from 0 to 1. Transitions use
 * this property instead of `translate`, whose value depends on the direction, so that a change of direction starts no
 * transition.
 */
const registered = '@property --at-shift {\n  syntax: "<number>";\n  inherits: false;\n  initial-value: 0;\n}\n';

/**
 * Puts rules into the cascade layer of the library, so that all styles of an application take precedence over them.
 */
const layered = (rules: readonly string[]) => `@layer attesta {\n${indented([rules.join('\n')])}}\n`;

const header =
  '/* Generated by `npm run tokens -w @attesta/ui`; a test compares it with its sources. Do not edit. */\n';
const shared = scaleTokens().map(([name, { css }]) => variable(name, css));
const before = [
  block(':root', shared),
  // Variables that are computed from other variables are repeated on each root. Otherwise they would ignore, for
  // example, the radius of a nested root.
  block(
    '[data-preset]',
    shared.filter((line) => line.includes('var(')),
  ),
  block(
    ':root, [data-preset], [data-fields]',
    Object.entries(componentTokens).map(([name, css]) => variable(name, css)),
  ),
];
const after = [...modes, ...directions, ...fields, ...container, ...density, surface, ...base, ...unroll, print];
const presetBlock = (id: PresetId) => block(`[data-preset="${id}"]`, colors(presets[id], presetColors));

/**
 * Returns the complete theme as one static style sheet. Changing the preset, mode, direction, radius or fields changes
 * attributes only.
 */
export function themeSheet(): string {
  const others = presetIds.filter((id) => id !== 'default').map(presetBlock);
  return [
    header,
    registered,
    layered([
      ...before,
      block(anyPreset, [...colors(presets.default, presetColors), ...colors(presets.default, hueColors)]),
      ...others,
      ...after,
    ]),
  ].join('\n');
}

/**
 * Returns the theme without the preset colours, for a page that offers few presets and loads their sheets separately.
 */
export const baseSheet = (): string =>
  [header, registered, layered([...before, block(anyPreset, colors(presets.default, hueColors)), ...after])].join('\n');

/**
 * Returns the colours of one preset, to load with `baseSheet`. The fallback has a specificity of 0, so the sheets may
 * load in any order.
 */
export const presetColorSheet = (id: PresetId): string =>
  [
    header,
    layered([
      id === 'default'
        ? block(':where(:root, [data-preset]:not([data-preset="inherit"]))', colors(presets.default, presetColors))
        : presetBlock(id),
    ]),
  ].join('\n');

/**
 * Returns the colours of a preset as a separate sheet, to load after the theme's. It contains only the hues that the
 * preset overrides. It is in the same layer with the specificity of the built-in presets, so rules for print apply to it.
 */
export function colorSheet(id: string, preset: PresetSource): string {
  const given = new Set([...Object.keys(preset.colors?.light ?? {}), ...Object.keys(preset.colors?.dark ?? {})]);
  return layered([
    block(`[data-preset="${id}"]`, colors(preset, [...presetColors, ...hueColors.filter((name) => given.has(name))])),
  ]);
}
