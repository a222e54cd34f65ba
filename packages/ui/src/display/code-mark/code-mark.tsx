'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Tooltip } from '../../foundation/tooltip/tooltip.js';
import { Root } from './code-mark.styles.js';
import { hueOf } from './hue-of.js';

export interface CodeMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The code as it is usually written, with its space: 'MDA 0203'. */
  code: string;
  /** Meaning of the code, in the language of the page. */
  label: string;
  /** Group of the code. It only determines the hue of the band. */
  group: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows the label next to the code instead of in a tooltip. */
  withLabel?: boolean | undefined;
  /**
   * Whether the mark is focusable, so that keyboard users can open the tooltip. Set it to false inside a focusable
   * element: a link, an option or a button.
   */
  focusable?: boolean | undefined;
}

/**
 * A designation code with a band in the hue of its group. Its label appears on hover and on focus.
 * `data-part="code-mark"`, with `data-hue` (1 to 12) and `data-size`. Keyboard: as the tooltip.
 */
export const CodeMark = memo(function CodeMark({
  code,
  label,
  group,
  size = 'medium',
  withLabel = false,
  focusable = true,
  ...rest
}: CodeMarkProps) {
  const mark = (
    <Root
      data-part="code-mark"
      tabIndex={focusable && !withLabel ? 0 : undefined}
      {...rest}
      data-hue={hueOf(group)}
      data-size={size}
    >
      <span data-slot="code">
        <bdi dir="ltr">{code}</bdi>
      </span>
      {withLabel ? (
        <span data-slot="label">
          <bdi>{label}</bdi>
        </span>
      ) : (
        <VisuallyHidden>, {label}</VisuallyHidden>
      )}
    </Root>
  );
  if (withLabel) return mark;
  return (
    <Tooltip label={label} relation="none">
      {mark}
    </Tooltip>
  );
});
