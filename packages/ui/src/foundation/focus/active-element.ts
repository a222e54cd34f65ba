/** Returns the document or the shadow root that contains a node. */
export function rootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** Whether an element has the focus. `document.activeElement` is only the host of an element in a shadow root. */
export const isFocused = (element: Element): boolean => rootOf(element).activeElement === element;

/** Whether an element or one of its descendants has the focus. */
export const holdsFocus = (element: Element): boolean => element.contains(rootOf(element).activeElement);

/** Returns the focused element, also inside open shadow roots. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Whether no element has the focus, for example because the focused one was removed. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;
