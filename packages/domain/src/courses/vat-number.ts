import { countries } from '../values/countries.ts';
import { plainText, withoutFrame } from '../values/typed-text.ts';

/**
 * Formats of VAT numbers after the country prefix, of the Member States and Northern Ireland. Source: European
 * Commission, VIES, "VAT identification number structure". Greece uses EL (Directive 2006/112/EC, Art. 215).
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** What invoices of the Member States, Norway, Switzerland and Turkey call a VAT number, in capitals. */
const names = [
  '(?:EU[ -]?)?VAT(?:[ -]?ID(?:ENTIFICATION)?)?', 'TAX ?ID', 'UST\\.?[ -]?ID(?:ENT)?', 'UST', 'UID', 'MWST', 'N[°º] ?(?:DE )?TVA', 'TVA',
  'BTW', 'C\\.?I\\.?F\\.?', 'C\\.?U\\.?I\\.?', 'N\\.?I\\.?F\\.?', 'NIPC', 'P(?:ARTITA|\\.)? ?IVA', 'IVA', 'PVM', 'KDV', 'KMKR', 'PVN', 'ALV',
  'MOMS', 'CVR', 'DPH', 'I[CČ] DPH', 'DI[CČ]', 'NIP', 'OIB', 'PDV', 'DDV', '[AÁ]FA', 'ADÓSZÁM', 'З?ДДС', 'Α\\.?Φ\\.?Μ\\.?', 'MVA',
]; // oxfmt-ignore
const number = '(?:[ -]?(?:REG(?:ISTRATION)?|NO|NR|N[°º]|ID|NUMBER|NUMMER|NUMERO|NUMÉRO|KODAS|CODE)[.]?)*';
const label = new RegExp(
  `^(?:[^0-9:]{1,60}:|(?:${names.join('|')})${number}[.:#\\s-]*)\\s*(?=[A-Z]{2}[\\s.-]*[0-9A-Z])`,
);

/**
 * Returns a VAT number that was typed or pasted, in capitals without what people write in it and around it; Greece with
 * the prefix EL. The form and the API read it so.
 */
export const readVatNumber = (typed: string): string =>
  withoutFrame(plainText(typed))
    .toUpperCase()
    .replace(label, '')
    .replace(/\s(?:MWST|TVA|IVA|MVA)$/, '')
    .replaceAll(/[\s.,:_/-]/g, '')
    .replace(/^GR(?=\d)/, 'EL')
    .replace(/^BE(?=\d{9}$)/, 'BE0');

const prefixes = new Set<string>([...countries, 'EL', 'XI']);

/** Whether a number begins with a country. */
export const hasVatPrefix = (number: string): boolean => prefixes.has(number.slice(0, 2));

/** Whether a number has the format of its country. Numbers of other countries are accepted as they are. */
export function hasVatFormat(number: string): boolean {
  const format = formats[number.slice(0, 2)];
  return format === undefined || format.test(number.slice(2));
}
