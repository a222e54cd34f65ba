import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { pagesOfStories } from './server-rendered.js';

// covers D.671
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off' }, // for values that CSS cannot know: see the guide "Strict CSP"
});

/** The width of a column is an attribute, because a strict policy blocks style attributes in server-rendered pages. */
const columnWidth = 'Attribute "width" is deprecated on <col> element';

/** Stories with an error and its reason. */
const exceptions: Record<string, string> = {
  'overlays/info-tip InALabel': 'multiple-labeled-controls: an InfoTip inside a label',
};

it('server-rendered stories are valid HTML', async () => {
  const pages = await pagesOfStories();
  expect(pages.size).toBeGreaterThan(80);
  const found: Record<string, string[]> = {};
  for (const [name, html] of pages) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) =>
      result.messages
        .filter(({ message }) => message !== columnWidth)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    // An exception that is not needed is reported too.
    if (messages.length > 0 !== name in exceptions) found[name] = messages;
  }
  expect(found).toEqual({});
});
