import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { useStyledClass } from './styled-class.js';

const styles = `
  color: red;
  &[data-on] { color: blue; }
`;
const Root = styled.p`
  ${styles}
`;
const Component = ({ className }: { className?: string }) =>
  createElement('p', { className: useStyledClass(Root, className) });
const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1];

it('returns the class name of the styled element and adds that of the caller', () => {
  const own = classesOf(renderToString(createElement(Component)))!;
  expect(own).not.toContain(' ');
  expect(classesOf(renderToString(createElement(Root)))!.split(' ')).toContain(own);
  expect(classesOf(renderToString(createElement(Component, { className: 'mine' })))).toBe(`${own} mine`);
});

it('inserts the styles into the server style sheet', () => {
  const sheet = new ServerStyleSheet();
  renderToString(createElement(StyleSheetManager, { sheet: sheet.instance }, createElement(Component)));
  expect(sheet.getStyleTags()).toContain('color:blue');
  sheet.seal();
});
