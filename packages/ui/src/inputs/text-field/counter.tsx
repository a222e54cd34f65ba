'use client';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { color } from '../../theme/tokens.js';
import { useTextLength } from './use-text-length.js';

const Root = styled.span`
  position: relative;
  flex: none;
  margin-block-start: 6px;
  color: ${color['text-muted']};
  &[data-full] {
    color: ${color.text};
    font-weight: 500;
  }
`;

const inWords = (count: number) => (count === 1 ? '1 character left' : `${count} characters left`);
/** Only near the limit is it spoken: at each key it would drown the letters. */
const SPOKEN_FROM = 10;

interface CounterProps {
  value: unknown;
  defaultValue: unknown;
  limit?: number | undefined;
  charactersLeft?: ((count: number) => string) | undefined;
}

/** How many characters a text has, seen all the time and heard near the limit. */
export function Counter({ value, defaultValue, limit, charactersLeft = inWords }: CounterProps) {
  const root = useRef<HTMLSpanElement>(null);
  const length = useTextLength(root, value, defaultValue);
  const left = limit === undefined ? Infinity : limit - length;
  return (
    <Root ref={root} data-slot="counter" data-full={left <= 0 || undefined}>
      <span aria-hidden>{limit === undefined ? length : `${length}/${limit}`}</span>
      <VisuallyHidden as="output">
        {left <= SPOKEN_FROM && length > 0 ? charactersLeft(Math.max(0, left)) : ''}
      </VisuallyHidden>
    </Root>
  );
}
