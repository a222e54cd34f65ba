'use client';
import { memo, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useNativeDefault } from '../../foundation/field/native-defaults.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { PressedRoot } from './pressed-card.styles.js';

export interface SelectableCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'title' | 'children' | 'type' | 'size'
> {
  /** A radio allows one selected card per `name`; check boxes allow any number. */
  type?: 'radio' | 'checkbox' | undefined;
  /** Label of the option. */
  title: ReactNode;
  subtitle?: ReactNode;
  media?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * An option with the size of a card, clickable anywhere. The option is a native radio or check box, which receives the
 * ref and all other props; `className` and `style` apply to the card. Group several in a `fieldset` with a `legend`.
 * Keyboard: as the native input. `data-part="card"` on the card, `data-part="card-choice"` on the input. Source:
 * WAI-ARIA APG, radio group and checkbox patterns.
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
  ref,
  ...rest
}: SelectableCardProps) {
  const own = useId();
  const input = id ?? own;
  const [element, setElement] = useOwnRef(ref);
  useNativeDefault(element, rest.checked);
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
          ref={setElement}
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
