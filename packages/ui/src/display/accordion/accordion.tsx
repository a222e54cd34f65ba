'use client';
import { memo, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { initiallyOpen, mostRegions, toggledItems } from './accordion-state.js';
import { Root } from './accordion.styles.js';
import { Section, type AccordionReason, type HeadingLevel } from './section.js';

export interface AccordionItem {
  /** Unique among the items. */
  value: string;
  /** The heading and the name of the button. */
  title: ReactNode;
  /** A second line below the title, announced after the name of the button. */
  description?: ReactNode;
  /** A decorative icon before the title. */
  start?: ReactNode;
  /** Content next to the button, such as a chip or an action. It is not part of the button. */
  end?: ReactNode;
  /** Content of the panel. It is mounted while the item is closed, so that find in page can open it. */
  content: ReactNode;
  /** Whether the item is disabled. Its button remains focusable, so that screen readers announce it. */
  disabled?: boolean | undefined;
}

const keepTriggerFocus = keepFocus('[data-slot="trigger"]');

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** Values of the open items (controlled). */
  open?: readonly string[] | undefined;
  /** Values of the items that are initially open (uncontrolled). */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the values of all open items when one opens or closes. */
  onOpenChange?:
    | ((open: readonly string[], details: { value: string; reason: AccordionReason; event: Event }) => void)
    | undefined;
  /** Closes the open item when another one opens. By default several items can be open. */
  single?: boolean | undefined;
  /** Level of the headings that contain the buttons. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Sections below each other, each with a heading that shows and hides its content. Keys: Enter and Space on a heading
 * (native button). Find in page opens the section with the text. `data-part="accordion"`; `data-slot` item (with
 * `data-open` and `data-disabled`), header, heading, trigger, panel. Source: WAI-ARIA APG, accordion pattern.
 */
export const Accordion = memo(function Accordion({
  items,
  open,
  defaultOpen = [],
  onOpenChange,
  single = false,
  headingLevel = 3,
  className,
  id,
  ...rest
}: AccordionProps) {
  const own = useId();
  const base = id ?? own;
  const [openValues, setOpen] = useControlled<
    readonly string[],
    [{ value: string; reason: AccordionReason; event: Event }]
  >(open, initiallyOpen(items, defaultOpen, single), onOpenChange);
  return (
    <div
      data-part="accordion"
      {...mergeProps({ onFocus: keepTriggerFocus }, rest)}
      id={id}
      className={useStyledClass(Root, className)}
    >
      {items.map((item, index) => {
        const isOpen = openValues.includes(item.value);
        return (
          <div
            key={item.value}
            data-slot="item"
            data-open={isOpen || undefined}
            data-disabled={item.disabled || undefined}
          >
            <Section
              id={`${base}-${index}`}
              title={item.title}
              description={item.description}
              start={item.start}
              end={item.end}
              disabled={item.disabled}
              headingLevel={headingLevel}
              isOpen={isOpen}
              isRegion={items.length <= mostRegions}
              onToggle={(reason, event) =>
                setOpen(toggledItems(items, openValues, item.value, single), { value: item.value, reason, event })
              }
            >
              {item.content}
            </Section>
          </div>
        );
      })}
    </div>
  );
});
