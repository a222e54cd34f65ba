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
/** The conformance test clones its element, so this wrapper passes the props on to the popup. */
function Opened(props: object) {
  return popup({ defaultOpen: true, popup: props });
}

/** Stores the settings as an application does. */
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
  it.each(settingsPopupKeys)('$keys: $does', async (row) => {
    const change = vi.fn<(change: Partial<Settings>) => void>();
    await render(<Kept onSettingsChange={change} />);
    await walkKeys(row, { focusFirst: trigger().element() as HTMLElement });
    const [role, name] = row.focus;
    expect(document.activeElement).toBe(page.getByRole(role, { name, exact: true }).element());
    expect(change.mock.lastCall?.[0]).toEqual(row.changed);
  });

  it('offers light and dark, and system only if requested (S2.72)', async () => {
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

  it('offers every appearance setting and reports each change under its name in the specification', async () => {
    const change = vi.fn<(change: Partial<Settings>) => void>();
    await render(<Kept defaultOpen onSettingsChange={change} />);
    const choose = async (role: 'radio' | 'switch', name: string, expected: Partial<Settings>) => {
      (page.getByRole(role, { name }).element() as HTMLElement).click();
      await vi.waitFor(() => expect(change).toHaveBeenLastCalledWith(expected));
    };
    await choose('radio', 'Dark', { mode: 'dark' });
    await choose('radio', 'Moss', { presetColor: 'theme6' });
    await choose('radio', 'Roboto', { fontFamily: 'Roboto' });
    await choose('switch', 'Filled fields', { outlinedFilled: false });
    await choose('radio', 'Right to left', { themeDirection: 'rtl' });
    await choose('radio', 'At the top', { menuOrientation: 'horizontal' });
    await choose('switch', 'Show an icon bar when the menu is closed', { miniDrawer: true });
    await choose('switch', 'Limit the page width', { container: false });
    (page.getByRole('slider', { name: 'Corner radius' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    expect(change).toHaveBeenLastCalledWith({ borderRadius: 16 });
  });

  it('offers the seven presets by name, not only by colour, and shows the name of the selected one', async () => {
    await render(<Kept defaultOpen labels={{ presets: { theme2: 'Prune' } }} />);
    const presets = page.getByRole('radiogroup', { name: 'Theme' });
    for (const name of ['Ink', 'Spruce', 'Prune', 'Lagoon', 'Copper', 'Cobalt', 'Moss'])
      expect(presets.getByRole('radio', { name }).elements()).toHaveLength(1);
    await expect.element(page.getByText('Cobalt', { exact: true })).toBeVisible();
    await presets.getByRole('radio', { name: 'Prune' }).click();
    await expect.element(page.getByText('Prune', { exact: true }).first()).toBeVisible();
    expect(page.getByText('Cobalt', { exact: true }).elements()).toHaveLength(0);
  });

  it('offers the given presets with their names and colours', async () => {
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
    const radios = () => page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio');
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

  it('selects no swatch if the selected preset is not available', async () => {
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

  it('accepts only available presets', () => {
    const own = [presetOption('x-harbour', { name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 })];
    const handlers = { onSettingsChange: () => {}, onReset: () => {} };
    // @ts-expect-error: a preset of the library is not available if other presets are given
    expect(<SettingsPopup presets={own} settings={{ presetColor: 'theme1' }} {...handlers} />).toBeTruthy();
    // @ts-expect-error: without custom presets, only the library's seven are available
    expect(<SettingsPopup settings={{ presetColor: 'x-harbour' }} {...handlers} />).toBeTruthy();
  });

  it('does not show settings without a value', async () => {
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
    ).toHaveLength(2); // an empty group takes no space
  });

  it('stays open while settings change and are reset, so that the page serves as preview', async () => {
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
