import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customPropertiesOf } from '../../../.storybook/custom-properties.ts';

const of = (component: string) => customPropertiesOf(join(import.meta.dirname, '../src', component));

describe('The custom properties on the page of a component', () => {
  it.each([
    ['inputs/button', '--button-fill', '--at-primary'],
    ['overlays/drawer', '--extent', '400px'],
    ['display/table', '--table-top', 'var(--head, 0px)'],
    ['layout/side-panel', '--side-panel-top', 'calc(var(--head, 0px) + 16px)'],
  ])('include that of %s, %s, with its default', (component, name, fallback) => {
    expect(of(component).own).toContainEqual({ name, fallback });
  });

  it('omit those that only the library sets', () => {
    const names = ['overlays/menu', 'overlays/popover', 'feedback/snackbar'].flatMap((component) =>
      of(component).own.map(({ name }) => name),
    );
    expect(names).not.toContain('--available-height');
    expect(names).not.toContain('--above-actions');
  });
});
