import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';
import { retryableImport } from '../browser/retryable-import';

type Loader = () => Promise<ResourceKey>;
type Bundles = Record<string, Loader>;

/** One lazy chunk per language and namespace, such as `./fr/devices.json`. `i18n.ts` loads `en/portal.json`. */
const modules = import.meta.glob<{ default: ResourceKey }>(['./*/*.json', '!./en/portal.json']);
const files: Bundles = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => {
    const importBundle = retryableImport(load);
    return [file, () => importBundle().then((module) => module.default)];
  }),
);

/** English is the source, default and fallback language (specification, section 7). */
export const fallbackLanguage = 'en';

/** Longest wait for a bundle, in ms. After that its texts are shown in English. */
const loadTimeout = 5000;

const withTimeout = <Value>(value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Loading the bundle timed out.')), loadTimeout);
    }),
  ]);

/**
 * Loads bundles for i18next. If a bundle fails or takes too long, its texts are shown in English. The English bundle has
 * no substitute: i18next waits for it and tries again, with a longer delay each time.
 */
export const bundleBackend = (bundles: Bundles = files): BackendModule => ({
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language: string, namespace: string, callback: ReadCallback) {
    const isFallback = language === fallbackLanguage;
    const load = bundles[`./${language}/${namespace}.json`];
    const finish = async () => {
      try {
        if (!load) throw new Error(`No bundle ${language}/${namespace}`);
        callback(null, await (isFallback ? load() : withTimeout(load())));
      } catch (error) {
        callback(error as Error, isFallback && load !== undefined); // true: try again
      }
    };
    void finish();
  },
});
