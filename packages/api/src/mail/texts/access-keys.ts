import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { MailText } from './mail-text.ts';

export const apiTokenAdded: Record<MailLanguage, MailText> = {
  en: {
    subject: 'An API token was created',
    lines: [
      'An API token was created for this Attesta account. A program that has it can list and change the availability windows of your organisation.',
      'You find all tokens in the settings of your organisation, on the page "Calendar and API".',
    ],
    action: 'Set a new password',
    closing: 'If you did not create it, set a new password now, then remove the token in the settings.',
  },
  fr: {
    subject: "Un jeton d'API a été créé",
    lines: [
      "Un jeton d'API a été créé pour ce compte Attesta. Un programme qui en dispose peut lire et modifier les périodes de disponibilité de votre organisation.",
      'Tous les jetons figurent dans les paramètres de votre organisation, à la page « Calendrier et API ».',
    ],
    action: 'Définir un nouveau mot de passe',
    closing:
      "Si vous ne l'avez pas créé, définissez immédiatement un nouveau mot de passe, puis supprimez le jeton dans les paramètres.",
  },
  ro: {
    subject: 'A fost creat un jeton API',
    lines: [
      'A fost creat un jeton API pentru acest cont Attesta. Un program care îl are poate citi și modifica intervalele de disponibilitate ale organizației.',
      'Găsiți toate jetoanele în setările organizației, pe pagina „Calendar și API”.',
    ],
    action: 'Setați o parolă nouă',
    closing: 'Dacă nu l-ați creat dumneavoastră, setați acum o parolă nouă, apoi eliminați jetonul din setări.',
  },
  zh: {
    subject: '已创建 API 令牌',
    lines: [
      '此 Attesta 账户已创建一个 API 令牌。持有该令牌的程序可以读取和更改贵机构的可受理时段。',
      '所有令牌均列在机构设置的“日历和 API”页面。',
    ],
    action: '设置新密码',
    closing: '如果不是您创建的，请立即设置新密码，然后在设置中移除该令牌。',
  },
};
