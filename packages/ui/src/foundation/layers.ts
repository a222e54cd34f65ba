/** Something that floats over the page and closes again. */
export interface Layer {
  /** What belongs to it: its surface, and the element that it hangs on, if there is one. */
  elements: () => readonly (Element | null)[];
  /** The dialog of a modal layer. What lies beneath an open one hears nothing. */
  modal?: HTMLDialogElement | undefined;
  /** Escape was pressed, and this is the innermost layer. */
  onEscape: (event: KeyboardEvent) => void;
  /** A press began elsewhere. A modal layer hears of every press, wherever it was, and whether it was taken by what lies above. */
  onPress?: ((event: PointerEvent, taken: boolean) => void) | undefined;
  /** The focus went elsewhere. */
  onFocusOut?: ((event: FocusEvent) => void) | undefined;
}

/** All that is open, outermost first. */
const stack: Layer[] = [];
const watchers = new Set<() => void>();

const holds = (layer: Layer, node: Node) => layer.elements().some((element) => element?.contains(node));

/** Whether one hangs on something in the other. */
const isInside = (inner: Layer, outer: Layer) =>
  inner
    .elements()
    .some((element) => element && outer.elements().some((other) => other !== element && other?.contains(element)));

/** Whether a node belongs to a layer or to what opened from it, wherever that mounts. */
const belongs = (layer: Layer, node: Node): boolean =>
  holds(layer, node) ||
  stack.slice(stack.indexOf(layer) + 1).some((other) => isInside(other, layer) && belongs(other, node));

const topModalIndex = () => stack.findLastIndex(({ modal }) => modal);
const outside = (target: EventTarget | null) =>
  stack
    .slice(topModalIndex() + 1)
    .filter((layer) => !(target instanceof Node && belongs(layer, target)))
    .toReversed();

function press(event: PointerEvent) {
  const modal = stack[topModalIndex()];
  const struck = outside(event.target);
  for (const layer of struck) layer.onPress?.(event, false);
  modal?.onPress?.(event, struck.length > 0);
}

/** Gives Escape to the innermost layer. Any other key is left alone, and so is one that was taken already or that an input method composes with. */
export function takeEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault(); // neither the layer below nor the browser may close something with the same key
  if (!event.repeat) stack.at(-1)?.onEscape(event); // a key that is held down closes one layer, not all
}

function focus(event: FocusEvent) {
  if (event.relatedTarget) for (const layer of outside(event.relatedTarget)) layer.onFocusOut?.(event);
}

/**
 * Puts a layer on what is open already, and answers how to take it away. Escape reaches the innermost only; a press and the focus reach every layer that
 * they are outside of, down to the next modal one. Listeners exist only while something is open.
 */
export function openLayer(layer: Layer): () => void {
  if (stack.length === 0) {
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', takeEscape);
    document.addEventListener('focusout', focus);
  }
  // What is mounted together tells of itself from the inside out, so the order of telling is not the order of lying.
  const above = stack.findIndex((other) => isInside(other, layer));
  stack.splice(above < 0 ? stack.length : above, 0, layer);
  changed(layer);
  return () => {
    const at = stack.indexOf(layer);
    if (at < 0) return;
    stack.splice(at, 1);
    if (stack.length === 0) {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', takeEscape);
      document.removeEventListener('focusout', focus);
    }
    changed(layer);
  };
}

function changed({ modal }: Layer) {
  if (modal) for (const watcher of watchers) watcher();
}

/** The modal dialog that everything else is inert beneath, or null. */
export const modalOnTop = (): HTMLDialogElement | null => stack[topModalIndex()]?.modal ?? null;

/** Hears when another modal dialog, or none, is on top. */
export function watchModals(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
