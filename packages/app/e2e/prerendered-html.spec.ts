import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './portal.ts';

const pages = fileURLToPath(new URL('../dist/pages', import.meta.url));
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test('the prerendered pages are valid HTML with one main element (D.282)', { tag: '@gate' }, async ({ portal }) => {
  expect(portal.url).not.toBe(''); // the server was started, so that the portal is built
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const html = readFileSync(`${pages}/${file}`, 'utf8');
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages).map(({ ruleId, message }) => `${ruleId}: ${message}`);
    expect.soft(messages, file).toEqual([]);
  }
});
