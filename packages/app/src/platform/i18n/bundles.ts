import type { BackendModule, ResourceKey } from 'i18next';

type Loader = () => Promise<ResourceKey>;
type Bundles = Record<string, Loader>;

/**
 * One lazy chunk per language and namespace, such as `./fr/devices.json`. `en/portal.json` is excluded because the
 * entry chunk already contains it.
 */
const files = import.meta.glob<ResourceKey>(['./*/*.json', '!./en/portal.json'], { import: 'default' });

/** Longest wait for a bundle, in ms. After that its texts are shown in English. */
const loadTimeout = 5000;

const withTimeout = <Value>(value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Loading the bundle timed out.')), loadTimeout);
    }),
  ]);

/** Loads bundles for i18next. When a bundle fails to load, i18next falls back to English. */
export const bundleBackend = (bundles: Bundles = files): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  // i18next accepts a promise from a `read` with two parameters.
  read: ((language: string, namespace: string) => {
    const load = bundles[`./${language}/${namespace}.json`];
    return load ? withTimeout(load()) : Promise.reject(new Error(`No bundle ${language}/${namespace}`));
  }) as BackendModule['read'],
});
