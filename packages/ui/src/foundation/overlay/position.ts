import {
  autoUpdate,
  computePosition,
  flip,
  hide,
  offset,
  shift,
  size,
  type Middleware,
  type Placement,
  type ReferenceType,
} from '@floating-ui/react';
import { sizeObserver } from '../environment/size-observer.js';
import { focusedElement, isFocusLost } from '../focus/active-element.js';
import { isRtl } from '../theme-root-of.js';
import { zoomedPlatform } from './zoomed-platform.js';

export type AnchoredPlacement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
/** `start` and `end` follow the text direction. The part after the hyphen is the alignment. */
export type LogicalPlacement = AnchoredPlacement | 'top' | 'bottom' | 'start' | 'end' | 'start-start' | 'end-start';
export type PopupPlacement = LogicalPlacement | 'left' | 'right';

/** How a popup fits into the viewport: flipped or shifted, with its distance to the anchor and its minimum height. */
export type PopupKind = 'popup' | 'listbox' | 'tooltip' | 'submenu' | 'submenu-in-place';

export interface AnchoredOptions {
  /** Default: `popup`. */
  kind?: PopupKind | undefined;
  /** Called after the popup is first positioned. */
  onPlaced?: (() => void) | undefined;
}

/** Sets `--available-height` to the height that a popup can have, at least `minimum` px. */
const limitHeight = (minimum: number) => (state: { availableHeight: number; elements: { floating: HTMLElement } }) =>
  state.elements.floating.style.setProperty('--available-height', `${Math.max(minimum, state.availableHeight)}px`);

const chains: Record<PopupKind, Middleware[]> = {
  popup: [
    offset(6),
    flip({ padding: 8 }),
    shift({ padding: 8 }),
    size({ padding: 8, apply: limitHeight(160) }),
    hide(),
  ],
  // A list wider than its field keeps the distance to the window; one of the same width stays at its field.
  listbox: [
    offset(4),
    flip({ padding: 8 }),
    shift(({ rects }) => ({ padding: rects.floating.width > rects.reference.width ? 8 : 0 })),
    size({
      padding: 8,
      apply: (state) => {
        limitHeight(120)(state);
        state.elements.floating.style.setProperty('--anchor-width', `${state.rects.reference.width}px`);
      },
    }),
    hide(),
  ],
  // If neither side has enough space, as on a phone, the tooltip is placed above or below. Long text scrolls.
  tooltip: [
    offset(6),
    flip({ padding: 8, crossAxis: false, fallbackAxisSideDirection: 'start' }),
    shift({ padding: 8, crossAxis: true }),
    size({ padding: 8, apply: limitHeight(48) }),
    hide(),
  ],
  // Aligns the first entry of the submenu with the entry that opens it (6 px of padding, 1 px of border). The submenu
  // overlaps the menu if neither side has enough space.
  submenu: [
    offset({ mainAxis: 2, crossAxis: -7 }),
    flip({ padding: 8 }),
    shift({ padding: 8, crossAxis: true }),
    size({ padding: 8, apply: limitHeight(160) }),
    hide(),
  ],
  'submenu-in-place': [
    offset(({ rects }) => -rects.reference.height),
    shift({ padding: 8, crossAxis: true }),
    size({
      padding: 8,
      apply: (state) => {
        limitHeight(160)(state);
        state.elements.floating.style.minWidth = `${state.rects.reference.width}px`;
        state.elements.floating.style.minHeight = `${state.rects.reference.height}px`;
      },
    }),
    hide(),
  ],
};

/** Converts a logical placement to a physical one of floating-ui. */
function physical(placement: PopupPlacement, floating: Element): Placement {
  const rtl = placement.startsWith('start') || placement.startsWith('end') ? isRtl(floating) : false;
  return placement.replace(/^(start|end)/, (side) => ((side === 'end') === rtl ? 'left' : 'right')) as Placement;
}

const wholePixels = (value: number) => {
  const ratio = window.devicePixelRatio || 1;
  return Math.round(value * ratio) / ratio;
};

/**
 * Calls `update` when the popup or its anchor is resized. Positioning may resize the popup itself, so the popup is not
 * observed until the next frame; otherwise the browser reports the error "ResizeObserver loop completed with
 * undelivered notifications".
 */
function onResize(element: HTMLElement, anchor: ReferenceType, update: () => Promise<void>): () => void {
  let lastSize = '';
  let frame = 0;
  const observer = sizeObserver((changes) => {
    const size = `${element.offsetWidth} ${element.offsetHeight}`;
    if (size === lastSize && changes.every(({ target }) => target === element)) return;
    lastSize = size;
    observer.unobserve(element);
    void update();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => observer.observe(element));
  });
  observer.observe(element);
  if (anchor instanceof Element) observer.observe(anchor);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/**
 * Hides a popup whose anchor is scrolled out of sight, and shows it again. A hidden element loses the focus, so that it
 * is restored. A popup that opens at an anchor out of sight is not hidden, because it has the focus.
 */
function createVisibility(element: HTMLElement) {
  let focused: Element | null = null;
  let isHidden = false;
  let wasVisible = false;
  return (isOutOfSight: boolean) => {
    wasVisible ||= !isOutOfSight;
    const hidden = wasVisible && isOutOfSight;
    if (hidden === isHidden) return;
    isHidden = hidden;
    if (hidden) focused = element.contains(focusedElement()) ? focusedElement() : null;
    element.style.visibility = hidden ? 'hidden' : '';
    if (!hidden && focused instanceof HTMLElement && isFocusLost()) focused.focus({ preventScroll: true });
  };
}

/** Keeps a popup at its anchor until the returned function is called. Calls `onPlaced` once. */
export function keepAt(
  anchor: ReferenceType,
  element: HTMLElement,
  placement: PopupPlacement,
  { kind = 'popup', onPlaced }: AnchoredOptions,
): () => void {
  const { platform, offset: moved } = zoomedPlatform(element);
  const hideWithAnchor = createVisibility(element);
  let isPlaced = false;
  const update = () =>
    computePosition(anchor, element, {
      placement: physical(placement, element),
      middleware: chains[kind],
      platform,
    }).then(({ x, y, middlewareData }) => {
      const by = moved();
      element.style.transform = `translate(${wholePixels(x + by.x)}px, ${wholePixels(y + by.y)}px)`;
      hideWithAnchor(middlewareData.hide?.referenceHidden ?? false);
      if (!isPlaced) onPlaced?.();
      isPlaced = true;
    });
  const unwatch = onResize(element, anchor, update);
  const stop = autoUpdate(anchor, element, () => void update(), { elementResize: false });
  return () => {
    unwatch();
    stop();
  };
}
