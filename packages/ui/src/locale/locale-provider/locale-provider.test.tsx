import { memo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table, type TableColumn } from '../../display/table/index.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { Button } from '../../inputs/button/index.js';
import { DateField } from '../../inputs/date-field/index.js';
import { NumberField } from '../../inputs/number-field/index.js';
import { Pagination } from '../../navigation/pagination/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { ar } from '../ar/index.js';
import { de } from '../de/index.js';
import { fr } from '../fr/index.js';
import { ro } from '../ro/index.js';
import { LocaleProvider } from './index.js';

const textbox = () => page.getByRole('textbox');
const type = async (text: string) => {
  await textbox().fill(text);
  await userEvent.keyboard('{Enter}');
};

describe('LocaleProvider', () => {
  it('translates the components in it, also those in overlays', async () => {
    await render(
      <LocaleProvider locale="fr" labels={fr}>
        <Pagination total={24_000} />
        <Dialog title="Ajouter" defaultOpen>
          <Button loading>Enregistrer</Button>
        </Dialog>
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Enregistrer En cours' })).toBeVisible();
    expect(document.body.textContent).toContain('1 à 20 sur 24\u202F000');
  });

  it('is optional: without it, components are in US English', async () => {
    await render(
      <>
        <Pagination total={24_000} />
        <DateField label="Due" />
      </>,
    );
    await expect.element(page.getByText('1–20 of 24,000')).toBeVisible();
    await type('01/02/2026');
    await expect.element(textbox()).toHaveValue('Jan 2, 2026');
  });

  it('has lower priority than the labels and the locale of a component', async () => {
    await render(
      <LocaleProvider locale="de" labels={de}>
        <Pagination total={24} labels={{ next: 'Weiter', previous: undefined }} />
        <NumberField label="Betrag" locale="en" defaultValue={1234.5} />
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Vorherige Seite' })).toBeInTheDocument();
    await expect.element(textbox()).toHaveValue('1,234.5');
  });

  it('accepts some labels of some components, and keeps the others in English', async () => {
    await render(
      <LocaleProvider labels={{ pagination: { next: 'Forward' } }}>
        <Pagination total={24} />
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('button', { name: 'Forward' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeInTheDocument();
  });

  it('keeps the pack of the provider around it when only the locale differs', async () => {
    await render(
      <LocaleProvider locale="de" labels={de}>
        <LocaleProvider locale="de-CH">
          <Pagination total={24_000} />
        </LocaleProvider>
      </LocaleProvider>,
    );
    await expect.element(page.getByText("1–20 von 24'000")).toBeVisible();
  });

  it('reads and shows dates and numbers in the locale, with the digits of Intl', async () => {
    await render(
      <LocaleProvider locale="ar-EG" labels={ar}>
        <DateField label="التاريخ" />
      </LocaleProvider>,
    );
    await expect.element(page.getByText('يوم/شهر/سنة')).toBeVisible();
    await type('1/2/2026');
    await expect.element(textbox()).toHaveValue('١ فبراير ٢٠٢٦');
    await type('؟');
    await expect.element(page.getByText('أدخل تاريخًا', { exact: false })).toBeVisible();
  });

  it('sorts tables in the alphabetical order of the locale', async () => {
    const columns: TableColumn<{ name: string }>[] = [
      { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true, sortBy: ({ name }) => name },
    ];
    const names = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent);
    const list = (locale: string) => (
      <LocaleProvider locale={locale}>
        <Table
          caption="Names"
          columns={columns}
          rows={['Zoran', 'Ärla', 'Ana'].map((name) => ({ name }))}
          rowKey={({ name }) => name}
          defaultSort={{ column: 'name', direction: 'ascending' }}
        />
      </LocaleProvider>
    );
    const screen = await render(list('de'));
    expect(names()).toEqual(['Ana', 'Ärla', 'Zoran']);
    await screen.rerender(list('sv'));
    expect(names()).toEqual(['Ana', 'Zoran', 'Ärla']);
  });

  it('renders components again only when the language changes', async () => {
    const onRender = vi.fn();
    const english = { next: 'Next' };
    const Probe = memo(function Probe() {
      onRender(useLabels('pagination', english));
      return null;
    });
    const app = (locale: string, labels: typeof fr) => (
      <LocaleProvider locale={locale} labels={labels}>
        <Probe />
      </LocaleProvider>
    );
    const screen = await render(app('fr', fr));
    const count = onRender.mock.calls.length;
    await screen.rerender(app('fr', fr));
    expect(onRender).toHaveBeenCalledTimes(count);
    await screen.rerender(app('ro', ro));
    expect(onRender.mock.lastCall?.[0]).toMatchObject({ next: 'Pagina următoare' });
  });
});
