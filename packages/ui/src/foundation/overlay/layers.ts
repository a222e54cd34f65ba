import { focusedElement } from '../focus/active-element.js';
import { isComposing } from '../keys/is-composing.js';
import { watchHeldKeys } from '../keys/held-keys.js';
import { hasForeignAt, isInForeign, knownElements } from './foreign-element.js';

watchHeldKeys();

/** An overlay on the stack: a popup, menu or dialog that can be dismissed. */
export interface Layer {
  /** The elements of the layer: its popup, and the anchor that it is attached to, if any. */
  elements: () => readonly (Element | null)[];
  /** The dialog element of a modal layer. Layers below it receive no events while it is open. */
  modal?: HTMLDialogElement | undefined;
  /** Whether the layer is part of the page and only receives Escape: no click of the user has opened it. */
  isInPage?: boolean | undefined;
  /** Called when Escape is pressed and this is the topmost layer. */
  onEscape: (event: KeyboardEvent) => void;
  /**
   * Called when the primary button of a pointer goes down outside the layer. A modal layer is called for every press;
   * `handled` is true when a layer above it was also called, or when an element of an extension was pressed. `target` is
   * the pressed element, also in an open shadow root.
   */
  onPress?: ((event: PointerEvent, handled: boolean, target: EventTarget | undefined) => void) | undefined;
  /** Called when focus moves outside the layer, also into a frame. */
  onFocusOut?: ((event: FocusEvent) => void) | undefined;
}

/** The open layers, bottommost first. */
const stack: Layer[] = [];
const topModalListeners = new Set<() => void>();

/** A pointer gesture of several clicks that is longer than this, in ms, cannot have opened the topmost layer. */
const GESTURE = 1000;
/** The time until which the gesture that opened the topmost layer may go on, for example with a second click. */
let gestureUntil = 0;
/** A press during that time. Its number of clicks is known with `mousedown`. */
let pendingPress: { event: PointerEvent; path: readonly EventTarget[] } | undefined;
/** The elements of the page when the first layer opened. */
let known: ReadonlySet<Element> = new Set();

const isOpening = () => performance.now() < gestureUntil;

/** Returns an element and its ancestors, across shadow roots. */
function pathOf(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) path.push(at);
  return path;
}

/** Whether an element of `inner` is inside an element of `outer`, for example its anchor. */
const isInside = (inner: Layer, outer: Layer) =>
  inner.elements().some((element) => {
    const path = element ? pathOf(element) : [];
    return outer.elements().some((other) => other && other !== element && path.includes(other));
  });

/** Whether a path leads through a layer or a layer opened from it, even if that layer is mounted elsewhere in the DOM. */
const belongs = (layer: Layer, path: readonly EventTarget[]): boolean =>
  layer.elements().some((element) => element && path.includes(element)) ||
  stack.slice(stack.indexOf(layer) + 1).some((other) => isInside(other, layer) && belongs(other, path));

const topModalIndex = () => stack.findLastIndex(({ modal }) => modal);
const layersOutside = (event: Event, path: readonly EventTarget[]) =>
  isInForeign(event, path, known)
    ? []
    : stack
        .slice(topModalIndex() + 1)
        .filter((layer) => !belongs(layer, path))
        .toReversed();

function press(event: PointerEvent, path: readonly EventTarget[]) {
  const modal = stack[topModalIndex()];
  const notified = layersOutside(event, path);
  for (const layer of notified) layer.onPress?.(event, false, path[0]);
  modal?.onPress?.(event, notified.length > 0 || hasForeignAt(event), path[0]);
}

function handlePointerDown(event: PointerEvent) {
  if (event.button > 0) return; // opens the browser's menu, or a link in a new tab
  const path = event.composedPath();
  if (isOpening() && event.pointerType === 'mouse') pendingPress = { event, path };
  else press(event, path);
}

function handleMouseDown(event: MouseEvent) {
  const pending = pendingPress;
  pendingPress = undefined;
  if (event.detail > 1) return;
  gestureUntil = 0;
  if (pending) press(pending.event, pending.path);
}

/** The second click of a double click does nothing in the layer that the first click opened, and does not close it. */
function handleClick(event: MouseEvent) {
  if (event.detail < 2 || !isOpening()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Sends Escape to the topmost layer. Ignores other keys, events that were already handled, and keys of an input method.
 */
export function handleEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
  event.preventDefault(); // prevents the browser and other handlers from closing anything on the same key press
  if (!event.repeat) stack.at(-1)?.onEscape(event); // a key that is kept pressed closes only one layer
}

function moveFocus(event: FocusEvent, to: Element) {
  for (const layer of layersOutside(event, pathOf(to))) layer.onFocusOut?.(event);
}
let handledFocusOut: FocusEvent | undefined;
function handleFocusOut(event: FocusEvent) {
  if (handledFocusOut === event) return; // by the listener of a shadow root
  handledFocusOut = event;
  if (event.relatedTarget instanceof Element) moveFocus(event, event.relatedTarget);
}

/** A press in a frame is an event of its own document. The page only loses the focus to the frame. */
function handleBlur(event: FocusEvent) {
  setTimeout(() => {
    const focused = focusedElement();
    if (focused?.matches('iframe, object, embed')) moveFocus(event, focused);
  });
}

function listen(add: boolean) {
  const change = add ? 'addEventListener' : 'removeEventListener';
  window[change]('pointerdown', handlePointerDown as EventListener, true);
  window[change]('mousedown', handleMouseDown as EventListener, true);
  window[change]('click', handleClick as EventListener, true);
  window[change]('blur', handleBlur as EventListener);
  document[change]('keydown', handleEscape as EventListener);
  document[change]('focusout', handleFocusOut as EventListener);
}

/** Moves of the focus inside a shadow root are not events of the document. */
function listenInShadow(layer: Layer): (() => void) | undefined {
  const root = layer
    .elements()
    .find((element) => element)
    ?.getRootNode();
  if (!(root instanceof ShadowRoot)) return undefined;
  const handle = handleFocusOut as EventListener;
  root.addEventListener('focusout', handle);
  return () => root.removeEventListener('focusout', handle);
}

/**
 * Adds a layer to the stack and returns a function that removes it. Only the topmost layer receives Escape. A press or
 * a focus change is sent to every layer that it is outside of, down to the topmost modal layer. The page has listeners
 * only while a layer is open.
 */
export function openLayer(layer: Layer): () => void {
  if (stack.length === 0) {
    listen(true);
    known = knownElements();
  }
  if (!layer.isInPage) gestureUntil = performance.now() + GESTURE;
  const stopInShadow = listenInShadow(layer);
  // Children mounted in the same commit register before their parents, so registration order is not stacking order.
  const above = stack.findIndex((other) => isInside(other, layer));
  stack.splice(above < 0 ? stack.length : above, 0, layer);
  notify(layer);
  return () => {
    const at = stack.indexOf(layer);
    if (at < 0) return;
    stack.splice(at, 1);
    stopInShadow?.();
    if (stack.length === 0) listen(false);
    notify(layer);
  };
}

function notify({ modal }: Layer) {
  if (modal) for (const listener of topModalListeners) listener();
}

/** Returns the topmost modal dialog, or null. Everything outside it is inert. */
export const modalOnTop = (): HTMLDialogElement | null => stack[topModalIndex()]?.modal ?? null;

/** Calls `listener` when the topmost modal dialog may have changed. Returns a function that unsubscribes. */
export function subscribeTopModal(listener: () => void): () => void {
  topModalListeners.add(listener);
  return () => void topModalListeners.delete(listener);
}
