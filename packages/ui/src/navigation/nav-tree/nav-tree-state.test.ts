import { describe, expect, it } from 'vitest';
import { branchesTo, kindOf, type NavGroup } from './nav-tree-state.js';

const groups: NavGroup[] = [
  {
    id: 'devices',
    label: 'Medical devices',
    items: [
      { id: 'list', label: 'Your devices', href: '/list' },
      {
        id: 'by-stage',
        label: 'By stage',
        items: [
          { id: 'idea', label: 'Idea', href: '/idea' },
          { id: 'later', label: 'Later', items: [{ id: 'certified', label: 'Certified', href: '/certified' }] },
        ],
      },
    ],
  },
];

describe('Navigation entries', () => {
  it('are branches, links, or errors without `items` and `href`', () => {
    expect(kindOf({ id: 'a', label: 'A', items: [] })).toBe('branch');
    expect(kindOf({ id: 'a', label: 'A', href: '/' })).toBe('link');
    for (const broken of [null, undefined, { id: 'a', label: 'A' }, { id: 'a', label: 'A', href: '' }])
      expect(kindOf(broken)).toBe('error');
  });

  it('returns the branches of the active entry at any depth', () => {
    expect([...branchesTo(groups, 'certified')]).toEqual(['by-stage', 'later']);
    expect([...branchesTo(groups, 'idea')]).toEqual(['by-stage']);
    for (const id of ['list', 'unknown', undefined]) expect(branchesTo(groups, id).size).toBe(0);
  });
});
