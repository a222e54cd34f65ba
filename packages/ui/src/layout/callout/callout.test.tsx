import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { recordAnnouncements } from '../../testing/announced.js';
import { Callout } from './callout.js';

describeConformance('Callout', <Callout title="Keep the damaged items">The assessor needs to see them.</Callout>, {
  part: 'callout',
  element: HTMLDivElement,
});

describe('Callout', () => {
  it('is a note named by its tone and title', async () => {
    await render(
      <Callout tone="warning" title="Early termination costs a fee">
        The fee is 1 %.
      </Callout>,
    );
    const note = page.getByRole('note', { name: 'Warning: Early termination costs a fee' });
    await expect.element(note).toBeVisible();
    expect(note.element().textContent).toContain('The fee is 1 %.');
  });

  it('without a title, is named by its tone in the given language', async () => {
    await render(
      <Callout tone="warning" labels={{ warning: 'Achtung' }}>
        Die Frist endet morgen.
      </Callout>,
    );
    await expect.element(page.getByRole('note', { name: 'Achtung' })).toBeVisible();
  });

  it('has a heading only with `headingLevel`', async () => {
    const screen = await render(<Callout title="Fees" />);
    expect(page.getByRole('heading').query()).toBeNull();
    await screen.rerender(<Callout title="Fees" headingLevel={4} />);
    await expect.element(page.getByRole('heading', { level: 4 })).toBeVisible();
  });

  it.each(['info', 'success', 'warning', 'error'] as const)('is not announced, with tone %s', async (tone) => {
    const announced = recordAnnouncements();
    await render(<Callout tone={tone}>Text</Callout>);
    expect(page.getByRole('alert').query()).toBeNull();
    expect(page.getByRole('status').query()).toBeNull();
    expect(announced).toEqual([]);
  });

  it('shows another icon for each tone, or none', async () => {
    const tones = ['info', 'success', 'warning', 'error'] as const;
    const { container } = await render(
      <>
        {tones.map((tone) => (
          <Callout key={tone} tone={tone} />
        ))}
        <Callout icon={null}>Text</Callout>
      </>,
    );
    const icons = [...container.querySelectorAll('[data-slot="icon"]')].map((icon) => icon.innerHTML);
    expect(new Set(icons).size).toBe(tones.length);
    expect(icons).toHaveLength(tones.length);
  });

  it('can be a landmark', async () => {
    await render(<Callout title="Help" render={<aside />} />);
    await expect.element(page.getByRole('complementary', { name: 'Note: Help' })).toBeVisible();
  });
});
