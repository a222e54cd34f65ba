'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Check } from '../../foundation/glyphs.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Root } from './chip.styles.js';
import { showWhole } from '../../foundation/show-whole.js';

export interface SelectableChipProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect'> {
  /** Whether the chip is selected (controlled). */
  selected?: boolean | undefined;
  /** Whether the chip is selected initially (uncontrolled). */
  defaultSelected?: boolean | undefined;
  /** Called when the chip is selected or deselected. */
  onSelectedChange?: ((selected: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
  /** An icon before the text. A tick replaces it while the chip is selected. */
  start?: ReactNode;
}

/**
 * A chip that is on or off, such as a filter. Keyboard: Enter and Space toggle it (native button). `data-part="chip"`,
 * with `data-selectable` and `aria-pressed`. Source: WAI-ARIA APG, button pattern (toggle).
 */
export const SelectableChip = memo(function SelectableChip({
  selected,
  defaultSelected = false,
  onSelectedChange,
  start,
  onClick,
  children,
  ...rest
}: SelectableChipProps) {
  const [on, setOn] = useControlled(selected, defaultSelected, onSelectedChange);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOn(!on, { event });
  };
  return (
    <Root
      as="button"
      data-part="chip"
      {...({ type: 'button', ...rest } as object)}
      data-selectable=""
      data-tone={on ? 'primary' : 'neutral'}
      aria-pressed={on}
      onClick={press as never}
    >
      {on ? <Check aria-hidden /> : start}
      <span data-slot="label" dir="auto" onPointerEnter={showWhole}>
        {children}
      </span>
    </Root>
  );
});
