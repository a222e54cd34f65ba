import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { LanguagePicker } from './language-picker.js';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'ro', name: 'Română' },
  { code: 'zh', name: '中文' },
];
const picker = (value: string, change = vi.fn<(code: string) => void>()) => (
  <LanguagePicker languages={languages} value={value} onValueChange={change} />
);

describeConformance('LanguagePicker', picker('fr'), { part: 'language-picker', element: HTMLButtonElement });

describe('LanguagePicker', () => {
  it('shows the current language as two letters (S2.67)', async () => {
    const screen = await render(picker('ro'));
    expect(screen.getByRole('button', { name: 'RO Language: Română' }).element().firstElementChild?.textContent).toBe(
      'RO',
    );
  });

  it('shows a translate icon for English (S2.68)', async () => {
    const screen = await render(picker('en'));
    expect(screen.getByRole('button').element().querySelector('svg path[d="m5 8 6 6"]')).not.toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Language: English', exact: true })).toBeVisible();
  });

  it('shows the icon for the language of `iconFor`, or for no language if it is null', async () => {
    const screen = await render(
      <LanguagePicker languages={languages} value="fr" onValueChange={vi.fn()} iconFor="fr" />,
    );
    expect(screen.getByRole('button').element().querySelector('svg path[d="m5 8 6 6"]')).not.toBeNull();
    await screen.rerender(<LanguagePicker languages={languages} value="en" onValueChange={vi.fn()} iconFor={null} />);
    expect(screen.getByRole('button').element().firstElementChild?.textContent).toBe('EN');
  });

  it('offers each language by its native name, with its `lang` attribute (S2.66)', async () => {
    const screen = await render(picker('en'));
    await screen.getByRole('button').click();
    const entries = page.getByRole('menuitemradio').elements();
    expect(entries.map((entry) => [entry.getAttribute('lang'), entry.textContent])).toEqual(
      languages.map(({ code, name }) => [code, name]),
    );
  });

  it('offers English, French, Romanian and Chinese by default (S2.66)', async () => {
    const change = vi.fn<(code: 'en' | 'fr' | 'ro' | 'zh') => void>();
    const screen = await render(<LanguagePicker value="zh" onValueChange={change} />);
    await screen.getByRole('button', { name: 'ZH Language: 中文' }).click();
    expect(
      page
        .getByRole('menuitemradio')
        .elements()
        .map((entry) => entry.textContent),
    ).toEqual(['English', 'Français', 'Română', '中文']);
    // @ts-expect-error: Arabic is not among them
    expect(<LanguagePicker value="ar" onValueChange={change} />).toBeTruthy();
  });

  it('accepts and reports the codes of custom languages, also in its types', async () => {
    const own = [
      { code: 'pt-BR', name: 'Português' },
      { code: 'ar', name: 'العربية' },
    ] as const;
    const change = vi.fn<(code: 'pt-BR' | 'ar') => void>();
    const screen = await render(<LanguagePicker languages={own} value="pt-BR" onValueChange={change} />);
    await screen.getByRole('button', { name: 'PT Language: Português' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    expect(change).toHaveBeenLastCalledWith('ar');
    // @ts-expect-error: English is not among them
    expect(<LanguagePicker languages={own} value="en" onValueChange={change} />).toBeTruthy();
  });

  it('opens at the current language and selects by keyboard', async () => {
    const change = vi.fn();
    const screen = await render(picker('fr', change));
    (screen.getByRole('button').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Français');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(change).toHaveBeenCalledWith('ro');
  });
});
