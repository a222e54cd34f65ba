import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { Deletion } from '@attesta/domain/account/data/deletion';

/** What a mail about a deletion contains. */
export type DeletionFacts = Pick<Deletion, 'date' | 'givenUp' | 'kept'>;

const labels = {
  en: {
    codesLeft: 'Recovery codes left',
    email: 'New address',
    date: 'Day of the deletion',
    place: 'Place given up',
    kept: 'Invoice kept (tax law)',
  },
  fr: {
    codesLeft: 'Codes de récupération restants',
    email: 'Nouvelle adresse',
    date: 'Jour de la suppression',
    place: 'Place cédée',
    kept: 'Facture conservée (loi fiscale)',
  },
  ro: {
    codesLeft: 'Coduri de recuperare rămase',
    email: 'Adresa nouă',
    date: 'Ziua ștergerii',
    place: 'Loc eliberat',
    kept: 'Factură păstrată (legea fiscală)',
  },
  zh: { codesLeft: '剩余恢复码', email: '新邮箱', date: '删除日期', place: '放弃的名额', kept: '依税法保留的发票' },
} satisfies Record<MailLanguage, Record<string, string>>;

const keptText: Record<MailLanguage, (registration: string, until: string) => string> = {
  en: (registration, until) => `${registration} (until ${until})`,
  fr: (registration, until) => `${registration} (jusqu'au ${until})`,
  ro: (registration, until) => `${registration} (până la ${until})`,
  zh: (registration, until) => `${registration}（保留至 ${until}）`,
};

const locales: Record<MailLanguage, string> = { en: 'en-GB', fr: 'fr', ro: 'ro', zh: 'zh-CN' };

const dayOf = (date: string, language: MailLanguage) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The facts of a mail about a change of the e-mail address, with their labels. */
export const emailChangeFacts = (newEmail: string, language: MailLanguage): (readonly [string, string])[] => [
  [labels[language].email, shownEmailAddress(newEmail)],
];

/** The facts of a mail about a recovery code that was used, with their labels. */
export const recoveryCodeFacts = (left: number, language: MailLanguage): (readonly [string, string])[] => [
  [labels[language].codesLeft, String(left)],
];

/** The facts of a mail about a deletion, with their labels. */
export function deletionFacts(
  { date, givenUp, kept }: DeletionFacts,
  language: MailLanguage,
): (readonly [string, string])[] {
  const label = labels[language];
  const nameOf = ({ number, courseTitle }: { number: string; courseTitle: string }) => `${number}, ${courseTitle}`;
  return [
    ...(date === null ? [] : [[label.date, dayOf(date, language)] as const]),
    ...givenUp.map((place) => [label.place, nameOf(place)] as const),
    ...kept.map(
      (invoice) => [label.kept, keptText[language](nameOf(invoice), dayOf(invoice.keptUntil, language))] as const,
    ),
  ];
}
