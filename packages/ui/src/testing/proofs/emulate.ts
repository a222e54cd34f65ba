import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

type Feature = 'forced-colors' | 'prefers-reduced-motion' | 'prefers-color-scheme';

/** Tells the page about its reader as a system would; throws where the browser does not follow, so that no proof runs without its environment. */
export async function emulate(features: Partial<Record<Feature, string>>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  for (const [name, value] of Object.entries(features)) {
    if (!matchMedia(`(${name}: ${value})`).matches) throw new Error(`The browser does not emulate ${name}: ${value}`);
  }
}
