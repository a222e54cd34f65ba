import { describe, expect, it } from 'vitest';
import { moveOf, pointAfter } from './chart-state.js';

const extent = { count: 4, visible: [0, 2] };

describe('moves', () => {
  it('along the categories follow the reading direction', () => {
    const press = { along: 'inline', count: 4 } as const;
    expect(moveOf({ ...press, key: 'ArrowLeft', rtl: true })).toEqual({ of: 'at', by: 1 });
    expect(moveOf({ ...press, key: 'ArrowLeft', rtl: false })).toEqual({ of: 'at', by: -1 });
    expect(moveOf({ ...press, key: 'a', rtl: false })).toBeUndefined();
  });

  it('with page keys go over a tenth of the categories', () => {
    expect(moveOf({ key: 'PageDown', along: 'inline', rtl: false, count: 230 })).toEqual({ of: 'at', by: 23 });
  });
});

describe('the point after a move', () => {
  it('skips hidden series and stops at the ends', () => {
    expect(pointAfter({ series: 0, at: 1 }, { of: 'series', by: 1 }, extent)).toEqual({ series: 2, at: 1 });
    expect(pointAfter({ series: 2, at: 1 }, { of: 'series', by: 1 }, extent)).toEqual({ series: 2, at: 1 });
    expect(pointAfter({ series: 0, at: 3 }, { of: 'at', by: 1 }, extent)).toEqual({ series: 0, at: 3 });
  });

  it('is the first one from outside, also if its series was hidden meanwhile', () => {
    expect(pointAfter(null, { of: 'at', by: 1 }, extent)).toEqual({ series: 0, at: 0 });
    expect(pointAfter({ series: 1, at: 3 }, { of: 'at', by: 1 }, extent)).toEqual({ series: 0, at: 3 });
  });

  it('does not exist without categories or visible series', () => {
    expect(pointAfter(null, { to: 'last' }, { count: 0, visible: [0] })).toBeNull();
    expect(pointAfter(null, { to: 'last' }, { count: 3, visible: [] })).toBeNull();
  });
});
