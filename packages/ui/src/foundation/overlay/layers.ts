/** An overlay on the stack: a popup, menu or dialog that can be dismissed. */
export interface Layer {
  /** The elements of the layer: its popup, and the anchor that it is attached to, if any. */
  elements: () => readonly (Element | null)[];
  /** The dialog element of a modal layer. Layers below it receive no events while it is open. */
  modal?: HTMLDialogElement | undefined;
  /** Called when Escape is pressed and this is the topmost layer. */
  onEscape: (event: KeyboardEvent) => void;
  /**
   * Called when a pointer goes down outside the layer. A modal layer is called for every press; `handled` is true when
   * a layer above it was also called.
   */
  onPress?: ((event: PointerEvent, handled: boolean) => void) | undefined;
  /** Called when focus moves outside the layer. */
  onFocusOut?: ((event: FocusEvent) => void) | undefined;
}

/** The open layers, bottommost first. */
const stack: Layer[] = [];
const topModalListeners = new Set<() => void>();

const contains = (layer: Layer, node: Node) => layer.elements().some((element) => element?.contains(node));

/** Whether an element of `inner` is inside an element of `outer`, for example its anchor. */
const isInside = (inner: Layer, outer: Layer) =>
  inner
    .elements()
    .some((element) => element && outer.elements().some((other) => other !== element && other?.contains(element)));

/** Whether a node is inside a layer or a layer opened from it, even if that layer is mounted elsewhere in the DOM. */
const belongs = (layer: Layer, node: Node): boolean =>
  contains(layer, node) ||
  stack.slice(stack.indexOf(layer) + 1).some((other) => isInside(other, layer) && belongs(other, node));

const topModalIndex = () => stack.findLastIndex(({ modal }) => modal);
const layersOutside = (target: EventTarget | null) =>
  stack
    .slice(topModalIndex() + 1)
    .filter((layer) => !(target instanceof Node && belongs(layer, target)))
    .toReversed();

function handlePress(event: PointerEvent) {
  const modal = stack[topModalIndex()];
  const notified = layersOutside(event.target);
  for (const layer of notified) layer.onPress?.(event, false);
  modal?.onPress?.(event, notified.length > 0);
}

/**
 * Sends Escape to the topmost layer. Ignores other keys, events that were already handled, and keys pressed during IME
 * composition.
 */
export function handleEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault(); // prevents the browser and other handlers from closing anything on the same key press
  if (!event.repeat) stack.at(-1)?.onEscape(event); // a key that is kept pressed closes only one layer
}

function handleFocusOut(event: FocusEvent) {
  if (event.relatedTarget) for (const layer of layersOutside(event.relatedTarget)) layer.onFocusOut?.(event);
}

/**
 * Adds a layer to the stack and returns a function that removes it. Only the topmost layer receives Escape. A press or
 * a focus change is sent to every layer that it is outside of, down to the topmost modal layer. The document has
 * listeners only while a layer is open.
 */
export function openLayer(layer: Layer): () => void {
  if (stack.length === 0) {
    document.addEventListener('pointerdown', handlePress, true);
    document.addEventListener('keydown', handleEscape);
    document.addEventListener('focusout', handleFocusOut);
  }
  // Children mounted in the same commit register before their parents, so registration order is not stacking order.
  const above = stack.findIndex((other) => isInside(other, layer));
  stack.splice(above < 0 ? stack.length : above, 0, layer);
  notify(layer);
  return () => {
    const at = stack.indexOf(layer);
    if (at < 0) return;
    stack.splice(at, 1);
    if (stack.length === 0) {
      document.removeEventListener('pointerdown', handlePress, true);
      document.removeEventListener('keydown', handleEscape);
      document.removeEventListener('focusout', handleFocusOut);
    }
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
