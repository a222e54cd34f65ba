'use client';
import { memo, useId, type ComponentPropsWithRef, type CSSProperties, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useControlled } from '../../foundation/use-controlled.js';
import { color, size } from '../../theme/tokens.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { showWhole } from '../../foundation/show-whole.js';
import { englishTruncateLabels, type TruncateLabels } from './truncate-labels.js';

export interface TruncateProps extends ComponentPropsWithRef<'div'> {
  /** Number of visible lines. */
  lines?: number | undefined;
  /**
   * Adds a button that shows the full text, for text that users should read completely. Without it, the full text is
   * only shown on hover. Screen readers always announce it.
   */
  expandable?: boolean | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: 'press'; event: MouseEvent }) => void) | undefined;
  labels?: TruncateLabels | undefined;
}

const Root = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  & > [data-slot='words'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  &[data-open] > [data-slot='words'] {
    display: block;
  }
  & > button {
    appearance: none;
    min-block-size: ${size.target};
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${size['radius-small']};
    background: none;
    color: ${color['primary-text']};
    font: inherit;
    font-weight: 500;
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  & > button:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
`;

/**
 * Text that is truncated after some lines. The full text remains available to screen readers, search and copying.
 * `data-part="truncate"`, with `data-open`. Source: WAI-ARIA APG, disclosure pattern, where it is expandable.
 */
export const Truncate = memo(function Truncate({
  lines = 1,
  expandable,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  style,
  children,
  ...rest
}: TruncateProps) {
  const id = useId();
  const text = useLabels('truncate', englishTruncateLabels, labels);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  return (
    <Root
      data-part="truncate"
      {...rest}
      data-open={isOpen || undefined}
      style={{ '--lines': lines, ...style } as CSSProperties}
    >
      <div id={id} data-slot="words" dir="auto" onPointerEnter={isOpen ? undefined : showWhole}>
        {children}
      </div>
      {expandable && (
        <button
          type="button"
          data-slot="more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={(event) => setOpen(!isOpen, { reason: 'press', event })}
        >
          {isOpen ? text.less : text.more}
        </button>
      )}
    </Root>
  );
});
