import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { colorNames, type ColorName } from './color-names.js';
import { designTokens, tokensFile } from './dtcg.js';
import { palettesOf } from './palette.js';
import { exempt, pairs, type Paint } from './pairs.js';
import { presetIds, presets } from './presets.js';
import { hueRamps, rampsOf } from './ramps.js';
import { scaleTokens } from './scale.js';
import { oklchOf } from './solve.js';
import { size } from './tokens.js';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

describe('the ramps', () => {
  it.each(presetIds)('of %s go from light to dark', (id) => {
    const wrong = [
      ...Object.entries(rampsOf(presets[id])),
      ...hueRamps().map((ramp, index) => [`hue-${index + 1}`, ramp] as const),
    ].flatMap(([name, ramp]) => {
      // A deep primary is the paler one in dark mode, so the two modes' steps may pass each other; each mode's own never do.
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

describe('presets are told apart', () => {
  /** Distance in OKLab, where 0.02 is just seen between two areas side by side. */
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

  it.each(presetIds)('%s raises three surfaces in dark mode, softens its text and lightens its accent', (id) => {
    const { light, dark } = palettesOf(presets[id]);
    const lightness = (color: string) => oklchOf(color)[0];
    const steps = [dark.page, dark.sheet, dark.raised].map(lightness);
    expect(steps.slice(1).every((l, index) => l - (steps[index] ?? 1) > 0.03)).toBe(true);
    expect(lightness(dark.text)).toBeLessThan(0.95);
    expect(lightness(dark.primary)).toBeGreaterThan(lightness(light.primary) + 0.15);
  });
});

describe('the table of pairs', () => {
  const inPairs = new Set(
    pairs
      .flatMap(({ front, back }) => [front, back])
      .flatMap((paint: Paint) => (typeof paint === 'string' ? [paint] : [paint.paint, paint.over])),
  );

  it('has every colour, or says why it needs none', () => {
    const missing = colorNames.filter((name) => name !== 'line' && !inPairs.has(name) && !exempt[name]);
    expect(missing).toEqual([]);
    expect(Object.keys(exempt).filter((name) => inPairs.has(name as ColorName))).toEqual([]);
  });

  const parts = readdirSync(source('.'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories|keys)\.|^(theme|testing)\//.test(file),
  );
  const texts = parts.map((file) => ({
    file,
    text: readFileSync(source(file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }));

  it('has every colour that a part uses, and every colour that a part uses is one of the theme', () => {
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

  it('has every veil: how strongly a part mixes its ink into its ground', () => {
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
    const quiet = [
      { file: 'feedback/snackbar/snackbar.styles.ts', percent: 30 }, // the edge around a count, whose words alone say how many
      { file: 'foundation/spinner.tsx', percent: 25 }, // the ring behind the turning part, which alone says that it turns
    ];
    expect(
      mixed.filter(({ percent }) => !known.has(percent)).sort((one, other) => (one.file < other.file ? -1 : 1)),
    ).toEqual(quiet);
  });

  it('is not gone round: no part has a colour of its own', () => {
    const literal = /#[0-9a-f]{3,8}\b(?![\w-]*['"]?\))|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi;
    expect(
      texts.flatMap(({ file, text }) => [...text.matchAll(literal)].map(([found]) => `${file}: ${found}`)),
    ).toEqual([]);
  });
});

describe('the file of design tokens', () => {
  const file = JSON.parse(readFileSync(source('theme/tokens.json'), 'utf8')) as Record<string, unknown>;

  it('is what the sources make', () => {
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

  it('types every token, names none with a sign that the format keeps for itself, and points nowhere into the void', () => {
    expect(tokens.filter(({ type }) => type === undefined)).toEqual([]);
    expect(tokens.filter(({ path }) => /[{}$]/.test(path))).toEqual([]);
    const targets = [...JSON.stringify(file).matchAll(/\{([a-z][\w.-]+)\}/g)].map(([, path]) => path ?? '');
    expect(targets.length).toBeGreaterThan(900);
    expect(targets.filter((path) => !byPath.has(path))).toEqual([]);
  });

  it.each(presetIds)('says of %s what the sheet says', (id) => {
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

  it('has the scale, with values that the format knows', () => {
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

it('every name of a size is a variable of the sheet', () => {
  const sheet = readFileSync(source('theme/theme.css'), 'utf8');
  expect(Object.keys(size).filter((name) => !sheet.includes(`--at-${name}:`))).toEqual([]);
});
