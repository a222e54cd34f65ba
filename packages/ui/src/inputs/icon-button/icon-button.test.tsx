import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { buttonKeys } from '../button/button.keys.js';
import { IconButton } from './icon-button.js';

const ui = (
  <IconButton label="Edit device">
    <svg aria-hidden="true" />
  </IconButton>
);
describeConformance('IconButton', ui, { part: 'icon-button', element: HTMLButtonElement });

describe('IconButton', () => {
  it('has its label as accessible name', async () => {
    const screen = await render(ui);
    await expect.element(screen.getByRole('button', { name: 'Edit device' })).toBeVisible();
  });

  it.each(buttonKeys)('$keys: $does', async (row) => {
    const onClick = vi.fn();
    const screen = await render(
      <IconButton label="Edit device" onClick={onClick}>
        <svg aria-hidden="true" />
      </IconButton>,
    );
    await walkKeys(row, { focusFirst: screen.getByRole('button').element() as HTMLElement });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is a square of at least 24 px in every size', async () => {
    const screen = await render(
      <>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <IconButton key={size} label={size} size={size}>
            <svg aria-hidden="true" />
          </IconButton>
        ))}
      </>,
    );
    for (const element of screen.getByRole('button').elements()) {
      const { width, height } = element.getBoundingClientRect();
      expect(width).toBe(height);
      expect(width).toBeGreaterThanOrEqual(24);
    }
  });
});
