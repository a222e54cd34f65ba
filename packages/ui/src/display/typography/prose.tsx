'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { listStyles } from './list.js';

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  size?: 'body' | 'large' | undefined;
}

const Root = styled.div`
  max-inline-size: 75ch;
  color: ${color.text};
  font-size: ${size.body};
  line-height: 1.6;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  &[data-size='large'] {
    font-size: ${size.large};
  }
  & > * {
    margin-block: 0 1em;
  }
  & > :last-child {
    margin-block-end: 0;
  }
  & > :is(h1, h2, h3, h4, h5, h6) {
    margin-block: 1.6em 0.5em;
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }
  & > :first-child {
    margin-block-start: 0;
  }
  & > h1 {
    font-size: ${size.h1};
    letter-spacing: -0.02em;
  }
  & > h2 {
    font-size: ${size.h2};
    letter-spacing: -0.015em;
  }
  & > h3 {
    font-size: ${size.h3};
  }
  & > h4 {
    font-size: ${size.h4};
  }
  & > h5 {
    font-size: ${size.h5};
  }
  & > h6 {
    font-size: ${size.h6};
  }
  & :is(ul, ol) {
    ${listStyles}
  }
  & > :is(ul, ol):not(:last-child) {
    margin-block-end: 1em;
  }
  & > blockquote {
    margin-inline: 0;
    padding-inline-start: 16px;
    border-inline-start: 3px solid ${color['line-strong']};
    color: ${color['text-muted']};
  }
  & > hr {
    margin-block: 2em;
    border: 0;
    border-block-start: 1px solid ${color.line};
  }
  & :is(strong, b) {
    font-weight: 600;
  }
  &:lang(zh) {
    line-height: 1.75;
  }
`;

/**
 * Styles plain headings, paragraphs, lists and quotations as running text, with at most 75 characters per line.
 * `data-part="prose"`, with `data-size`.
 */
export const Prose = memo(function Prose({ size: type = 'body', ...rest }: ProseProps) {
  return <Root data-part="prose" {...rest} data-size={type} />;
});
