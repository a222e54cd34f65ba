import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ModeSwitch } from './mode-switch.js';

describeConformance('ModeSwitch', <ModeSwitch mode="light" onModeChange={() => {}} />, { part: 'mode-switch', element: HTMLButtonElement });

describe('ModeSwitch', () => {
  it.each([
    ['S2.70 shows a sun in dark mode', 'dark', 'lucide-sun', 'Switch to light mode', 'light'],
    ['S2.71 shows a moon in light mode', 'light', 'lucide-moon', 'Switch to dark mode', 'dark'],
  ] as const)('%s', async (_, mode, icon, label, next) => {
    const changed = vi.fn();
    const screen = await render(<ModeSwitch mode={mode} onModeChange={changed} />);
    const button = screen.getByRole('button', { name: label });
    expect(button.element().querySelector(`.${icon}`)).not.toBeNull();
    await button.click();
    expect(changed).toHaveBeenCalledWith(next);
  });
});
