'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isText, textOf } from '../../foundation/compose.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { color, size } from '../../theme/tokens.js';
import { englishDescriptionLabels, type DescriptionListLabels } from './description-list-labels.js';

export interface DescriptionItem {
  /** Name of the attribute; short. */
  term: ReactNode;
  /** Its value. Null, undefined and the empty string show `labels.none`. */
  description: ReactNode;
  /** React key. Required when two terms are equal or a term is not a string. */
  id?: string | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly DescriptionItem[];
  labels?: DescriptionListLabels | undefined;
}

const Root = styled.div`
  container-type: inline-size;
  color: ${color.text};
  & > dl {
    margin: 0;
  }
  & dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 4px 24px;
    align-items: baseline;
    padding-block: 10px;
    border-block-end: 1px solid ${color.line};
  }
  & dl > div:last-child {
    border-block-end: 0;
  }
  & dt {
    color: ${color['text-muted']};
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    max-inline-size: 75ch;
    overflow-wrap: anywhere;
  }
  & dd > div {
    unicode-bidi: plaintext; /* isolates text; elements in it inherit the direction of the page */
  }
  & [data-slot='none'] {
    color: ${color['text-muted']};
  }
  @container (inline-size < 30rem) {
    & dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & dt {
      font-size: ${size.small};
    }
  }
`;

const isNone = (value: ReactNode) => value === null || value === undefined || value === '';

/**
 * The attributes of one item: terms and descriptions side by side, or one below the other in a narrow container.
 * `data-part="description-list"`.
 */
export const DescriptionList = memo(function DescriptionList({ items, labels, ...rest }: DescriptionListProps) {
  const text = useLabels('descriptionList', englishDescriptionLabels, labels);
  return (
    <Root data-part="description-list" {...rest}>
      <dl>
        {items.map(({ term, description, id }) => (
          <div key={id ?? textOf(term)}>
            <dt>{term}</dt>
            <dd>
              {isNone(description) ? (
                <span data-slot="none">{text.none}</span>
              ) : isText(description) ? (
                <bdi>{description}</bdi>
              ) : (
                <div>{description}</div>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
});
