import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chromaticOf } from '../.storybook/modes.js';
import { storiesVisual } from './story-code.mjs';

const root = join(import.meta.dirname, '..');

it('takes fewer than 1,200 snapshots per build on Chromatic', () => {
  const stories = globSync(['packages/ui/src/**/*.stories.tsx', 'docs/storybook/**/*.stories.tsx'], {
    cwd: root,
  }).flatMap((file) => storiesVisual(join(root, file)));
  const snapshots = stories
    .map(({ visual, tags }) => chromaticOf({ visual }, tags))
    .reduce((total, { modes }) => total + Object.keys((modes ?? {}) as object).length, 0);
  expect(snapshots).toBeGreaterThan(500);
  expect(snapshots).toBeLessThan(1200);
});
