import { describe, expect, it } from 'vitest';
import { keysOfInterface, nameErrors, textsOf } from './check-labels.mjs';

const errorsIn = (code: string) => textsOf('component.tsx', code).errors;

describe('The check of labels', () => {
  it.each([
    ['between tags', '<p>No records</p>'],
    ['in an attribute', '<button aria-label="Close" />'],
    ['in a chosen attribute', `<input placeholder={search ? 'Type a name' : undefined} />`],
    ['as a condition in an element', `<p>{open ? 'Show less' : more}</p>`],
    ['as the default of a prop', `function Chip({ removeLabel = 'Remove' }) {}`],
    ['as a fallback', `const text = label ?? 'Not given'`],
    ['in a template', 'const text = label ?? `${count} more`'],
    ['as English labels beside the component', `const english = { close: 'Close' }`],
    ['in an announcement', `announce('Copied')`],
  ])('finds a text %s', (_where, code) => {
    expect(errorsIn(code)).toHaveLength(1);
  });

  it('accepts labels, tokens and keys', () => {
    expect(
      errorsIn(`
        function Field({ variant = 'filled', labels, ...rest }) {
          const text = useLabels('field', english, labels);
          if (event.key === 'ArrowDown') announce(text.opened);
          return <input type="text" data-part="field" aria-label={text.search} {...rest} />;
        }
      `),
    ).toEqual([]);
  });

  it('finds names that only the components or only the packs know', () => {
    const { names } = textsOf('chip.tsx', `useLabels('chip', english); useLabels('chips', english)`);
    const inPacks = keysOfInterface('labels.ts', 'export interface Labels { chip: A; badge: B }', 'Labels');
    expect(nameErrors(names, inPacks)).toEqual([
      "useLabels('chips') is not in locale/labels.ts",
      'No component uses the labels of badge',
    ]);
  });
});
