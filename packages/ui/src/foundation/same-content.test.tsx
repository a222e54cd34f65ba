import { describe, expect, it } from 'vitest';
import { sameContent } from './same-content.js';

const press = () => undefined;
const Mark = ({ children }: { children: string }) => <b>{children}</b>;

describe('sameContent', () => {
  it.each([
    [
      'strings, numbers and undefined',
      { title: 'Scanner', count: 3, text: undefined },
      { title: 'Scanner', count: 3, text: undefined },
    ],
    ['elements of the same kind with the same props', { children: <Mark>new</Mark> }, { children: <Mark>new</Mark> }],
    [
      'arrays and fragments of elements',
      {
        actions: (
          <>
            <button onClick={press}>Open</button>
            {[<i key="a" />]}
          </>
        ),
      },
      {
        actions: (
          <>
            <button onClick={press}>Open</button>
            {[<i key="a" />]}
          </>
        ),
      },
    ],
  ])('returns true for %s', (_, before, after) => {
    expect(sameContent(before, after)).toBe(true);
  });

  it.each<[string, object, object]>([
    ['a different string', { title: 'Scanner' }, { title: 'Lamp' }],
    ['an additional prop', { title: 'Scanner' }, { title: 'Scanner', text: 'x' }],
    ['a different prop with the same value', { title: undefined }, { text: undefined }],
    ['a different element type', { children: <i>new</i> }, { children: <b>new</b> }],
    ['a different key', { children: <i key="a" /> }, { children: <i key="b" /> }],
    [
      'a different string in a nested element',
      {
        children: (
          <p>
            <Mark>new</Mark> device
          </p>
        ),
      },
      {
        children: (
          <p>
            <Mark>old</Mark> device
          </p>
        ),
      },
    ],
    [
      'a different handler',
      { children: <button onClick={() => undefined} /> },
      { children: <button onClick={() => undefined} /> },
    ],
    ['a string instead of an element', { children: <i /> }, { children: 'i' }],
    ['an additional child', { children: [<i key="a" />] }, { children: [<i key="a" />, <i key="b" />] }],
    ['a different object with the same values', { style: { color: 'red' } }, { style: { color: 'red' } }],
  ])('returns false for %s', (_, before, after) => {
    expect(sameContent(before, after)).toBe(false);
  });
});
