interface KeyLike {
  nativeEvent?: KeyLike;
  isComposing?: boolean;
  keyCode?: number;
}

/**
 * Whether a key press belongs to an input method, such as the Enter that confirms a Japanese word. Safari reports the
 * press that ends the composition without `isComposing`, but with the `keyCode` 229 (UI Events, 4.5.3 and A.1.1).
 */
export const isComposing = (event: KeyLike): boolean => {
  const native = event.nativeEvent ?? event;
  return native.isComposing === true || native.keyCode === 229;
};
