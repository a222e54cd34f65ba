// tsup compiles modules only; the theme's sheet is shipped as it is.
import { copyFileSync, mkdirSync } from 'node:fs';
mkdirSync('dist/theme', { recursive: true });
copyFileSync('src/theme/theme.css', 'dist/theme/theme.css');
