import type { CompanySize } from '@attesta/domain/account/configuration';
import { operatorAccountSchema } from '@attesta/domain/account/configuration';
import type { RoleId } from '@attesta/domain/access/roles';
import { needsAuthorisedRepresentative, type Country } from '@attesta/domain/values/countries';
import type { Language } from '@attesta/domain/values/languages';
import type { DemoOperator } from './organisations.ts';
import type { RandomSource } from './random.ts';

/** A country with the legal form of its companies, the language of their documents besides English, and a weight. */
interface Home {
  readonly country: Country;
  readonly form: string;
  readonly language: Language | null;
}

const homes: readonly (readonly [Home, number])[] = [
  [{ country: 'DE', form: 'GmbH', language: 'de' }, 20],
  [{ country: 'FR', form: 'SAS', language: 'fr' }, 14],
  [{ country: 'IT', form: 'S.r.l.', language: 'it' }, 14],
  [{ country: 'ES', form: 'S.L.', language: 'es' }, 10],
  [{ country: 'RO', form: 'SRL', language: 'ro' }, 12],
  [{ country: 'NL', form: 'B.V.', language: 'nl' }, 8],
  [{ country: 'PL', form: 'Sp. z o.o.', language: 'pl' }, 8],
  [{ country: 'SE', form: 'AB', language: 'sv' }, 6],
  [{ country: 'DK', form: 'ApS', language: 'da' }, 5],
  [{ country: 'FI', form: 'Oy', language: 'fi' }, 4],
  [{ country: 'IE', form: 'DAC', language: null }, 4],
  [{ country: 'AT', form: 'GmbH', language: 'de' }, 4],
  [{ country: 'BE', form: 'NV', language: 'nl' }, 4],
  [{ country: 'CZ', form: 's.r.o.', language: 'cs' }, 4],
  [{ country: 'PT', form: 'Lda', language: 'pt' }, 3],
  [{ country: 'HU', form: 'Kft.', language: 'hu' }, 3],
  [{ country: 'GR', form: 'SA', language: 'el' }, 3],
  [{ country: 'BG', form: 'EOOD', language: 'bg' }, 2],
  [{ country: 'CN', form: 'Co., Ltd.', language: null }, 7],
  [{ country: 'US', form: 'Inc.', language: null }, 8],
  [{ country: 'GB', form: 'Ltd', language: null }, 5],
  [{ country: 'CH', form: 'AG', language: 'de' }, 5],
  [{ country: 'IN', form: 'Pvt. Ltd.', language: null }, 4],
  [{ country: 'KR', form: 'Co., Ltd.', language: null }, 3],
];

const firstSyllables = ['Al', 'Bel', 'Cor', 'Dal', 'El', 'Fen', 'Gal', 'Hal', 'Il', 'Jor', 'Kal', 'Lor', 'Mir', 'Nor'];
const moreFirstSyllables = ['Ol', 'Pal', 'Quel', 'Ras', 'Sel', 'Tal', 'Ul', 'Vel', 'Wen', 'Xan', 'Yor', 'Zel'];
const middleSyllables = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su', 'ta', 've'];
const lastSyllables = ['dor', 'len', 'mar', 'nix', 'phor', 'quin', 'rast', 'sen', 'tor', 'vant', 'wick', 'zent'];
const fields = ['Medical', 'Diagnostics', 'Devices', 'Biotech', 'Implants', 'Health', 'Imaging', 'Instruments'];

const roles: readonly (readonly [RoleId, number])[] = [
  ['market-operator-sme-mne', 70],
  ['private-organization-representative', 10],
  ['innovator', 8],
  ['hospital-innovator', 5],
  ['researcher-academia', 4],
  ['public-organization-representative', 3],
];
const sizes: readonly (readonly [CompanySize, number])[] = [
  ['micro', 20],
  ['small', 38],
  ['medium', 27],
  ['large', 15],
];

/** An operator with the languages of its documents. */
export interface MarketOperator extends DemoOperator {
  readonly daysAgo: number;
  readonly languages: readonly Language[];
}

/** Registrations are spread over so many days before the first start. */
const registeredWithinDays = 540;

/** Returns invented operators. `first` is the number of the first one. */
export function marketOperators(random: RandomSource, first: number, last: number): MarketOperator[] {
  const names = new Set<string>();
  const newName = (): string => {
    const start = random.pick([...firstSyllables, ...moreFirstSyllables]);
    const name = `${start}${random.pick(middleSyllables)}${random.pick(lastSyllables)}`;
    if (names.has(name)) return newName();
    names.add(name);
    return name;
  };
  return Array.from({ length: last - first + 1 }, (_, index) => operatorOf(random, first + index, newName()));
}

function operatorOf(random: RandomSource, number: number, name: string): MarketOperator {
  const { country, form, language } = random.pickWeighted(homes);
  const serial = String(999_910_000 + number);
  const profile = operatorAccountSchema.parse({
    kind: 'market_operator',
    organisationName: `${name} ${random.pick(fields)} ${form}`,
    country,
    companySize: random.pickWeighted(sizes),
    srn: `${country}-MF-${serial}`,
    authorisedRepresentative: needsAuthorisedRepresentative(country)
      ? { name: `${name} Europe B.V.`, country: 'NL', srn: `NL-AR-${serial}` }
      : undefined,
  });
  return {
    id: `op-${number}`,
    role: random.pickWeighted(roles),
    profile,
    // More operators registered recently.
    daysAgo: Math.floor((random.int(0, registeredWithinDays) * random.int(30, 100)) / 100),
    languages: language === null ? ['en'] : [language, 'en'],
  };
}
