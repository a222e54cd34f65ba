import type { Preview } from '@storybook/react-vite';
import { loadTest } from './test.js';

/** Loads `expect` and `userEvent` before a story with a play function that will run. */
export const loaders: Preview['loaders'] = [
  async ({ playFunction, viewMode }: { playFunction?: unknown; viewMode: string }) => {
    if (playFunction && viewMode === 'story') await loadTest();
  },
];
