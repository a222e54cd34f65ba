// Generates src/theme/theme.css, its parts (base.css and a style sheet for each preset) and src/theme/tokens.json from
// the sources in src/theme.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const theme = (file) => fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url));
const { module: sheet } = await runnerImport(theme('sheet/sheet.ts'));
const { module: ids } = await runnerImport(theme('colors/preset-ids.ts'));
const { module: tokens } = await runnerImport(theme('sheet/dtcg.ts'));
writeFileSync(theme('theme.css'), sheet.themeSheet());
writeFileSync(theme('base.css'), sheet.baseSheet());
for (const id of ids.presetIds) writeFileSync(theme(`${id}.css`), sheet.presetColorSheet(id));
writeFileSync(theme('tokens.json'), tokens.tokensFile());
