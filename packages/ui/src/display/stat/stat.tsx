'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export interface StatProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** The number, formatted for the reader; null shows as not known. */
  value: ReactNode;
  /** What the number means or where it comes from, in a line. */
  help?: ReactNode;
  labels?: { none?: string } | undefined;
}

const Root = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  min-inline-size: 0;
  color: ${color.text};
  & > dt {
    color: ${color['text-muted']};
    overflow-wrap: anywhere;
  }
  & > dd {
    margin: 0;
  }
  & > [data-slot='value'] {
    font-size: ${size.h2};
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  & > [data-slot='value'][data-none] {
    color: ${color['text-muted']};
    font-size: ${size.large};
    font-weight: 400;
    line-height: calc(1.25 * ${size.h2}); /* the line of a number, so that what follows stays level */
    letter-spacing: 0;
  }
  & > [data-slot='help'] {
    max-inline-size: 60ch;
    color: ${color['text-muted']};
    font-size: ${size.small};
    text-wrap: pretty;
  }
`;

/** One number, what it counts, and what it means. `data-part="stat"`. */
export const Stat = memo(function Stat({ label, value, help, labels = {}, ...rest }: StatProps) {
  const none = value === null || value === undefined;
  return (
    <Root data-part="stat" {...rest}>
      <dt>{label}</dt>
      <dd data-slot="value" data-none={none || undefined}>
        {none ? (labels.none ?? 'Not known') : <bdi>{value}</bdi>}
      </dd>
      {help && <dd data-slot="help">{help}</dd>}
    </Root>
  );
});
