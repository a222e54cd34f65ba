'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Tooltip } from '../../overlays/tooltip/tooltip.js';
import { Root } from './code-mark.styles.js';
import { hueOf } from './hue-of.js';

export interface CodeMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** As people write it, with its space: 'MDA 0203'. */
  code: string;
  /** What the code stands for, in the reader's language. */
  label: string;
  /** The group that the code belongs to; it decides the hue of the band, and says nothing else. */
  group: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows the label beside the code, and needs no tooltip then. */
  withLabel?: boolean | undefined;
  /** Whether the keyboard reaches it for its tooltip. Off inside of what takes the focus itself: a link, an option, a button. */
  focusable?: boolean | undefined;
}

/**
 * A designation code with a band in the hue of its group; its label appears on hover and on focus. The same wherever a code stands.
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
      {withLabel ? <span data-slot="label">{label}</span> : <VisuallyHidden>, {label}</VisuallyHidden>}
    </Root>
  );
  if (withLabel) return mark;
  return (
    <Tooltip label={label} relation="none">
      {mark}
    </Tooltip>
  );
});
