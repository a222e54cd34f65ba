'use client';
import { memo, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useStyledClass } from '../../foundation/styled-class.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Root } from './accordion.styles.js';
import { Section, type AccordionReason, type HeadingLevel } from './section.js';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The name of the button. */
  title: ReactNode;
  /** A second line below the title, announced after the name of the button. */
  description?: ReactNode;
  /** A decorative icon before the title. */
  start?: ReactNode;
  /** Content next to the button, such as a chip or an action. It is not part of the button. */
  end?: ReactNode;
  /** Makes the title a heading of this level. Without it, the button is not part of the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: AccordionReason; event: Event }) => void) | undefined;
  /** Whether the disclosure is disabled. Its button remains focusable, so that screen readers announce it. */
  disabled?: boolean | undefined;
}

/**
 * A button that shows and hides its content: an accordion of one item. Keys: Enter and Space (native button). Find in
 * page opens it. `data-part="disclosure"`, with `data-open` and `data-disabled`; `data-slot` header, trigger, panel.
 * Source: WAI-ARIA APG, disclosure pattern.
 */
export const Disclosure = memo(function Disclosure({
  title,
  description,
  start,
  end,
  headingLevel,
  open,
  defaultOpen = false,
  onOpenChange,
  disabled,
  className,
  id,
  children,
  ...rest
}: DisclosureProps) {
  const own = useId();
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: AccordionReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  return (
    <div
      data-part="disclosure"
      {...rest}
      id={id}
      className={useStyledClass(Root, className)}
      data-open={isOpen || undefined}
      data-disabled={disabled || undefined}
    >
      <Section
        id={id ?? own}
        {...{ title, description, start, end, headingLevel, disabled, isOpen }}
        isRegion={false}
        onToggle={(reason, event) => setOpen(!isOpen, { reason, event })}
      >
        {children}
      </Section>
    </div>
  );
});
