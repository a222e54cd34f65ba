import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { SettingsPopup, type Settings, type SettingsPopupProps } from './settings-popup.js';
import { settingsPopupKeys } from './settings-popup.keys.js';

const settings: Settings = {
  mode: 'light', presetColor: 'theme5', themeDirection: 'ltr', menuOrientation: 'vertical', fontFamily: 'Poppins', borderRadius: 8, outlinedFilled: true, container: true, miniDrawer: false,
};

const popup = (props: object = {}) => <SettingsPopup settings={settings} onSettingsChange={() => {}} onReset={() => {}} {...props} />;
describeConformance('SettingsPopup, its button', popup(), { part: 'settings-trigger', element: HTMLButtonElement });
describeConformance('SettingsPopup, open', <Opened />, { part: 'settings-popup', element: HTMLDivElement });
/** Conformance clones its element, so what is told to the popup comes through this wrapper. */
function Opened(props: object) {
  return popup({ defaultOpen: true, popup: props });
}

/** Keeps the settings as an application does. */
function Kept({ onSettingsChange, ...props }: Partial<SettingsPopupProps>) {
  const [kept, setKept] = useState<Partial<Settings>>(props.settings ?? settings);
  return (
    <SettingsPopup
      onReset={() => setKept(settings)}
      {...props}
      settings={kept}
      onSettingsChange={(change) => {
        setKept({ ...kept, ...change });
        onSettingsChange?.(change);
      }}
    />
  );
}

const trigger = () => page.getByRole('button', { name: 'Appearance' });

describe('SettingsPopup', () => {
  it.each(settingsPopupKeys)('$keys $does', async (row) => {
    const change = vi.fn<(change: Partial<Settings>) => void>();
    await render(<Kept onSettingsChange={change} />);
    await walkKeys(row, { focusFirst: trigger().element() as HTMLElement });
    const [role, name] = row.focus;
    expect(document.activeElement).toBe(page.getByRole(role, { name, exact: true }).element());
    expect(change.mock.lastCall?.[0]).toEqual(row.changed);
  });

  it('S2.72 holds the choice of light and dark; system is offered only where it is asked for', async () => {
    const shown = await render(<Kept defaultOpen />);
    const modes = () => page.getByRole('radiogroup', { name: 'Mode' }).getByRole('radio').elements().map((radio) => (radio as HTMLInputElement).value);
    expect(modes()).toEqual(['light', 'dark']);
    expect((page.getByRole('radio', { name: 'Light' }).element() as HTMLInputElement).checked).toBe(true);
    await shown.rerender(<Kept defaultOpen modes={['system', 'light', 'dark']} />);
    expect(modes()).toEqual(['system', 'light', 'dark']);
  });

  it('offers every preference of the looks, and tells each change by its name in the specification', async () => {
    const change = vi.fn<(change: Partial<Settings>) => void>();
    await render(<Kept defaultOpen onSettingsChange={change} />);
    const choose = async (role: 'radio' | 'switch', name: string, told: Partial<Settings>) => {
      (page.getByRole(role, { name }).element() as HTMLElement).click();
      await vi.waitFor(() => expect(change).toHaveBeenLastCalledWith(told));
    };
    await choose('radio', 'Dark', { mode: 'dark' });
    await choose('radio', 'Moss', { presetColor: 'theme6' });
    await choose('radio', 'Roboto', { fontFamily: 'Roboto' });
    await choose('switch', 'Filled fields', { outlinedFilled: false });
    await choose('radio', 'Right to left', { themeDirection: 'rtl' });
    await choose('radio', 'On top', { menuOrientation: 'horizontal' });
    await choose('switch', 'Keep a rail when the menu is closed', { miniDrawer: true });
    await choose('switch', 'Limit the width of pages', { container: false });
    (page.getByRole('slider', { name: 'Corner radius' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    expect(change).toHaveBeenLastCalledWith({ borderRadius: 16 });
  });

  it('offers the seven presets by name, not by colour alone, and says which is chosen', async () => {
    await render(<Kept defaultOpen labels={{ presets: { theme2: 'Prune' } }} />);
    const presets = page.getByRole('radiogroup', { name: 'Colours' });
    for (const name of ['Ink', 'Spruce', 'Prune', 'Lagoon', 'Copper', 'Cobalt', 'Moss']) expect(presets.getByRole('radio', { name }).elements()).toHaveLength(1);
    await expect.element(page.getByText('Cobalt', { exact: true })).toBeVisible();
    await presets.getByRole('radio', { name: 'Prune' }).click();
    await expect.element(page.getByText('Prune', { exact: true }).first()).toBeVisible();
    expect(page.getByText('Cobalt', { exact: true }).elements()).toHaveLength(0);
  });

  it('offers nothing that it was not given', async () => {
    await render(<SettingsPopup defaultOpen settings={{ mode: 'dark', borderRadius: 4 }} onSettingsChange={() => {}} onReset={() => {}} />);
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    expect(page.getByRole('slider').elements()).toHaveLength(1);
    expect(page.getByRole('switch').elements()).toHaveLength(0);
  });

  it('stays open while settings change and are reset, so that the page behind is the preview', async () => {
    const reset = vi.fn<() => void>();
    await render(<Kept onReset={reset} />);
    await trigger().click();
    await page.getByText('Filled fields').click();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    expect(reset).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    expect(document.activeElement).toBe(trigger().element());
  });
});
