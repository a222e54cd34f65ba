'use client';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { color } from '../../theme/tokens.js';
import { englishTextFieldLabels, type TextFieldLabels } from './text-field-labels.js';
import { countCharacters, countUnits, useTextLength } from './use-text-length.js';

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

/**
 * The counter is announced when at most this many characters remain. Announcing it on each keystroke would interrupt
 * the announcement of the typed letters.
 */
const ANNOUNCE_FROM = 10;

interface CounterProps {
  value: unknown;
  defaultValue: unknown;
  limit?: number | undefined;
  maxLength?: number | undefined;
  labels: TextFieldLabels | undefined;
}

/** Shows the number of characters, and announces the remaining ones near the limit. */
export function Counter({ value, defaultValue, limit, maxLength, labels }: CounterProps) {
  const { charactersLeft } = useLabels('textField', englishTextFieldLabels, labels);
  const root = useRef<HTMLSpanElement>(null);
  const largest = limit ?? maxLength;
  // The browser stops the input at `maxLength` units, so the counter counts the same.
  const count = limit === undefined && maxLength !== undefined ? countUnits : countCharacters;
  const length = useTextLength(root, value, defaultValue, count);
  const left = largest === undefined ? Infinity : largest - length;
  return (
    <Root ref={root} data-slot="counter" data-full={left <= 0 || undefined}>
      <span aria-hidden>{largest === undefined ? length : `${length}/${largest}`}</span>
      <VisuallyHidden as="output">
        {left <= ANNOUNCE_FROM && length > 0 ? charactersLeft(Math.max(0, left)) : ''}
      </VisuallyHidden>
    </Root>
  );
}
