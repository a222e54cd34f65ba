import { retryableImport } from '../browser/retryable-import';

/** A module that is loaded when it is needed. */
export interface Loadable<Module> {
  /**
   * Loads the module. Returns the same promise each time, so that a component can read it with `use`. A failed promise
   * is returned until it is forgotten. @throws LoadError
   */
  load: () => Promise<Module>;
}

/** A chunk of the portal could not be loaded, for example because the connection was lost. */
export class LoadError extends Error {
  constructor(
    cause: unknown,
    /** Lets the next call load the module again. */
    readonly forget: () => void,
  ) {
    super('A chunk of the portal could not be loaded.', { cause });
  }
}

/** @param start imports the module, which the bundler emits as a separate chunk */
export function loadable<Module>(start: () => Promise<Module>): Loadable<Module> {
  const importModule = retryableImport(start);
  let loading: Promise<Module> | null = null;
  const forget = () => {
    loading = null;
  };
  return {
    load: () =>
      (loading ??= importModule().catch((error: unknown) => {
        throw new LoadError(error, forget);
      })),
  };
}
