import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { escapeHtml } from '../../mail/render-mail.ts';
import { isList, type ExportedData } from './collect.ts';
import { exportLabels, labelOf, wordsOf, type ExportLabels } from './labels.ts';

const locales: Record<MailLanguage, string> = { en: 'en-GB', fr: 'fr', ro: 'ro', zh: 'zh-CN' };

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-inline-size:60rem;margin:2rem auto;padding-inline:1rem}
h2{margin-block:2.5rem .5rem;border-block-end:2px solid}h3{margin-block:1.5rem .25rem}
table{border-collapse:collapse;inline-size:100%;margin-block:.5rem}caption{text-align:start;font-weight:600}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-block-end:1px solid #8888;overflow-wrap:anywhere}
tbody th{font-weight:600;inline-size:35%}td{white-space:pre-line}td table{margin-block:0}
@media(max-width:40rem){tbody th,tbody td{display:block;inline-size:auto;padding-inline-end:0}tbody th{border:0;padding-block-end:0}
td[data-label]::before{content:attr(data-label);display:block;font-weight:600}thead{display:none}tbody tr{display:block;margin-block-end:.75rem}}
@media print{body{max-inline-size:none;margin:0}tr{break-inside:avoid}h2,h3{break-after:avoid}}`;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const characteristics: ReadonlySet<string> = new Set(characteristicIds);

/** Fields whose values are codes of countries and of languages; their names are shown. */
const countryFields: ReadonlySet<string> = new Set(['country', 'manufacturerCountry', 'memberStates']);
const languageFields: ReadonlySet<string> = new Set(['language', 'mailLanguage', 'documentationLanguages']);

/** Fields whose values are instants, by their names: users can enter text that looks like an instant in other fields. */
const instantFields: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'archivedAt',
  'emailVerifiedAt',
  'deactivatedAt',
  'deletionAt',
  'deletionRemindedAt',
  'confirmedAt',
  'lastSeenAt',
  'expiresAt',
  'usedAt',
  'startsAt',
  'endsAt',
  'promotedAt',
  'cancelledAt',
  'removedAt',
]);

/** Amounts in cents of a euro. */
const amountFields: ReadonlySet<string> = new Set(['subtotal', 'discount', 'shipping', 'total', 'vat']);

/** Names of sections, in their order in the file. */
type Section = keyof ExportLabels['sections'];
/** Sections whose entries have too many fields for columns: each entry has a heading and its own table. */
const headingOf: Partial<Record<Section, (entry: Fields) => unknown>> = {
  devices: ({ workingName, id }) => workingName ?? id,
  courseRegistrations: ({ number }) => number,
  windows: ({ code, from, to }) => `${String(code)}, ${String(from)} – ${String(to)}`,
  auditTrail: ({ createdAt }) => createdAt,
};

/** Renders values, tables and sections of the file in one language. */
class Renderer {
  readonly labels: ExportLabels;
  readonly #instants: Intl.DateTimeFormat;
  readonly #amounts: Intl.NumberFormat;
  readonly #rates: Intl.NumberFormat;
  readonly #countries: Intl.DisplayNames;
  readonly #languages: Intl.DisplayNames;

  constructor(language: MailLanguage) {
    this.labels = exportLabels[language];
    const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
    this.#instants = new Intl.DateTimeFormat(locales[language], format);
    this.#amounts = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
    this.#rates = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 });
    this.#countries = new Intl.DisplayNames(locales[language], { type: 'region' });
    this.#languages = new Intl.DisplayNames(locales[language], { type: 'language' });
  }

  instant(text: string): string {
    return this.#instants.format(new Date(text));
  }

  /** A value as HTML. */
  value(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return escapeHtml(value ? this.labels.yes : this.labels.no);
    if (Array.isArray(value)) {
      if (value.length === 0) return escapeHtml(this.labels.empty);
      return value.every(isFields)
        ? value.map((entry) => this.table(entry)).join('\n')
        : value.map((entry) => this.value(name, entry)).join(', ');
    }
    if (isFields(value)) return this.table(value);
    if (typeof value === 'number' && amountFields.has(name)) return escapeHtml(this.#amounts.format(value / 100));
    // Stored in hundredths of a per cent.
    if (typeof value === 'number' && name === 'vatRate') return escapeHtml(this.#rates.format(value / 10_000));
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (characteristics.has(name) && (text === 'yes' || text === 'no' || text === 'unsure')) {
      return escapeHtml(this.labels[text]);
    }
    return escapeHtml(this.#textOf(name, text));
  }

  #textOf(name: string, text: string): string {
    if (countryFields.has(name)) return this.#countries.of(text) ?? text;
    if (languageFields.has(name)) return this.#languages.of(text) ?? text;
    return instantFields.has(name) ? this.instant(text) : wordsOf(this.labels, name, text);
  }

  /** A table with one row per field. Fields without a value are left out; the JSON file contains them. */
  table(fields: Fields): string {
    const rows = Object.entries(fields)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(
        ([name, value]) =>
          `<tr><th scope="row">${escapeHtml(labelOf(this.labels, name))}</th><td>${this.value(name, value)}</td></tr>`,
      );
    return `<table><tbody>\n${rows.join('\n')}\n</tbody></table>`;
  }

  /** The start of a table with one column per field. */
  head(names: readonly string[]): string {
    const cells = names.map((name) => `<th scope="col">${escapeHtml(labelOf(this.labels, name))}</th>`);
    return `<table><thead><tr>${cells.join('')}</tr></thead><tbody>\n`;
  }

  /** A row of a table with one column per field. */
  row(entry: Fields): string {
    const cells = Object.entries(entry).map(
      ([name, value]) => `<td data-label="${escapeHtml(labelOf(this.labels, name))}">${this.value(name, value)}</td>`,
    );
    return `<tr>${cells.join('')}</tr>\n`;
  }

  async *section(section: Section, content: unknown): AsyncGenerator<string> {
    yield `<h2>${escapeHtml(this.labels.sections[section])}</h2>\n`;
    if (isList(content)) yield* this.list(section, content);
    else if (content === null) yield this.empty();
    else yield `${this.table(content as Fields)}\n`;
  }

  async *list(section: Section, content: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
    const heading = headingOf[section];
    let isEmpty = true;
    for await (const entry of content) {
      if (!isFields(entry)) continue;
      if (heading) yield `<h3>${escapeHtml(String(heading(entry)))}</h3>\n${this.table(entry)}\n`;
      else yield (isEmpty ? this.head(Object.keys(entry)) : '') + this.row(entry);
      isEmpty = false;
    }
    if (isEmpty) yield this.empty();
    else if (!heading) yield '</tbody></table>\n';
  }

  empty(): string {
    return `<p>${escapeHtml(this.labels.empty)}</p>\n`;
  }
}

/**
 * Renders the data as a page that needs no other file and runs no script. Yields it in chunks, so that the server
 * responds to other requests in between.
 */
export async function* renderHtml(data: ExportedData, language: MailLanguage): AsyncGenerator<string> {
  const renderer = new Renderer(language);
  const { labels } = renderer;
  const title = escapeHtml(labels.title);
  const lead = escapeHtml(labels.lead.replace('{{time}}', renderer.instant(data.exportedAt ?? '')));
  yield `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
<p>${lead}</p>
`;
  for (const section of Object.keys(labels.sections) as Section[]) {
    if (section !== 'notIncluded') yield* renderer.section(section, data[section]);
  }
  const reasons = Object.values(labels.notIncluded).map((reason) => `<li>${escapeHtml(reason)}</li>`);
  yield `<h2>${escapeHtml(labels.sections.notIncluded)}</h2>\n<ul>${reasons.join('\n')}</ul>\n</body></html>\n`;
}
