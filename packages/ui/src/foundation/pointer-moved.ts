/**
 * Whether a pointer event is a movement of the pointer, unlike the events that a browser fires because the element below
 * a resting pointer opened or scrolled. Events of a script, such as those of a testing library, have no movement, but
 * are always meant.
 */
export const hasPointerMoved = ({
  movementX,
  movementY,
  nativeEvent,
}: {
  movementX: number;
  movementY: number;
  nativeEvent: { isTrusted: boolean };
}): boolean => !nativeEvent.isTrusted || movementX !== 0 || movementY !== 0;
