'use client';
import {
  memo,
  useId,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { X } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishChipLabels } from './chip-labels.js';
import { Root } from './chip.styles.js';
import { showWhole } from '../../foundation/show-whole.js';
import { watchHeldKeys } from '../../foundation/keys/held-keys.js';

watchHeldKeys();

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** Neutral and primary only distinguish chips; success, warning and error express a state. */
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'error' | undefined;
  /**
   * The shape of a state, so that it is not expressed by colour alone: dashed for a draft, outline for open, half for
   * limited, solid for full or closed.
   */
  shape?: 'outline' | 'dashed' | 'half' | 'solid' | undefined;
  /** An icon before the text. */
  start?: ReactNode;
  /** Makes the chip removable. After a removal, the parent must move the focus to the next chip or the field. */
  onRemove?: ((event: SyntheticEvent) => void) | undefined;
  /** Prefix of the remove button's accessible name, followed by the text of the chip. Default: Remove. */
  removeLabel?: string | undefined;
}

/**
 * A state, a tag or a selected value in a few words. Keyboard, when removable: Enter, Space, Delete and Backspace on
 * its button remove it. `data-part="chip"`, with `data-tone` and `data-shape`. Source: WCAG 2.2, 1.4.1 for its shapes.
 */
export const Chip = memo(function Chip({
  tone = 'neutral',
  shape,
  start,
  onRemove,
  removeLabel,
  children,
  ...rest
}: ChipProps) {
  const id = useId();
  const { remove } = useLabels('chip', englishChipLabels);
  const removeByKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || isComposing(event)) return;
    event.preventDefault();
    onRemove?.(event);
  };
  return (
    <Root data-part="chip" {...rest} data-tone={tone} data-shape={shape}>
      {shape && <span data-slot="mark" />}
      {start}
      <span data-slot="label" dir="auto" id={onRemove && `${id}words`} onPointerEnter={showWhole}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          data-slot="remove"
          id={`${id}remove`}
          aria-label={removeLabel ?? remove}
          aria-labelledby={`${id}remove ${id}words`}
          onClick={onRemove}
          onKeyDown={removeByKey}
        >
          <X aria-hidden />
        </button>
      )}
    </Root>
  );
});
