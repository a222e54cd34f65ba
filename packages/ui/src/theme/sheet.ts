import { colorNames, hueColors } from './color-names.js';
import { paletteOf } from './palette.js';
import { presetIds, presets, type PresetId } from './presets.js';
import { scale } from './scale.js';

const block = (selector: string, declarations: readonly string[]) => `${selector} {\n${declarations.map((line) => `  ${line}`).join('\n')}\n}\n`;
const hues = new Set<string>(hueColors);

function colors(id: PresetId, names: readonly string[]) {
  const light = paletteOf(presets[id], 'light') as Record<string, string>;
  const dark = paletteOf(presets[id], 'dark') as Record<string, string>;
  return names.map((name) => `--at-${name}: light-dark(${light[name]}, ${dark[name]});`);
}

/** `light-dark()` follows the `color-scheme` of the element where a colour is used: an island needs no second set of colours. */
const modes = [
  block(':root, [data-preset], [data-mode="light"]', ['color-scheme: light;']),
  block('[data-mode="dark"]', ['color-scheme: dark;']),
  block('[data-mode="system"]', ['color-scheme: light dark;']),
];

const directions = [block(':root, [dir="ltr"]', ['--at-dir: 1;']), block('[dir="rtl"]', ['--at-dir: -1;'])];

const fields = [
  block(':root, [data-fields="filled"]', ['--at-field-fill: var(--at-sunken);', '--at-field-line: var(--at-line-strong);']),
  block('[data-fields="outlined"]', ['--at-field-fill: transparent;', '--at-field-line: var(--at-line-strong);']),
];

const density = block('[data-density="compact"]', ['--at-control: 32px;', '--at-control-small: 28px;', '--at-control-large: 40px;', '--at-grid-row: 44px;', '--at-card-padding: 16px;']);

/** Touch needs larger targets (design rule: 44 px on coarse pointers, never under 24). */
const coarse = `@media (pointer: coarse) {\n  :root, [data-preset], [data-density] {\n    --at-control: 44px;\n    --at-control-small: 44px;\n    --at-target: 44px;\n  }\n}\n`;

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
  'scrollbar-color: var(--at-line-strong) transparent;',
]);

const base = [
  // Not for ::before and ::after: a rule that meets every element's would have the browser work out two more styles for each.
  block(':where([data-preset]), :where([data-preset] *)', ['box-sizing: border-box;']),
  // A size on <html> would be the unit of every rem below it, so the body text begins at <body>.
  block(':where(html[data-preset])', ['font-size: 100%;']),
  block(':where(html[data-preset]) :where(body)', ['margin: 0;', 'min-block-size: 100dvh;', 'background-color: inherit;', 'font-size: var(--at-body);']),
  block(':where([data-preset] :focus-visible)', ['outline: var(--at-focus-ring);', 'outline-offset: 2px;']),
];

/**
 * The direction is the reader's choice and not that of the language: a sentence keeps its own order (its full stop at its end), and stands
 * where the page's text begins. `start` would follow the sentence, so the side is named.
 */
const sentences = block(
  ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'dd', 'figcaption', '[data-part="text"]'].map((text) => `:where([dir="rtl"] ${text})`).join(', '),
  ['unicode-bidi: plaintext;', 'text-align: right;'],
);

/** The whole theme as one static style sheet: a switch of preset, mode, direction, radius or fields changes attributes only. */
export function themeSheet(): string {
  const shared = Object.entries(scale).map(([name, value]) => `--at-${name}: ${value};`);
  // What is calculated from another variable is said again on each root, or an island's own radius would not reach it.
  const derived = shared.filter((line) => line.includes('var('));
  const own = colorNames.filter((name) => !hues.has(name));
  return [
    '/* Made by `npm run tokens -w @attesta/ui` from the files beside it; a test compares. Do not edit. */\n',
    block(':root', shared),
    block('[data-preset]', derived),
    block(':root, [data-preset]', [...colors('default', own), ...colors('default', hueColors)]),
    ...presetIds.filter((id) => id !== 'default').map((id) => block(`[data-preset="${id}"]`, colors(id, own))),
    ...modes,
    ...directions,
    ...fields,
    density,
    coarse,
    surface,
    sentences,
    ...base,
  ].join('\n');
}
