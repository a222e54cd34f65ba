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
 * Whether two sets of props show the same. Elements count by what they are made of, since JSX makes new ones at each render; everything else, handlers included,
 * by identity. For `memo` of a part that stands on a page by the hundred and is given elements: it is left alone while nothing in it changes.
 */
export function sameContent(before: object, after: object): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && same(before[name as keyof object], after[name as keyof object]))
  );
}
