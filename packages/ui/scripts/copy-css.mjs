// tsup compiles modules only; the theme's sheet and its tokens are shipped as they are.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/theme', { recursive: true });
for (const file of ['theme.css', 'tokens.json']) copyFileSync(`src/theme/${file}`, `dist/theme/${file}`);
// TypeScript asks for types of an import that is there for its effect, too.
writeFileSync('dist/theme/theme.css.d.ts', 'export {};\n');
