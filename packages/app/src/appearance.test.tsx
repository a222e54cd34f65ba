import { en } from '@attesta/ui/locale/en';
import { fr } from '@attesta/ui/locale/fr';
import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import french from './platform/i18n/fr/portal.json';
import { $preferences, preferencesChanged } from './platform/preferences/model';
import { defaultPreferences, presetColors, type Preferences } from './platform/preferences/preferences';
import { openPortal } from './testing/portal-page';

const words = en('en').settingsPopup;
const labels = fr('fr');
const root = document.documentElement;
const popup = () => page.getByRole('dialog', { name: 'Appearance' });
const openSettings = () => page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click();
const families = () => new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));

describe('a preference', () => {
  it.each<[keyof Preferences, Partial<Preferences>, () => unknown, unknown]>([
    ['mode', { mode: 'dark' }, () => root.getAttribute('data-mode'), 'dark'],
    ['presetColor', { presetColor: 'theme2' }, () => root.getAttribute('data-preset'), 'theme2'],
    ['themeDirection', { themeDirection: 'rtl' }, () => root.getAttribute('dir'), 'rtl'],
    ['outlinedFilled', { outlinedFilled: false }, () => root.getAttribute('data-fields'), 'outlined'],
    ['container', { container: false }, () => root.getAttribute('data-container'), 'full'],
    ['borderRadius', { borderRadius: 14 }, () => root.style.getPropertyValue('--at-radius'), '14px'],
    ['fontFamily', { fontFamily: 'Inter' }, () => getComputedStyle(document.body).fontFamily.includes('Inter'), true],
    ['i18n', { i18n: 'ro' }, () => root.lang, 'ro'],
  ])(
    '%s changes the page at once, and after a reload (S3.20, S3.21, S3.22, S3.23, S3.24, S3.26, S3.27, S3.28)',
    async (_, change, shown, value) => {
      const scope = await openPortal();
      await expect.element(page.getByRole('main')).toBeVisible();
      expect(shown()).not.toBe(value);
      await allSettled(preferencesChanged, { scope, params: change });
      await expect.poll(shown).toBe(value);
      await openPortal({ isReload: true });
      await expect.poll(shown).toBe(value);
    },
  );

  it('of the font or of Chinese loads the font (S3.20)', async () => {
    const scope = await openPortal();
    for (const [change, family] of [
      [{ fontFamily: 'Inter' }, 'Inter Variable'],
      [{ fontFamily: 'Roboto' }, 'Roboto Variable'],
      [{ i18n: 'zh' }, 'Noto Sans SC Variable'],
    ] as const) {
      await allSettled(preferencesChanged, { scope, params: change });
      await vi.waitFor(() => expect(families()).toContain(family));
    }
  });
});

describe('the settings popup', () => {
  it('changes each preference (S2.72, D.60)', async () => {
    const scope = await openPortal();
    await openSettings();
    const now = () => scope.getState($preferences);
    for (const [label, key, value] of [
      ['Dark', 'mode', 'dark'],
      ['Inter', 'fontFamily', 'Inter'],
      ['Right to left', 'themeDirection', 'rtl'],
      ['At the top', 'menuOrientation', 'horizontal'],
    ] as const) {
      await userEvent.click(popup().getByRole('radio', { name: label }), { force: true });
      await expect.poll(() => now()[key]).toBe(value);
    }
    for (const key of ['outlinedFilled', 'miniDrawer', 'container'] as const) {
      const before = now()[key];
      const label = { outlinedFilled: words.filled, miniDrawer: words.rail, container: words.container }[key];
      await userEvent.click(popup().getByRole('switch', { name: label }), { force: true });
      await expect.poll(() => now()[key]).toBe(!before);
    }
    const slider = popup().getByRole('slider');
    slider.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => now().borderRadius).toBe(10);
    await popup()
      .getByRole('button', { name: /Restore|Reset/ })
      .click();
    await expect.poll(now).toEqual(defaultPreferences);
  });

  it('is in the language of the user, and keeps another installed font selectable (S1.18, D.158)', async () => {
    await openPortal({ preferences: { i18n: 'fr', fontFamily: 'Georgia' } });
    await page.getByRole('banner').getByRole('button', { name: labels.settingsPopup.title }).click();
    const dialog = page.getByRole('dialog', { name: labels.settingsPopup.title });
    await expect.element(dialog.getByRole('radio', { name: 'Georgia' })).toBeChecked();
    const { presets, title: _, close, system: _system, radiusValue: _radius, ...others } = labels.settingsPopup;
    const text = dialog.element().textContent;
    for (const word of Object.values(others)) expect(text).toContain(word);
    for (const preset of presetColors)
      await expect.element(dialog.getByRole('radio', { name: presets[preset]! })).toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: close })).toBeInTheDocument();
  });
});

describe('the controls of the header', () => {
  it('toggle the mode, there and back (S2.69, S4.46)', async () => {
    await openPortal();
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click();
    await vi.waitFor(() => expect(root).toHaveAttribute('data-mode', 'dark'));
    await page.getByRole('banner').getByRole('button', { name: 'Switch to light mode' }).click();
    await vi.waitFor(() => expect(root).toHaveAttribute('data-mode', 'light'));
  });

  it('choose the language (S2.66)', async () => {
    const scope = await openPortal();
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await vi.waitFor(() => expect(root.lang).toBe('fr'));
    expect(scope.getState($preferences).i18n).toBe('fr');
    await expect.element(page.getByRole('banner').getByRole('button', { name: french.commands.search })).toBeVisible();
  });

  it('are there before sign-in, too', async () => {
    await openPortal({ path: '/', user: null });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await vi.waitFor(() => expect(root).toHaveAttribute('data-mode', 'dark'));
    await expect.element(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  });
});
