import { describe, expect, it } from 'vitest';
import { sameContent } from './same-content.js';

const press = () => undefined;
const Mark = ({ children }: { children: string }) => <b>{children}</b>;

describe('sameContent', () => {
  it.each([
    [
      'texts, numbers and nothing',
      { title: 'Scanner', count: 3, text: undefined },
      { title: 'Scanner', count: 3, text: undefined },
    ],
    ['elements of the same kind with the same props', { children: <Mark>new</Mark> }, { children: <Mark>new</Mark> }],
    [
      'lists and fragments of them',
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
  ])('is so for %s', (_, before, after) => {
    expect(sameContent(before, after)).toBe(true);
  });

  it.each<[string, object, object]>([
    ['another text', { title: 'Scanner' }, { title: 'Lamp' }],
    ['a prop more', { title: 'Scanner' }, { title: 'Scanner', text: 'x' }],
    ['a prop in place of another', { title: undefined }, { text: undefined }],
    ['another kind of element', { children: <i>new</i> }, { children: <b>new</b> }],
    ['another key', { children: <i key="a" /> }, { children: <i key="b" /> }],
    [
      'another text deep inside',
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
      'another handler',
      { children: <button onClick={() => undefined} /> },
      { children: <button onClick={() => undefined} /> },
    ],
    ['an element for a text', { children: <i /> }, { children: 'i' }],
    ['one child more', { children: [<i key="a" />] }, { children: [<i key="a" />, <i key="b" />] }],
    ['another object of the same values', { style: { color: 'red' } }, { style: { color: 'red' } }],
  ])('is not for %s', (_, before, after) => {
    expect(sameContent(before, after)).toBe(false);
  });
});
