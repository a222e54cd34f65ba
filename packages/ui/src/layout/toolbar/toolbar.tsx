'use client';
import { memo, useMemo, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { createRovingFocus } from './roving-focus.js';
import { keepsArrows, toolbarTarget } from './toolbar-state.js';
import { Root } from './toolbar.styles.js';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: describes the object of the controls, such as "Text formatting". */
  label: string;
  /** Direction of the controls. It determines which arrow keys move the focus. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

const keepControlFocus = keepFocus('a, button, input, select, textarea, [tabindex]');

/**
 * Controls that are one tab stop: the arrow keys (in the reading direction), Home and End move the focus between them.
 * Contains buttons, links, menus and other controls, in any depth. The controls wrap if the row is too narrow.
 * `data-part="toolbar"`, with `data-orientation`. Source: WAI-ARIA APG, toolbar pattern.
 */
export const Toolbar = memo(function Toolbar({
  label,
  orientation = 'horizontal',
  className,
  ref,
  onKeyDown,
  onFocus,
  ...rest
}: ToolbarProps) {
  const [roving] = useState(createRovingFocus);
  const setElement = useMemo(() => mergeRefs<HTMLDivElement>(ref, roving.attach), [ref, roving]);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { currentTarget, target } = event;
    // React also delivers events of overlays that a control opened; they are outside the toolbar in the DOM.
    if (
      event.defaultPrevented ||
      isComposing(event) ||
      !(target instanceof HTMLElement) ||
      !currentTarget.contains(target)
    )
      return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || keepsArrows(target)) return;
    const controls = roving.controls();
    const next = toolbarTarget(event.key, controls.indexOf(target), controls.length, {
      orientation,
      rtl: isRtl(currentTarget),
    });
    if (next === null) return;
    event.preventDefault();
    controls[next]?.focus();
  };
  return (
    <div
      data-part="toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-orientation={orientation}
      {...rest}
      ref={setElement}
      className={useStyledClass(Root, className)}
      data-orientation={orientation}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        onFocus?.(event);
        if (event.currentTarget.contains(event.target)) roving.moveTo(event.target);
        keepControlFocus(event);
      }}
    />
  );
});
