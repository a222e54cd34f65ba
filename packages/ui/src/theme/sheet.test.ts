import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { themeSheet } from './sheet.js';

it('ships the sheet that its sources make', () => {
  const shipped = readFileSync(fileURLToPath(new URL('./theme.css', import.meta.url)), 'utf8');
  expect(shipped, 'run `npm run tokens -w @attesta/ui`').toBe(themeSheet());
});
