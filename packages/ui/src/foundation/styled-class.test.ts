import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { useStyledClass } from './styled-class.js';

const looks = `
  color: red;
  &[data-on] { color: blue; }
`;
const Root = styled.p`
  ${looks}
`;
const Own = ({ className }: { className?: string }) =>
  createElement('p', { className: useStyledClass(Root, className) });
const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1];

it('is the class that has the styles of the styled element, and what its caller adds', () => {
  const own = classesOf(renderToString(createElement(Own)))!;
  expect(own).not.toContain(' ');
  expect(classesOf(renderToString(createElement(Root)))!.split(' ')).toContain(own);
  expect(classesOf(renderToString(createElement(Own, { className: 'mine' })))).toBe(`${own} mine`);
});

it('writes the styles into the sheet that collects on a server', () => {
  const sheet = new ServerStyleSheet();
  renderToString(createElement(StyleSheetManager, { sheet: sheet.instance }, createElement(Own)));
  expect(sheet.getStyleTags()).toContain('color:blue');
  sheet.seal();
});
