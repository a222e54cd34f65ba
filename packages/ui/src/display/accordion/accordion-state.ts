/** Returns the values of the open items after one of them was toggled, in the order of `items`. */
export function toggledItems(
  items: readonly { value: string }[],
  open: readonly string[],
  value: string,
  single: boolean,
): readonly string[] {
  if (open.includes(value)) return open.filter((each) => each !== value);
  if (single) return [value];
  return items.map((item) => item.value).filter((each) => each === value || open.includes(each));
}

/** Returns the values that may be open initially: known ones, and at most one if only one item can be open. */
export const initiallyOpen = (
  items: readonly { value: string }[],
  open: readonly string[],
  single: boolean,
): readonly string[] => {
  const known = open.filter((value) => items.some((item) => item.value === value));
  return single ? known.slice(0, 1) : known;
};

/** The greatest number of panels with the role `region`. More landmarks make a page harder to navigate (APG). */
export const mostRegions = 6;
