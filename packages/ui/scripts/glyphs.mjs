// `npm run glyphs -w @attesta/ui`: copies the icons of lucide that the library imports to modules of its own, one per
// icon, so that the package does not depend on lucide (34 MB installed). Import an icon from `foundation/lucide/index.js`
// by its name in lucide, then run this script.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');
const folder = join(source, 'foundation/lucide');

/** Returns the names in all imports from the modules that this script generates, such as `ChevronDown`. */
function importedNames() {
  const files = readdirSync(source, { recursive: true }).filter((path) => /\.tsx?$/.test(path));
  const names = files.flatMap((path) =>
    [
      ...readFileSync(join(source, path), 'utf8').matchAll(
        /import \{([^}]+)\} from '(?:\.\.?\/)+(?:foundation\/)?lucide\/index\.js'/g,
      ),
    ].flatMap(([, list]) => list.split(',').map((each) => each.trim().split(' as ')[0])),
  );
  return [...new Set(names)].filter(Boolean).sort();
}

const fileOf = (name) =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

const literal = (value) => (typeof value === 'number' ? String(value) : `'${value}'`);
const shape = ([tag, attributes]) =>
  `['${tag}', { ${Object.entries(attributes)
    .map(([name, value]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${literal(value)}`)
    .join(', ')} }]`;

/** Returns the generated files by name. */
export async function glyphFiles() {
  const lucide = await import('lucide');
  const names = importedNames();
  const unknown = names.filter((name) => !lucide[name]);
  if (unknown.length > 0) throw new Error(`lucide has no icon ${unknown.join(', ')}.`);
  const note =
    '// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.\n';
  return {
    ...Object.fromEntries(
      names.map((name) => [
        `${fileOf(name)}.ts`,
        `${note}import type { GlyphNode } from './glyph-node.js';\n\nexport const ${name}: GlyphNode = [\n${lucide[name].map((each) => `  ${shape(each)},\n`).join('')}];\n`,
      ]),
    ),
    'glyph-node.ts': `${note}/** The child elements of an icon on a grid of 24 units: the name and the attributes of each. */\nexport type GlyphNode = [tag: string, attributes: Record<string, string | number | undefined>][];\n`,
    'index.ts': `${note}${names.map((name) => `export { ${name} } from './${fileOf(name)}.js';\n`).join('')}`,
  };
}

if (process.argv[1]?.endsWith('glyphs.mjs')) {
  const files = await glyphFiles();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
