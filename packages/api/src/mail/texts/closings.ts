import type { MailLanguage } from '@attesta/domain/account/profile/preferences';

/** Last line of mails about an action that somebody else may have requested. */
export const notYou = {
  en: 'If this was not you, ignore this e-mail.',
  fr: "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.",
  ro: 'Dacă nu ați cerut acest lucru, ignorați acest mesaj.',
  zh: '如果这不是您本人的操作，请忽略此邮件。',
} satisfies Record<MailLanguage, string>;

/** Last line of mails about a change that only the owner of the account may make. */
export const setPasswordNow = {
  en: 'If this was not you, set a new password now.',
  fr: "Si ce n'était pas vous, définissez un nouveau mot de passe dès maintenant.",
  ro: 'Dacă nu ați fost dumneavoastră, setați acum o parolă nouă.',
  zh: '如果这不是您本人的操作，请立即设置新密码。',
} satisfies Record<MailLanguage, string>;
