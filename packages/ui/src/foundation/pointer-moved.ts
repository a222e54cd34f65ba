/**
 * Whether a pointer event is a movement of the pointer, unlike the events that a browser fires because the element below
 * a resting pointer opened or scrolled. Handle `pointermove`, and `pointerenter` or `pointerover`: an event of a script,
 * such as one of a testing library, enters an element without movement, and is no resting pointer.
 */
export const hasPointerMoved = (event: {
  type: string;
  movementX: number;
  movementY: number;
  nativeEvent: { isTrusted: boolean };
}): boolean =>
  event.type === 'pointermove' ? Boolean(event.movementX || event.movementY) : !event.nativeEvent.isTrusted;
