import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { colorNames, type ColorName } from '../colors/color-names.js';
import { designTokens, tokensFile } from './dtcg.js';
import { palettesOf } from '../colors/palette.js';
import { exempt, pairs, type Paint } from '../colors/pairs.js';
import { presetIds } from '../colors/preset-ids.js';
import { presets } from '../colors/presets.js';
import { hueRamps, rampsOf } from '../colors/ramps.js';
import { scaleTokens } from '../scale/scale.js';
import { oklchOf } from '../colors/solve.js';
import { size } from '../tokens.js';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('ramps', () => {
  it.each(presetIds)('%s: steps are ordered from light to dark', (id) => {
    const wrong = [
      ...Object.entries(rampsOf(presets[id])),
      ...hueRamps().map((ramp, index) => [`hue-${index + 1}`, ramp] as const),
    ].flatMap(([name, ramp]) => {
      // A darker primary in light mode is lighter in dark mode, so the steps of the two modes may interleave. The steps
      // of one mode are ordered.
      const steps = Object.entries<string>(ramp).map(([step, color]) => ({ step: Number(step), l: oklchOf(color)[0] }));
      const modes =
        name === 'grey' || name.startsWith('hue')
          ? [steps]
          : [
              [50, 100, 200, 500, 600, 700],
              [250, 300, 400, 750, 850, 900, 950],
            ].map((own) => steps.filter(({ step }) => own.includes(step)));
      return modes.flatMap((own) =>
        own
          .slice(1)
          .filter(({ l }, index) => l > (own[index]?.l ?? 1) + 0.002)
          .map(({ step }) => `${name}.${step}`),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('presets are distinguishable', () => {
  /** Returns the distance in OKLab. A distance of 0.02 is just noticeable between adjacent areas. */
  const distance = (a: string, b: string) => {
    const [one, two] = [a, b].map((color) => {
      const [l, c, h] = oklchOf(color);
      return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
    });
    return Math.hypot(...[0, 1, 2].map((axis) => (one?.[axis] ?? 0) - (two?.[axis] ?? 0)));
  };
  const couples = presetIds.flatMap((one, index) => presetIds.slice(index + 1).map((two) => [one, two] as const));

  it.each(couples)('%s and %s by their primary, in light and dark', (one, two) => {
    const [a, b] = [palettesOf(presets[one]), palettesOf(presets[two])];
    expect(distance(a.light.primary, b.light.primary)).toBeGreaterThan(0.07);
    expect(distance(a.dark.primary, b.dark.primary)).toBeGreaterThan(0.05);
  });

  it.each(presetIds)('%s has a secondary 60 to 150 degrees away', (id) => {
    const away = Math.abs(presets[id].primary - presets[id].secondary);
    expect(Math.min(away, 360 - away)).toBeGreaterThanOrEqual(60);
    expect(Math.min(away, 360 - away)).toBeLessThanOrEqual(150);
  });

  it.each(presetIds)('%s has three elevation levels, softer text and a lighter accent in dark mode', (id) => {
    const { light, dark } = palettesOf(presets[id]);
    const lightness = (color: string) => oklchOf(color)[0];
    const steps = [dark.page, dark.sheet, dark.raised].map(lightness);
    expect(steps.slice(1).every((l, index) => l - (steps[index] ?? 1) > 0.03)).toBe(true);
    expect(lightness(dark.text)).toBeLessThan(0.95);
    expect(lightness(dark.primary)).toBeGreaterThan(lightness(light.primary) + 0.15);
  });
});

describe('pairs', () => {
  const inPairs = new Set(
    pairs
      .flatMap(({ front, back }) => [front, back])
      .flatMap((paint: Paint) => (typeof paint === 'string' ? [paint] : [paint.paint, paint.over])),
  );

  it('contain every colour, unless `exempt` states why it needs no pair', () => {
    const missing = colorNames.filter((name) => name !== 'line' && !inPairs.has(name) && !exempt[name]);
    expect(missing).toEqual([]);
    expect(Object.keys(exempt).filter((name) => inPairs.has(name as ColorName))).toEqual([]);
  });

  const components = readdirSync(source('.'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories|keys)\.|^(theme|testing)\//.test(file),
  );
  const texts = components.map((file) => ({
    file,
    text: readFileSync(source(file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }));

  it('contain every colour that a component uses, and components use only theme colours', () => {
    const used = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bcolor(?:\.(\w+)|\['([^']+)'\])/g)].map(([, plain, quoted]) => ({
        file,
        name: plain ?? quoted ?? '',
      })),
    );
    expect(used.length).toBeGreaterThan(200);
    const names = new Set<string>([...inPairs, ...Object.keys(exempt)]);
    expect(used.filter(({ file, name }) => /styles\.ts$|styled\./.test(file) && !names.has(name))).toEqual([]);
    expect(used.filter(({ name }) => (colorNames as readonly string[]).includes(name) && !names.has(name))).toEqual([]);
  });

  it('contain every opacity that components use in color-mix with currentColor', () => {
    const mixed = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/color-mix\(in srgb, currentColor (\d+)%, transparent\)/g)].map(([, percent]) => ({
        file,
        percent: Number(percent),
      })),
    );
    const known = new Set(
      pairs
        .flatMap(({ front, back }) => [front, back])
        .flatMap((paint) => (typeof paint === 'string' ? [] : [Math.round(paint.alpha * 100)])),
    );
    const decorative = [
      { file: 'feedback/snackbar/snackbar.styles.ts', percent: 30 }, // the decorative edge of the count
      { file: 'foundation/progress/spinner.tsx', percent: 25 }, // the track behind the spinning segment
    ];
    expect(
      mixed.filter(({ percent }) => !known.has(percent)).sort((one, other) => (one.file < other.file ? -1 : 1)),
    ).toEqual(decorative);
  });

  it('are not bypassed: no component contains a literal colour', () => {
    const literal = /#[0-9a-f]{3,8}\b(?![\w-]*['"]?\))|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi;
    expect(
      texts.flatMap(({ file, text }) => [...text.matchAll(literal)].map(([found]) => `${file}: ${found}`)),
    ).toEqual([]);
  });
});

describe('tokens.json', () => {
  const file = JSON.parse(readFileSync(source('theme/tokens.json'), 'utf8')) as Record<string, unknown>;

  it('matches the sources', () => {
    expect(readFileSync(source('theme/tokens.json'), 'utf8'), 'run `npm run tokens -w @attesta/ui`').toBe(tokensFile());
    expect(file).toEqual(JSON.parse(JSON.stringify(designTokens())));
  });

  interface Found {
    path: string;
    type: string | undefined;
    value: unknown;
  }
  const walk = (group: Record<string, unknown>, path: string, inherited?: string): Found[] => {
    const type = (group['$type'] as string | undefined) ?? inherited;
    if ('$value' in group) return [{ path, type, value: group['$value'] }];
    return Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .flatMap(([name, child]) => walk(child as Record<string, unknown>, path ? `${path}.${name}` : name, type));
  };
  const tokens = walk(file, '');
  const byPath = new Map(tokens.map((token) => [token.path, token]));

  it('has a type for every token, no reserved characters in names, and no dangling alias', () => {
    expect(tokens.filter(({ type }) => type === undefined)).toEqual([]);
    expect(tokens.filter(({ path }) => /[{}$]/.test(path))).toEqual([]);
    const targets = [...JSON.stringify(file).matchAll(/\{([a-z][\w.-]+)\}/g)].map(([, path]) => path ?? '');
    expect(targets.length).toBeGreaterThan(900);
    expect(targets.filter((path) => !byPath.has(path))).toEqual([]);
  });

  it.each(presetIds)('has the same colours as the sheet for %s', (id) => {
    const palettes = palettesOf(presets[id]);
    const resolved = (path: string) => {
      const alias = /^\{(.+)\}$/.exec(String(byPath.get(path)?.value))?.[1] ?? '';
      return (byPath.get(alias)?.value as { hex?: string } | undefined)?.hex;
    };
    for (const mode of ['light', 'dark'] as const) {
      const wrong = colorNames.filter(
        (name) =>
          resolved(
            name.startsWith('hue-') ? `semantic.hues.${mode}.${name}` : `semantic.${id}.${mode}.color.${name}`,
          ) !== palettes[mode][name],
      );
      expect(wrong).toEqual([]);
    }
  });

  it('contains the scale, with units that the format supports', () => {
    const names = new Set(tokens.map(({ path }) => path.split('.').at(-1)));
    expect(scaleTokens().filter(([name]) => !names.has(name))).toEqual([]);
    expect(
      tokens.filter(
        ({ type, value }) => type === 'dimension' && !['px', 'rem'].includes((value as { unit: string }).unit),
      ),
    ).toEqual([]);
    expect(byPath.get('layout.drawer')).toMatchObject({ type: 'dimension', value: { value: 260, unit: 'px' } });
    expect(byPath.get('motion.ease')).toMatchObject({ type: 'cubicBezier', value: [0.2, 0, 0, 1] });
    expect(byPath.get('primitive.theme5.primary.500')?.value).toMatchObject({
      colorSpace: 'oklch',
      hex: palettesOf(presets.theme5).light.primary,
    });
  });
});

it('has a variable in the sheet for every name in `size`', () => {
  const sheet = readFileSync(source('theme/theme.css'), 'utf8');
  expect(Object.keys(size).filter((name) => !sheet.includes(`--at-${name}:`))).toEqual([]);
});
