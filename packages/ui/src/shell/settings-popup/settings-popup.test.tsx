import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { SettingsPopup, type Settings } from './settings-popup.js';

const settings: Settings = { mode: 'light', presetColor: 'theme5', themeDirection: 'ltr', fontFamily: 'Poppins', borderRadius: 8, outlinedFilled: true, container: true, miniDrawer: false };

const popup = (props: object = {}) => <SettingsPopup settings={settings} onSettingsChange={() => {}} onReset={() => {}} {...props} />;
describeConformance('SettingsPopup, its button', popup(), { part: 'settings-trigger', element: HTMLButtonElement });
describeConformance('SettingsPopup, open', <Opened />, { part: 'settings-popup', element: HTMLDivElement });
/** Conformance clones its element, so what is told to the popup comes through this wrapper. */
function Opened(props: object) {
  return popup({ defaultOpen: true, popup: props });
}

describe('SettingsPopup', () => {
  it('S2.72 holds the choice of light and dark', async () => {
    const change = vi.fn();
    await render(<SettingsPopup settings={settings} onSettingsChange={change} onReset={() => {}} />);
    await page.getByRole('button', { name: 'Appearance' }).click();
    expect((page.getByRole('radio', { name: 'Light' }).element() as HTMLInputElement).checked).toBe(true);
    (page.getByRole('radio', { name: 'Light' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(change).toHaveBeenCalledWith({ mode: 'dark' });
  });

  it('offers the seven presets by name, not by colour alone', async () => {
    await render(<SettingsPopup settings={settings} onSettingsChange={() => {}} onReset={() => {}} />);
    await page.getByRole('button', { name: 'Appearance' }).click();
    for (const name of ['Ink', 'Spruce', 'Plum', 'Lagoon', 'Copper', 'Cobalt', 'Moss']) expect(page.getByRole('radio', { name }).elements()).toHaveLength(1);
  });

  it('stays open while settings change, so that the page behind is the preview', async () => {
    await render(<SettingsPopup settings={settings} onSettingsChange={() => {}} onReset={() => {}} />);
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('switch', { name: 'Filled fields' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
  });
});
