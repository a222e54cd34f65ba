'use client';
import { memo, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { PressedRoot } from './pressed-card.styles.js';

export interface SelectableCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'title' | 'children' | 'type' | 'size'
> {
  /** One of several that share a `name`, or any number of them. */
  type?: 'radio' | 'checkbox' | undefined;
  /** What is chosen: the words of the choice. */
  title: ReactNode;
  subtitle?: ReactNode;
  media?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * A choice with the room of a card, pressed anywhere. The choice is a native radio or check box, which takes the ref and all further props; class name and style are
 * the card's. Put several into a `fieldset` with a `legend`. Keyboard: as the native input.
 * `data-part="card"` on the card, `data-part="card-choice"` on the input. Source: WAI-ARIA APG, radio group and checkbox patterns.
 */
export const SelectableCard = memo(function SelectableCard({
  type = 'radio',
  title,
  subtitle,
  media,
  footer,
  children,
  className,
  style,
  id,
  ...rest
}: SelectableCardProps) {
  const own = useId();
  const input = id ?? own;
  return (
    <PressedRoot data-part="card" className={className} style={style}>
      <div data-slot="header" style={{ flexWrap: 'nowrap' }}>
        <div data-slot="words">
          <label htmlFor={input} data-slot="title">
            <span data-slot="press">{title}</span>
          </label>
          {subtitle && (
            <p data-slot="subtitle" id={`${input}-subtitle`}>
              {subtitle}
            </p>
          )}
        </div>
        <input
          aria-describedby={subtitle ? `${input}-subtitle` : undefined}
          data-part="card-choice"
          {...rest}
          type={type}
          id={input}
          data-slot="choice"
        />
      </div>
      {media && <div data-slot="media">{media}</div>}
      {children !== undefined && <div data-slot="body">{children}</div>}
      {footer && <div data-slot="footer">{footer}</div>}
    </PressedRoot>
  );
});
