/** The address of the chunk in the error of a failed import. Only Chromium includes it. */
const addressIn = (error: unknown): string | null =>
  error instanceof Error ? (/https?:\/\/\S+?\.js\b/u.exec(error.message)?.[0] ?? null) : null;

/**
 * Returns a function that imports a module and can be called again after a failure. Chromium caches a failed import
 * until the page is reloaded, so a retry imports the same chunk with a different query.
 * @param load imports a module that the bundler emits as a separate chunk with its export names
 * @param importAddress imports a chunk by its address (tests replace it)
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
