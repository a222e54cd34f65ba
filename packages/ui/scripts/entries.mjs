// Lists the library's categories, its components and the package's entry points, as found in `src`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

export const categories = ['layout', 'inputs', 'display', 'data', 'feedback', 'overlays', 'navigation', 'shell'];
/** Component folders, such as `inputs/button`. */
export const components = categories.flatMap((category) =>
  readdirSync(join(source, category))
    .map((component) => `${category}/${component}`)
    .filter((component) => existsSync(join(source, component, 'index.ts'))),
);
/** Entry points of the theme, the components and the integration of Next.js. */
export const entries = ['next', 'theme', ...components].sort();
