import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import * as library from '../../index.js';
import { allStories, defaultStories, storyComponent, type StoryEntry } from '../stories.js';

// Adopters test their pages in jsdom and happy-dom. Neither is completed here: the components do without what they lack.

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
  cleanup();
});

/** Renders a story. Returns the error, if any. */
function errorOf(entry: StoryEntry): string {
  const Story = storyComponent(entry);
  try {
    render(
      <library.ThemeRoot preset="default">
        <Story />
      </library.ThemeRoot>,
    );
    return '';
  } catch (error) {
    return String(error);
  }
}

/** Jsdom computes styles slowly, so it renders one story of each component. */
const isJsdom = !('happyDOM' in window);
/** Stories that open a modal dialog at once. jsdom has no `showModal`, which `@attesta/ui/testing` defines. */
const withoutDialog = 'TypeError: dialog.showModal is not a function';

describe('Without polyfills, stories render', () => {
  it.each(isJsdom ? defaultStories : allStories)('$folder, $name', async (entry) => {
    const error = errorOf(entry);
    const isKnown = isJsdom && error === withoutDialog;
    expect(isKnown ? '' : error).toBe('');
    expect(isKnown || document.querySelector('[data-part]') !== null, 'it shows a component').toBe(true);
    expect(isKnown ? [] : errors.mock.calls.map(([message]) => String(message))).toEqual([]);
  });
});

const sources = Object.values(
  import.meta.glob<string>('../../**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
).join('\n');
const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && '$$typeof' in (value ?? {})));

it('a story uses each exported component', () => {
  const components = Object.entries(library).filter(
    ([name, value]) => isComponent(name, value) && !name.endsWith('Icon') && name !== 'ThemeRoot',
  );
  expect(components.length).toBeGreaterThan(90);
  const unused = components.filter(([name]) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(sources));
  expect(unused.map(([name]) => name)).toEqual([]);
});
