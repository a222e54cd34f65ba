import { isValidElement } from 'react';

const same = (before: unknown, after: unknown): boolean => {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before))
    return (
      Array.isArray(after) && before.length === after.length && before.every((one, index) => same(one, after[index]))
    );
  return (
    isValidElement<object>(before) &&
    isValidElement<object>(after) &&
    before.type === after.type &&
    before.key === after.key &&
    sameContent(before.props, after.props)
  );
};

/**
 * Returns whether two sets of props render the same content. Compares React elements by type, key and props, because
 * JSX creates new elements on each render. Compares all other values, including handlers, by identity. For use with
 * `memo` in components that are rendered hundreds of times on a page and receive elements as props.
 */
export function sameContent(before: object, after: object): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && same(before[name as keyof object], after[name as keyof object]))
  );
}
