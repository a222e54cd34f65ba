import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ModeSwitch } from './mode-switch.js';

describeConformance('ModeSwitch', <ModeSwitch mode="light" onModeChange={() => {}} />, {
  part: 'mode-switch',
  element: HTMLButtonElement,
});

describe('ModeSwitch', () => {
  it.each([
    ['shows a sun in dark mode (S2.70)', 'dark', 'svg > circle', 'Switch to light mode', 'light'],
    ['shows a moon in light mode (S2.71)', 'light', 'svg > path:only-child', 'Switch to dark mode', 'dark'],
  ] as const)('%s', async (_, mode, icon, label, next) => {
    const changed = vi.fn();
    const screen = await render(<ModeSwitch mode={mode} onModeChange={changed} />);
    const button = screen.getByRole('button', { name: label });
    expect(button.element().querySelector(icon)).not.toBeNull();
    await button.click();
    expect(changed).toHaveBeenCalledWith(next);
  });

  it('shows and follows the device preference in system mode, and switches to the opposite', async () => {
    const device = new EventTarget() as EventTarget & { matches: boolean };
    device.matches = true;
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList);
    const changed = vi.fn();
    const screen = await render(<ModeSwitch mode="system" onModeChange={changed} />);
    await screen.getByRole('button', { name: 'Switch to light mode' }).click();
    expect(changed).toHaveBeenLastCalledWith('light');
    device.matches = false;
    device.dispatchEvent(new Event('change'));
    await screen.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(changed).toHaveBeenLastCalledWith('dark');
    media.mockRestore();
  });
});
