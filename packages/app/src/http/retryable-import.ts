/** The chunk's address in the error of a failed import; only Chromium names it. */
const addressIn = (error: unknown): string | null =>
  error instanceof Error ? (/https?:\/\/\S+?\.js\b/u.exec(error.message)?.[0] ?? null) : null;

/**
 * An import that can be tried again. Chromium remembers until the page is reloaded that an import failed, so the next
 * try imports the same chunk with another query.
 * @param load imports a module that the bundler keeps as a chunk of its own, with the names of its exports
 * @param importAddress imports a chunk by its address; for tests
 */
export function retryableImport<Module>(
  load: () => Promise<Module>,
  importAddress = (address: string) => import(/* @vite-ignore */ address) as Promise<Module>,
): () => Promise<Module> {
  let address: string | null = null;
  let tries = 0;
  return async () => {
    try {
      return await (address === null ? load() : importAddress(`${address}?retry=${(tries += 1)}`));
    } catch (error) {
      address ??= addressIn(error);
      throw error;
    }
  };
}
