// tsup compiles modules only: the theme's sheets are shipped without comments and blanks, its tokens as they are.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

mkdirSync('dist/theme', { recursive: true });
copyFileSync('src/theme/tokens.json', 'dist/theme/tokens.json');
for (const file of readdirSync('src/theme').filter((name) => name.endsWith('.css'))) {
  writeFileSync(
    `dist/theme/${file}`,
    transformSync(readFileSync(`src/theme/${file}`, 'utf8'), { loader: 'css', minify: true }).code,
  );
  // TypeScript asks for types of an import that is there for its effect, too.
  writeFileSync(`dist/theme/${file}.d.ts`, 'export {};\n');
}
