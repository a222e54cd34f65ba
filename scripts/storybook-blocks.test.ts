import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { highlight } from '../.storybook/blocks/highlight.js';
import { fn, isMockFunction, onMockCall } from '../.storybook/public/mocks.js';
import { playground } from '../.storybook/remark-playground.js';
import { codeWithProps } from '../docs/storybook/blocks/code-with-props.js';
import { hrefOf, parseAddress } from '../docs/storybook/site/address.js';

/** The code as HTML, and as text. */
const htmlOf = (code: string, language: string) =>
  renderToStaticMarkup(createElement('code', {}, highlight(code, language)));
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

it('keeps every character of highlighted code', () => {
  const code = 'const a = `x ${1}`; // \'note\'\n<Menu label="A > B">{items.map((each) => each)}</Menu>';
  for (const language of ['tsx', 'ts', 'css', 'html', 'json', 'sh', 'text'])
    expect(textOf(htmlOf(code, language))).toBe(code);
});

it('marks keywords, strings, tags and comments, but no type argument as a tag', () => {
  const html = htmlOf('const list: Array<string> = [<Menu label="Open" />]; // all', 'tsx');
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html).toMatch(/<span class="token tag">.*Menu/);
  expect(html).toContain('<span class="token comment">// all</span>');
  expect(html).not.toMatch(/token tag">[^M]*string/);
});

it('moves the examples of a component page into tabs before "When to use", and leaves links', () => {
  const of = [{ name: 'of' }];
  const heading = (value: string) => ({ type: 'heading', depth: 2, children: [{ type: 'text', value }] });
  const canvas = { type: 'mdxJsxFlowElement', name: 'Canvas', attributes: of, children: [] };
  const tree = {
    type: 'root',
    children: [
      { type: 'mdxjsEsm', value: "import * as stories from './menu.stories';" },
      { type: 'code', value: "import { Menu } from '@attesta/ui/overlays/menu';" },
      { type: 'mdxJsxFlowElement', name: 'Example', attributes: [], children: [] },
      heading('When to use'),
      canvas,
      heading('Keyboard'),
    ],
  };
  playground()(tree);
  const names = tree.children.map((node) => ('name' in node ? node.name : node.type));
  expect(names).toEqual(['mdxjsEsm', 'mdxjsEsm', 'code', 'Playground', 'Cases', 'heading', 'CaseLink', 'heading']);
  expect(tree.children.find((node) => 'name' in node && node.name === 'Cases')).toMatchObject({
    children: [{ name: 'Example' }, canvas],
  });
});

it('reads and writes the addresses of Storybook', () => {
  const search = '?path=/docs/overlays-menu--docs&globals=mode:dark;preset:theme1';
  expect(parseAddress(search)).toEqual({
    view: 'docs',
    id: 'overlays-menu--docs',
    globals: { mode: 'dark', preset: 'theme1' },
  });
  expect(hrefOf(parseAddress(search))).toBe(search);
  expect(parseAddress('').id).toBe('introduction--docs');
  expect(parseAddress('?path=/story/overlays-menu--open').view).toBe('story');
});

it('records calls of spies and reports them', () => {
  const reported: unknown[] = [];
  const remove = onMockCall((_mock, args) => reported.push(args));
  const spy = fn((value: number) => value + 1);
  expect(spy(1)).toBe(2);
  expect(spy).toHaveBeenLastCalledWith(1);
  expect(isMockFunction(spy)).toBe(true);
  expect(reported).toEqual([[1]]);
  remove();
  spy.mockClear();
  expect(spy).not.toHaveBeenCalled();
});

it('writes the props of the playground into the code of its story', () => {
  const code =
    "import { Button } from '@attesta/ui/inputs/button';\n\nexport const Example = () => <Button onClick={() => {}}>Register</Button>;";
  const withProps = (changed: object) =>
    codeWithProps(code, 'Button', { ...changed })
      .split('=> ')
      .slice(1)
      .join('=> ');
  expect(withProps({})).toBe('<Button onClick={() => {}}>Register</Button>;');
  expect(withProps({ size: 'small', loading: true, fullWidth: false })).toBe(
    '<Button onClick={() => {}} size="small" loading fullWidth={false}>Register</Button>;',
  );
  expect(withProps({ onClick: undefined, children: 'a < b' })).toBe('<Button>{"a < b"}</Button>;');
  expect(
    codeWithProps('export const Example = () => <Menu a={<b c="d" />} label="x" />;', 'Menu', { label: 'y' }),
  ).toBe('export const Example = () => <Menu a={<b c="d" />} label="y" />;');
  expect(codeWithProps(code, 'Other', { size: 'small' })).toBe(code);
});
