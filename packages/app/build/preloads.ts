import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1];
type ModuleInfo = { code: string | null; importedIds: readonly string[] } | null;

/** The files that a page needs, by module of the portal. */
export interface Preloads {
  /** The script files of modules with their static imports, without those of the entry. */
  scripts: (modules: readonly string[]) => string[];
  /** The namespaces of the translations that these modules use. */
  namespaces: (modules: readonly string[]) => string[];
  /** The file of a translation bundle. @throws Error if the entry contains it: bundles are loaded lazily */
  bundle: (language: string, namespace: string) => string;
}

/** Namespaces in the compiled code of a module: `useTranslation("devices")`, `useTranslation(["devices", "codes"])`. */
const usedNamespaces = (code: string): string[] =>
  [...code.matchAll(/useTranslation\)?\(\s*(\[[^\]]*\]|["']\w+["'])/g)].flatMap(([, names]) =>
    [...names!.matchAll(/["'](\w+)["']/g)].map(([, namespace]) => namespace!),
  );

/** Reads from the bundle of a build which files each module needs. */
export function readPreloads(bundle: Bundle, moduleOf: (id: string) => ModuleInfo): Preloads {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (end: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!found) throw new Error(`The build does not contain ${end}.`);
    return found;
  };
  const collect = (file: string, files = new Set<string>()): Set<string> => {
    if (files.has(file)) return files;
    files.add(file);
    for (const next of byFile.get(file)?.imports ?? []) collect(next, files);
    return files;
  };
  const entry = collect(chunks.find(({ isEntry }) => isEntry)!.fileName);
  const scripts = (modules: readonly string[]) =>
    [...new Set(modules.flatMap((module) => [...collect(chunkOf(module).fileName)]))].filter(
      (file) => !entry.has(file),
    );

  const imported = (id: string, ids = new Set<string>()): Set<string> => {
    if (ids.has(id)) return ids;
    ids.add(id);
    for (const next of moduleOf(id)?.importedIds ?? []) imported(next, ids);
    return ids;
  };
  const idOf = (end: string) => chunkOf(end).moduleIds.find((id) => id.endsWith(end))!;
  const namespacesIn = (id: string) => usedNamespaces(moduleOf(id)?.code ?? '');

  return {
    scripts,
    namespaces: (modules) => [
      ...new Set(modules.flatMap((module) => [...imported(idOf(module))].flatMap(namespacesIn))),
    ],
    bundle: (language, namespace) => {
      const { fileName } = chunkOf(`/platform/i18n/${language}/${namespace}.json`);
      if (entry.has(fileName)) throw new Error(`The entry contains the bundle ${language}/${namespace}.`);
      return fileName;
    },
  };
}
