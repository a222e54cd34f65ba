import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { notYou, setPasswordNow } from './closings.ts';
import type { MailText } from './mail-text.ts';

export const reset: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Set a new password',
    lines: [
      'A new password was requested for this Attesta account.',
      'The link can be used once and is valid for one hour.',
    ],
    action: 'Set a new password',
    closing: notYou.en,
  },
  fr: {
    subject: 'Définissez un nouveau mot de passe',
    lines: [
      'Un nouveau mot de passe a été demandé pour ce compte Attesta.',
      "Le lien est valable une heure et ne peut être utilisé qu'une fois.",
    ],
    action: 'Définir un nouveau mot de passe',
    closing: notYou.fr,
  },
  ro: {
    subject: 'Setați o parolă nouă',
    lines: [
      'A fost cerută o parolă nouă pentru acest cont Attesta.',
      'Linkul este valabil o oră și poate fi folosit o singură dată.',
    ],
    action: 'Setați o parolă nouă',
    closing: notYou.ro,
  },
  zh: {
    subject: '设置新密码',
    lines: ['有人为此 Attesta 账户申请了新密码。', '链接一小时内有效，仅可使用一次。'],
    action: '设置新密码',
    closing: notYou.zh,
  },
};

export const passwordChanged: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your password was changed',
    lines: ['The password of this Attesta account was changed. All other sessions were ended.'],
    action: 'Set a new password',
    closing: setPasswordNow.en,
  },
  fr: {
    subject: 'Votre mot de passe a été modifié',
    lines: ['Le mot de passe de ce compte Attesta a été modifié. Toutes les autres sessions ont pris fin.'],
    action: 'Définir un nouveau mot de passe',
    closing: setPasswordNow.fr,
  },
  ro: {
    subject: 'Parola a fost schimbată',
    lines: ['Parola acestui cont Attesta a fost schimbată. Toate celelalte sesiuni au fost încheiate.'],
    action: 'Setați o parolă nouă',
    closing: setPasswordNow.ro,
  },
  zh: {
    subject: '您的密码已更改',
    lines: ['此 Attesta 账户的密码已更改，其他所有会话均已结束。'],
    action: '设置新密码',
    closing: setPasswordNow.zh,
  },
};
