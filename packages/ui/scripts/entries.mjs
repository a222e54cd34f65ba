// The public entry points of the package: the whole, the theme, and one for each part.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');
const folders = (path) => readdirSync(join(source, path), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => (path ? `${path}/${name}` : name));
const isEntry = (path) => existsSync(join(source, path, 'index.ts'));

/** Entry points of parts and the theme, as others import them: `inputs/button`, `theme`. */
export const entries = folders('').filter((room) => room !== 'foundation' && room !== 'testing').flatMap((room) => (isEntry(room) ? [room] : folders(room).filter(isEntry))).sort();
