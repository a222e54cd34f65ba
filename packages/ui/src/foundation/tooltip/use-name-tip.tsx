'use client';
import { lazy, Suspense, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { loadPosition } from '../overlay/load-position.js';
import type { NameTipProps } from './name-tip.js';

/** Loaded when an icon is first hovered or focused. */
const NameTip = lazy(() =>
  Promise.all([import('./name-tip.js'), loadPosition()]).then(
    ([{ NameTip: component }]) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/**
 * Shows the names of icons without text in a tooltip. Returns the handlers for the element that contains the icons, and
 * the tooltip to render next to it.
 * @param enabled whether the names are hidden
 */
export function useNameTip(enabled: boolean, beside = false) {
  const [props, setProps] = useState<NameTipProps>();
  const load = (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    if (props?.root !== event.currentTarget) setProps({ root: event.currentTarget, hovered: event.target, beside });
  };
  const tip: ReactNode = enabled && props && (
    <Suspense>
      <NameTip {...props} />
    </Suspense>
  );
  return { handlers: enabled ? { onPointerOver: load, onFocus: load } : {}, tip };
}
