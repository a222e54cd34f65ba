import { expect, it } from 'vitest';
import { minified } from '../../scripts/static-styles.mjs';

const sources = import.meta.glob<string>(['../**/*.styles.ts', '../**/*.motion.ts', '../foundation/*.ts', '../foundation/*.tsx'], { query: '?raw', import: 'default', eager: true });

/** The templates of a source, with something in place of what the build knows only later. */
const templatesIn = (source: string) =>
  [...source.matchAll(/`(\s*\n[^`]*[;}]\s*)`/g)].map(([, css = '']) =>
    css.replaceAll(/\$\{(?:from|below)\([^)]*\)\}/g, '@media (max-width: 5px)').replaceAll(/\$\{(?:color|size|of)\W[^}]*\}/g, 'var(--x)').replaceAll(/^\s*\$\{[^}]*\}\s*$/gm, '').replaceAll(/\$\{[^}]*\}/g, '1px'));

/** What the browser understands of it. The value that a variable falls back to is kept as it was written, so a blank after a comma does not count. */
function understood(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.part { ${css} }`);
  return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n').replaceAll(/, */g, ',');
}

it('a template says the same to the browser after the build made it small', () => {
  const templates = Object.values(sources).flatMap(templatesIn);
  expect(templates.length).toBeGreaterThan(50);
  for (const css of templates) expect(understood(minified(css))).toBe(understood(css));
});

it('a template loses comments, blanks and quotes that say nothing, and no others', () => {
  expect(minified(`
    /* it isn't said */
    & > [data-slot='value'] :is(a, b) {
      content: ' * ; { /* ';
      inline-size: calc(1px + 2px);
    }
    &[href='#top'] { color: red; }
  `)).toBe(` &>[data-slot=value] :is(a,b){content:' * ; { /* ';inline-size:calc(1px + 2px)}&[href='#top']{color:red}`);
});
