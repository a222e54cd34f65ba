'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export interface StatProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Describes the number, such as "Open findings". */
  label: ReactNode;
  /** The number, formatted for the user. Null shows `labels.none`. */
  value: ReactNode;
  /** One line that explains the number or states its source. */
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
    font-size: ${size.h1};
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & > [data-slot='value'][data-none] {
    color: ${color['text-muted']};
    font-size: ${size.large};
    font-weight: 400;
    line-height: calc(1.2 * ${size.h1}); /* same height for numbers and text, so that the help lines align */
    letter-spacing: 0;
  }
  & > [data-slot='help'] {
    max-inline-size: 60ch;
    color: ${color['text-muted']};
    font-size: ${size.small};
    text-wrap: pretty;
  }
`;

/** A number with its label and an explanation. `data-part="stat"`. */
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
