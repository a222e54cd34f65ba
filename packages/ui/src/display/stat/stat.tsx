'use client';
import { Fragment, memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishStatLabels, type StatLabels } from './stat-labels.js';
import { digitGroups, figureWidth, widestFigure } from './figure.js';

export interface StatProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Describes the number, such as "Open findings". */
  label: ReactNode;
  /**
   * The number, formatted for the user. A string or number that is too long for one line becomes smaller, then wraps
   * between its groups of digits. Null shows `labels.none`.
   */
  value: ReactNode;
  /** One line that explains the number or states its source. */
  help?: ReactNode;
  labels?: StatLabels | undefined;
}

/** Rules instead of a style attribute, which a strict Content Security Policy blocks in server-rendered HTML. */
const widths = Array.from(
  { length: widestFigure },
  (_, index) => `& > [data-figure='${index + 1}'] { --at-figure: ${index + 1}; }`,
).join('\n');

const Root = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  min-inline-size: 0;
  color: ${color.text};
  & > dt {
    font-weight: 500;
    overflow-wrap: break-word;
  }
  & > dd {
    margin: 0;
  }
  /* Above the label, so that the figures of a row are on one line even if a label wraps. */
  & > [data-slot='value'] {
    order: -1;
    container-type: inline-size;
    contain-intrinsic-inline-size: calc(var(--at-figure, 0) * 1em + 1px);
    font-size: ${size.h1};
    line-height: 1.2;
    overflow-wrap: normal;
  }
  ${widths}
  & bdi {
    display: block;
    font-size: min(1em, max(${size.h4}, 100cqi / var(--at-figure, 1)));
    font-weight: 600;
    line-height: calc(1.2 * ${size.h1}); /* same height in every size, so that the labels align */
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & > [data-slot='value']:not([data-figure]) {
    container-type: normal;
    overflow-wrap: anywhere;
  }
  & > [data-none] {
    color: ${color['text-muted']};
    font-size: ${size.large};
    font-weight: 400;
    line-height: calc(1.2 * ${size.h1});
  }
  & > [data-slot='help'] {
    max-inline-size: 60ch;
    color: ${color['text-muted']};
    font-size: ${size.small};
    text-wrap: pretty;
  }
`;

/** The groups of a figure, with a place to wrap between them. */
const figure = (text: string) =>
  digitGroups(text).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ));

/**
 * A number with its label and an explanation. `data-part="stat"`; the value has `data-figure`, its width in em, if it is a
 * string or number, and `data-none` if there is none.
 */
export const Stat = memo(function Stat({ label, value, help, labels, ...rest }: StatProps) {
  const words = useLabels('stat', englishStatLabels, labels);
  const none = value === null || value === undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return (
    <Root data-part="stat" {...rest}>
      <dt>{label}</dt>
      <dd
        data-slot="value"
        data-none={none || undefined}
        data-figure={text === undefined ? undefined : figureWidth(text)}
      >
        {none ? words.none : <bdi>{text === undefined ? value : figure(text)}</bdi>}
      </dd>
      {help && <dd data-slot="help">{help}</dd>}
    </Root>
  );
});
