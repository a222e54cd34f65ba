import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { presetIds } from '../colors/preset-ids.js';
import { baseSheet, presetColorSheet, themeSheet } from './sheet.js';

const shipped = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}.css`, import.meta.url)), 'utf8');

// Run `npm run tokens -w @attesta/ui` to generate the sheets again.
it('the shipped sheets match the sources', () => {
  expect(shipped('theme')).toBe(themeSheet());
  expect(shipped('base')).toBe(baseSheet());
  for (const id of presetIds) expect(shipped(id)).toBe(presetColorSheet(id));
});

it('the separate sheets contain the same declarations as the complete sheet', () => {
  const fallback = ':root, [data-preset]:where(:not([data-preset="inherit"]))';
  /** Returns every declaration with the line of its rule. */
  const declarationsOf = (sheet: string) => {
    let rule = '';
    return sheet
      .replaceAll(':where(:root, [data-preset]:not([data-preset="inherit"]))', fallback)
      .split('\n')
      .flatMap((line) => {
        if (line.endsWith('{')) rule = line.trim();
        return /^\s*[\w-]+: .*;$/.test(line) ? [`${rule} ${line.trim()}`] : [];
      });
  };
  const pieces = [baseSheet(), ...presetIds.map((id) => presetColorSheet(id))].flatMap((sheet) =>
    declarationsOf(sheet),
  );
  expect(pieces.length).toBeGreaterThan(500);
  expect(pieces.toSorted()).toEqual(declarationsOf(themeSheet()).toSorted());
});
