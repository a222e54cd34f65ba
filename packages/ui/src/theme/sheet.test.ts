import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { presetIds } from './presets.js';
import { baseSheet, presetColorSheet, themeSheet } from './sheet.js';

const shipped = (file: string) => readFileSync(fileURLToPath(new URL(`./${file}.css`, import.meta.url)), 'utf8');

// `npm run tokens -w @attesta/ui` makes them anew.
it('ships the sheets that its sources make', () => {
  expect(shipped('theme')).toBe(themeSheet());
  expect(shipped('base')).toBe(baseSheet());
  for (const id of presetIds) expect(shipped(id)).toBe(presetColorSheet(id));
});

it('says the same in pieces as in one sheet', () => {
  const fallback = ':root, [data-preset]:where(:not([data-preset="inherit"]))';
  /** Every declaration with the selector and the media around it. */
  const said = (sheet: string) => {
    let around = '';
    return sheet
      .replaceAll(':where(:root, [data-preset]:not([data-preset="inherit"]))', fallback)
      .split('\n')
      .flatMap((line) => {
        if (line.endsWith('{')) around = line.trim();
        return /^\s*[\w-]+: .*;$/.test(line) ? [`${around} ${line.trim()}`] : [];
      });
  };
  const pieces = [baseSheet(), ...presetIds.map((id) => presetColorSheet(id))].flatMap((sheet) => said(sheet));
  expect(pieces.length).toBeGreaterThan(500);
  expect(pieces.toSorted()).toEqual(said(themeSheet()).toSorted());
});
