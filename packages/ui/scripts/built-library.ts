import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ensureLibrary } from '../../../scripts/ensure.mjs';

const library = fileURLToPath(new URL('..', import.meta.url));
/** Modules that exist only in the sources. */
const sourceOnly = /\.(stories|test|keys|d)\.tsx?$|^testing\//;

/** The file that the build made of a module of the library; undefined for stories, tests and other files. */
export function builtFile(id: string): string | undefined {
  const path = id.startsWith(`${library}src/`) ? id.slice(`${library}src/`.length) : undefined;
  if (path === undefined || sourceOnly.test(path)) return undefined;
  if (/\.tsx?$/.test(path)) return `${library}dist/${path.replace(/\.tsx?$/, '.js')}`;
  return /\.(css|json)$/.test(path) ? `${library}dist/${path}` : undefined;
}

/**
 * Loads the library from its build, so that browsers test the compiled styles that users get. Builds it first if its
 * sources have changed.
 */
export const builtLibrary = (): Plugin => ({
  name: 'built-library',
  enforce: 'pre',
  // Not when the configuration is resolved: Vitest resolves that of every project, also of those that do not run.
  configureServer: () => ensureLibrary(),
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved || resolved.external) return resolved;
    const built = builtFile(resolved.id);
    if (!built) return resolved;
    if (!existsSync(built)) throw new Error(`The build of the library has no ${built}, which ${importer} imports.`);
    return built;
  },
});
