import { useSyncExternalStore } from 'react';
import type { Mode } from '../../../packages/ui/src/theme/palette.js';
import { presetIds, type PresetId } from '../../../packages/ui/src/theme/presets.js';

const page = () => document.documentElement;
function subscribe(changed: () => void) {
  const watch = new MutationObserver(changed);
  watch.observe(page(), { attributes: true, attributeFilter: ['data-preset', 'data-mode'] });
  return () => watch.disconnect();
}

/** The preset that the toolbar has chosen, for pages that say its numbers. */
export function usePreset(): PresetId {
  const id = useSyncExternalStore(subscribe, () => page().dataset['preset']);
  return presetIds.find((each) => each === id) ?? 'theme5';
}

/** The mode that the toolbar has chosen. */
export const useMode = (): Mode =>
  useSyncExternalStore(subscribe, () => (page().dataset['mode'] === 'dark' ? 'dark' : 'light'));
