import { presetSheet, validatePreset, type PresetSource } from '@attesta/ui/theme';

const harbour: PresetSource = { name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 };

const { valid, problems, failing } = validatePreset(harbour);
if (!valid) throw new Error([...problems, ...failing.map(({ message }) => message)].join('\n'));

/** Load this style sheet after `theme.css`, and set `<html data-preset="x-harbour">`. */
export const sheet = presetSheet('x-harbour', harbour);
