'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';

/** Styles of lists in `Prose` and of `List`: muted markers, and space between the items. */
export const listStyles = `
  margin: 0;
  padding-inline-start: 1.5em;
  &::marker, & ::marker {
    color: ${color['text-muted']};
    font-variant-numeric: tabular-nums;
  }
  & > li {
    padding-inline-start: 0.25em;
    overflow-wrap: anywhere;
  }
  & > li + li {
    margin-block-start: 0.35em;
  }
`;

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Bullets, numbers for items in a meaningful order, or no markers. */
  marks?: 'bullets' | 'numbers' | 'none' | undefined;
}

const Root = styled.ul`
  ${listStyles}
  max-inline-size: 75ch;
  color: ${color.text};
  &[data-marks='none'] {
    padding: 0;
    list-style: none;
  }
  &[data-marks='none'] > li {
    padding: 0;
  }
`;

/**
 * A list of a few lines. Without markers it remains a list for screen readers. `data-part="list"`, with `data-marks`.
 */
export const List = memo(function List({ marks = 'bullets', ...rest }: ListProps) {
  // Safari drops the list role of lists without markers unless the role is explicit.
  return (
    <Root
      as={marks === 'numbers' ? 'ol' : 'ul'}
      data-part="list"
      role={marks === 'none' ? 'list' : undefined}
      {...rest}
      data-marks={marks}
    />
  );
});
