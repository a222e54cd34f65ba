import type { Plugin } from 'vite';
import { markdownFiles } from '../scripts/docs-markdown.mjs';
import { storiesCode } from '../scripts/story-code.mjs';

/** Shows each story as a file that can be pasted into an application (`scripts/story-code.mjs`). */
export const storyCodePlugin = (): Plugin => ({
  name: 'attesta-story-code',
  enforce: 'post',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!/\/packages\/ui\/src\/.*\.stories\.tsx$/.test(file)) return undefined;
    const sources = Object.entries(storiesCode(file)).map(
      ([name, text]) =>
        `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: { language: 'tsx', code: ${JSON.stringify(text)}, ...${name}.parameters?.docs?.source } } };`,
    );
    return { code: `${code}\n${sources.join('\n')}`, map: null };
  },
});

/** Writes the docs as Markdown next to the built pages. */
export const markdownPlugin = (): Plugin => ({
  name: 'attesta-docs-markdown',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(markdownFiles()))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
