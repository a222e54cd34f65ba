'use client';
import { createElement, memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** States what is missing, such as "No devices yet". */
  title: ReactNode;
  /** Explains why it is missing and what will appear here. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Heading level of the title. Without it the title is plain text. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px 16px;
  padding-block: 8px;
  color: ${color.text};
  & > [data-slot='icon'] {
    flex: none;
    color: ${color['text-muted']};
  }
  & > [data-slot='icon'] > svg {
    display: block;
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  & > [data-slot='words'] {
    flex: 1 1 220px;
    min-inline-size: 0;
    max-inline-size: 60ch;
  }
  & [data-slot='title'] {
    margin: 0;
    font-size: ${size.h4};
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
  }
  & [data-slot='text'] {
    margin-block-start: 4px;
    color: ${color['text-muted']};
    text-wrap: pretty;
  }
  & [data-slot='action'] {
    margin-block-start: 16px;
  }
`;

/**
 * Replaces an empty list: states what will appear here, why it is empty, and the next step. `data-part="empty-state"`.
 */
export const EmptyState = memo(function EmptyState({
  title,
  children,
  action,
  icon,
  headingLevel,
  ...rest
}: EmptyStateProps) {
  return (
    <Root data-part="empty-state" {...rest}>
      {icon && (
        <div data-slot="icon" aria-hidden>
          {icon}
        </div>
      )}
      <div data-slot="words">
        {createElement(headingLevel ? `h${headingLevel}` : 'p', { 'data-slot': 'title' }, title)}
        {children && <div data-slot="text">{children}</div>}
        {action && <div data-slot="action">{action}</div>}
      </div>
    </Root>
  );
});
