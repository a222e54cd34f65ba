import type { KeyName } from './kbd-state.js';

export interface KbdLabels {
  /** Between two keys that are pressed one after the other. */
  separator?: string | undefined;
  /** Texts and spoken names of keys, such as `{ Control: { text: 'Strg', spoken: 'Steuerung' } }`. */
  keys?: Partial<Record<string, KeyName>> | undefined;
}

export const englishKbdLabels: { separator: string; keys: Partial<Record<string, KeyName>> } = {
  separator: 'then',
  keys: {},
};
