import { mailLanguages, type MailLanguage } from '@attesta/domain/account/profile/preferences';

const isMailLanguage = (text: string): text is MailLanguage => (mailLanguages as readonly string[]).includes(text);

/** Returns the preferred language of an Accept-Language header among the languages of mails; otherwise English. */
export function preferredLanguage(header: string | undefined): MailLanguage {
  const preferences = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=(\d(?:\.\d+)?)\s*$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    });
  const best = preferences
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .find(({ language }) => isMailLanguage(language));
  return best && isMailLanguage(best.language) ? best.language : 'en';
}

/** Returns a stored language if mails support it, otherwise English. */
export const mailLanguageOf = (text: string): MailLanguage => (isMailLanguage(text) ? text : 'en');

/** Text between a label and its value. French has a no-break space before a colon, Chinese a wide colon. */
export const colonOf: Record<MailLanguage, string> = { en: ': ', fr: '\u00a0: ', ro: ': ', zh: '：' };
