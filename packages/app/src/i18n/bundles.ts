import type { BackendModule, ResourceKey } from 'i18next';

type Loader = () => Promise<ResourceKey>;
type Bundles = Record<string, Loader>;

/** One lazy chunk for each language and namespace: `./fr/devices.json`. The English words of the frame are there from the start. */
const files = import.meta.glob<ResourceKey>(['./*/*.json', '!./en/portal.json'], { import: 'default' });

/** Longest wait for a bundle, in ms; after that its words are English. */
const patience = 5000;

const inTime = <Value>(value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, refuse) => {
      setTimeout(() => refuse(new Error('The bundle took too long.')), patience);
    }),
  ]);

/** Loads bundles for i18next. One that does not load is reported to it, and it falls back to English. */
export const bundleBackend = (bundles: Bundles = files): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  // Given a function of two arguments, i18next takes a promise.
  read: ((language: string, namespace: string) => {
    const load = bundles[`./${language}/${namespace}.json`];
    return load ? inTime(load()) : Promise.reject(new Error(`No bundle ${language}/${namespace}`));
  }) as BackendModule['read'],
});
