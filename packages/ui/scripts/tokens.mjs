// Writes src/theme/theme.css and src/theme/tokens.json from the presets, the solver and the scale beside them.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const theme = (file) => fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url));
const { module: sheet } = await runnerImport(theme('sheet.ts'));
const { module: tokens } = await runnerImport(theme('dtcg.ts'));
writeFileSync(theme('theme.css'), sheet.themeSheet());
writeFileSync(theme('tokens.json'), tokens.tokensFile());
