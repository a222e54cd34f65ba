import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Chip } from './chip.js';
import { chipKeys } from './chip.keys.js';

describeConformance('Chip', <Chip tone="success" shape="solid">Certified</Chip>, { part: 'chip', element: HTMLSpanElement });
describeConformance('Removable chip', <Chip onRemove={() => undefined}>MDA 0203</Chip>, { part: 'chip', element: HTMLSpanElement });

describe('Chip', () => {
  it.each(chipKeys)('$keys: $does', async (row) => {
    const removed = vi.fn<() => void>();
    const screen = await render(<Chip onRemove={removed}>MDA 0203</Chip>);
    await walkKeys(row, { focusFirst: screen.getByRole('button').element() as HTMLElement });
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it('names its remove button with what it removes', async () => {
    const screen = await render(<Chip onRemove={() => undefined} removeLabel="Retirer">MDA 0203</Chip>);
    await expect.element(screen.getByRole('button', { name: 'Retirer MDA 0203' })).toBeVisible();
  });

  it('has no button where it cannot be removed', async () => {
    const screen = await render(<Chip>Draft</Chip>);
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  it('shows each state in a form of its own, whatever its colour', async () => {
    const { container } = await render(
      <>
        {(['outline', 'dashed', 'half', 'solid'] as const).map((shape) => <Chip key={shape} shape={shape}>State</Chip>)}
      </>,
    );
    const forms = [...container.querySelectorAll<HTMLElement>('[data-slot="mark"]')].map((mark) => {
      const style = getComputedStyle(mark);
      return `${style.borderTopStyle} ${style.borderTopWidth} ${style.borderInlineStartWidth}`; // what forced colours keep
    });
    expect(new Set(forms).size).toBe(4);
  });

  it('shows the whole text where it was cut, and only there', async () => {
    const screen = await render(
      <>
        <span style={{ display: 'block', inlineSize: 120 }}><Chip>Software for the analysis of images of the retina</Chip></span>
        <Chip>Short</Chip>
      </>,
    );
    const long = screen.getByText(/Software/);
    await long.hover();
    expect(long.element().getAttribute('title')).toBe('Software for the analysis of images of the retina');
    await screen.getByText('Short').hover();
    expect(screen.getByText('Short').element().getAttribute('title')).toBeFalsy();
  });

  it('leaves at least 24 px for its remove button', async () => {
    const screen = await render(<Chip onRemove={() => undefined}>MDA 0203</Chip>);
    expect((screen.getByRole('button').element() as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(24);
  });
});
