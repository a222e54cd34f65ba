// Writes src/theme/theme.css from the presets, the solver and the scale beside it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(here('../src/theme/sheet.ts'));
writeFileSync(here('../src/theme/theme.css'), module.themeSheet());
