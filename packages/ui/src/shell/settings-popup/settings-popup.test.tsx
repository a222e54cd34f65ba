import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { presets as ours } from '../../theme/index.js';
import { presetOption, SettingsPopup, type PresetOption, type Settings, type SettingsPopupProps } from './index.js';
import { settingsPopupKeys } from './settings-popup.keys.js';

const settings: Settings = {
  mode: 'light',
  presetColor: 'theme5',
  themeDirection: 'ltr',
  menuOrientation: 'vertical',
  fontFamily: 'Poppins',
  borderRadius: 8,
  outlinedFilled: true,
  container: true,
  miniDrawer: false,
};

const popup = (props: object = {}) => (
  <SettingsPopup settings={settings} onSettingsChange={() => {}} onReset={() => {}} {...props} />
);
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
    const modes = () =>
      page
        .getByRole('radiogroup', { name: 'Mode' })
        .getByRole('radio')
        .elements()
        .map((radio) => (radio as HTMLInputElement).value);
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
    for (const name of ['Ink', 'Spruce', 'Prune', 'Lagoon', 'Copper', 'Cobalt', 'Moss'])
      expect(presets.getByRole('radio', { name }).elements()).toHaveLength(1);
    await expect.element(page.getByText('Cobalt', { exact: true })).toBeVisible();
    await presets.getByRole('radio', { name: 'Prune' }).click();
    await expect.element(page.getByText('Prune', { exact: true }).first()).toBeVisible();
    expect(page.getByText('Cobalt', { exact: true }).elements()).toHaveLength(0);
  });

  it('offers the presets that it is given, each under its own name and in its own colour', async () => {
    type Own = 'x-harbour' | 'x-brick' | 'theme1';
    const change = vi.fn<(change: Partial<Settings<Own>>) => void>();
    const presets: PresetOption<Own>[] = [
      presetOption('x-harbour', { name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 }),
      { id: 'x-brick', name: 'Brick', swatch: 'rgb(163, 59, 42)' },
      presetOption('theme1', ours.theme1),
    ];
    const screen = await render(
      <SettingsPopup
        defaultOpen
        presets={presets}
        settings={{ presetColor: 'x-harbour' }}
        onSettingsChange={change}
        onReset={() => {}}
        labels={{ presets: { 'x-brick': 'Backstein' } }}
      />,
    );
    const radios = () => page.getByRole('radiogroup', { name: 'Colours' }).getByRole('radio');
    expect(
      radios()
        .elements()
        .map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).checked]),
    ).toEqual([
      ['x-harbour', true],
      ['x-brick', false],
      ['theme1', false],
    ]);
    expect(getComputedStyle(screen.getByRole('radio', { name: 'Backstein' }).element()).backgroundColor).toBe(
      'rgb(163, 59, 42)',
    );
    expect(getComputedStyle(screen.getByRole('radio', { name: 'Harbour' }).element()).backgroundColor).toBe(
      'oklch(0.52 0.12 230)',
    );
    (screen.getByRole('radio', { name: 'Backstein' }).element() as HTMLElement).click();
    expect(change).toHaveBeenLastCalledWith({ presetColor: 'x-brick' });
  });

  it('marks none where the chosen preset is not on offer, as one that a page no longer has', async () => {
    await render(
      <SettingsPopup
        defaultOpen
        settings={{ presetColor: 'x-gone' as never }}
        onSettingsChange={() => {}}
        onReset={() => {}}
      />,
    );
    expect(
      page
        .getByRole('radio')
        .elements()
        .filter((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([]);
  });

  it('takes no preset that is not on offer', () => {
    const own = [presetOption('x-harbour', { name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 })];
    // @ts-expect-error: the seven are not on offer where others are given
    expect(
      <SettingsPopup
        presets={own}
        settings={{ presetColor: 'theme1' }}
        onSettingsChange={() => {}}
        onReset={() => {}}
      />,
    ).toBeTruthy();
    // @ts-expect-error: without presets of one's own they are the seven
    expect(
      <SettingsPopup settings={{ presetColor: 'x-harbour' }} onSettingsChange={() => {}} onReset={() => {}} />,
    ).toBeTruthy();
  });

  it('offers nothing that it was not given', async () => {
    await render(
      <SettingsPopup
        defaultOpen
        settings={{ mode: 'dark', borderRadius: 4 }}
        onSettingsChange={() => {}}
        onReset={() => {}}
      />,
    );
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    expect(page.getByRole('slider').elements()).toHaveLength(1);
    expect(page.getByRole('switch').elements()).toHaveLength(0);
    expect(
      [...document.querySelectorAll('[data-slot="group"]')].filter((group) => group.checkVisibility()),
    ).toHaveLength(2); // no empty room where a group has nothing
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
