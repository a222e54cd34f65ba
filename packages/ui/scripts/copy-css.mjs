// tsup compiles modules only. This script minifies the theme's style sheets and copies its tokens to `dist`.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

mkdirSync('dist/theme', { recursive: true });
copyFileSync('src/theme/tokens.json', 'dist/theme/tokens.json');
for (const file of readdirSync('src/theme').filter((name) => name.endsWith('.css'))) {
  writeFileSync(
    `dist/theme/${file}`,
    transformSync(readFileSync(`src/theme/${file}`, 'utf8'), { loader: 'css', minify: true }).code,
  );
  // TypeScript requires a declaration file even for side-effect imports.
  writeFileSync(`dist/theme/${file}.d.ts`, 'export {};\n');
}
