import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

type Feature = 'forced-colors' | 'prefers-reduced-motion' | 'prefers-color-scheme';

/** Emulates media features. Throws if the browser does not apply them, so that no check runs without them. */
export async function emulate(features: Partial<Record<Feature, string>>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  for (const [name, value] of Object.entries(features)) {
    if (!matchMedia(`(${name}: ${value})`).matches) throw new Error(`The browser does not emulate ${name}: ${value}`);
  }
}
