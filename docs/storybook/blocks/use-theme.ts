import { useSyncExternalStore } from 'react';
import type { Mode } from '../../../packages/ui/src/theme/colors/palette.js';
import { presetIds, type PresetId } from '../../../packages/ui/src/theme/colors/preset-ids.js';

const page = () => document.documentElement;
function subscribe(changed: () => void) {
  const watch = new MutationObserver(changed);
  watch.observe(page(), { attributes: true, attributeFilter: ['data-preset', 'data-mode'] });
  return () => watch.disconnect();
}

/** Returns the preset that is selected in the toolbar. */
export function usePreset(): PresetId {
  const id = useSyncExternalStore(subscribe, () => page().dataset['preset']);
  return presetIds.find((each) => each === id) ?? 'theme5';
}

/** Returns the mode that is selected in the toolbar. */
export const useMode = (): Mode =>
  useSyncExternalStore(subscribe, () => (page().dataset['mode'] === 'dark' ? 'dark' : 'light'));
