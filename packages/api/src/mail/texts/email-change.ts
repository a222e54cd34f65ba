import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { notYou, setPasswordNow } from './closings.ts';
import type { MailText } from './mail-text.ts';

/** To the current address. */
export const emailChangeCurrent: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Confirm the change of your e-mail address',
    lines: [
      'Someone who is signed in to your Attesta account requested another e-mail address for it.',
      'The address changes when the links sent to both addresses are confirmed. This link can be used once and is valid for one hour.',
    ],
    action: 'Confirm the change',
    closing: setPasswordNow.en,
  },
  fr: {
    subject: 'Confirmez le changement de votre adresse e-mail',
    lines: [
      'Une personne connectée à votre compte Attesta a demandé une autre adresse e-mail pour celui-ci.',
      "L'adresse change lorsque les liens envoyés aux deux adresses sont confirmés. Ce lien est valable une heure et ne peut être utilisé qu'une fois.",
    ],
    action: 'Confirmer le changement',
    closing: setPasswordNow.fr,
  },
  ro: {
    subject: 'Confirmați schimbarea adresei dumneavoastră de e-mail',
    lines: [
      'O persoană conectată la contul dumneavoastră Attesta a cerut o altă adresă de e-mail pentru acesta.',
      'Adresa se schimbă când linkurile trimise la ambele adrese sunt confirmate. Acest link este valabil o oră și poate fi folosit o singură dată.',
    ],
    action: 'Confirmați schimbarea',
    closing: setPasswordNow.ro,
  },
  zh: {
    subject: '确认更改您的电子邮箱',
    lines: [
      '有人登录了您的 Attesta 账户，并申请更改其电子邮箱。',
      '发送到两个邮箱的链接都确认后，邮箱才会更改。此链接一小时内有效，仅可使用一次。',
    ],
    action: '确认更改',
    closing: setPasswordNow.zh,
  },
};

/** To the new address, which has no account. */
export const emailChangeNew: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Confirm your new e-mail address',
    lines: [
      'An Attesta account is to use this e-mail address from now on.',
      'The address changes when the links sent to both addresses are confirmed. This link can be used once and is valid for one hour.',
    ],
    action: 'Confirm this address',
    closing: notYou.en,
  },
  fr: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    lines: [
      'Un compte Attesta doit désormais utiliser cette adresse e-mail.',
      "L'adresse change lorsque les liens envoyés aux deux adresses sont confirmés. Ce lien est valable une heure et ne peut être utilisé qu'une fois.",
    ],
    action: 'Confirmer cette adresse',
    closing: notYou.fr,
  },
  ro: {
    subject: 'Confirmați noua dumneavoastră adresă de e-mail',
    lines: [
      'Un cont Attesta urmează să folosească această adresă de e-mail.',
      'Adresa se schimbă când linkurile trimise la ambele adrese sunt confirmate. Acest link este valabil o oră și poate fi folosit o singură dată.',
    ],
    action: 'Confirmați această adresă',
    closing: notYou.ro,
  },
  zh: {
    subject: '确认您的新电子邮箱',
    lines: [
      '有 Attesta 账户申请使用此邮箱。',
      '发送到两个邮箱的链接都确认后，邮箱才会更改。此链接一小时内有效，仅可使用一次。',
    ],
    action: '确认此邮箱',
    closing: notYou.zh,
  },
};

/** To the new address, if it has an account. */
export const emailInUse: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your e-mail address was entered for another account',
    lines: [
      'Someone tried to use this e-mail address for another Attesta account. It already has an account, which was not changed.',
    ],
    action: 'Sign in',
    closing: notYou.en,
  },
  fr: {
    subject: 'Votre adresse e-mail a été saisie pour un autre compte',
    lines: [
      "Quelqu'un a tenté d'utiliser cette adresse e-mail pour un autre compte Attesta. Elle a déjà un compte, qui n'a pas été modifié.",
    ],
    action: 'Se connecter',
    closing: notYou.fr,
  },
  ro: {
    subject: 'Adresa dumneavoastră de e-mail a fost introdusă pentru alt cont',
    lines: [
      'Cineva a încercat să folosească această adresă de e-mail pentru alt cont Attesta. Adresa are deja un cont, care nu a fost modificat.',
    ],
    action: 'Conectare',
    closing: notYou.ro,
  },
  zh: {
    subject: '有人为其他账户填写了您的邮箱',
    lines: ['有人尝试将此邮箱用于另一个 Attesta 账户。此邮箱已有账户，该账户未作任何更改。'],
    action: '登录',
    closing: notYou.zh,
  },
};

/** To the previous and to the new address, after the change. */
export const emailChanged: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your e-mail address was changed',
    lines: [
      'The e-mail address of your Attesta account was changed, as confirmed at both addresses. All other sessions were ended.',
      'Sign in with the new address from now on.',
    ],
    action: 'Sign in',
    closing: 'If this was not you, contact the portal operator.',
  },
  fr: {
    subject: 'Votre adresse e-mail a été modifiée',
    lines: [
      "L'adresse e-mail de votre compte Attesta a été modifiée, comme confirmé aux deux adresses. Toutes les autres sessions ont pris fin.",
      'Connectez-vous désormais avec la nouvelle adresse.',
    ],
    action: 'Se connecter',
    closing: "Si ce n'était pas vous, contactez l'exploitant du portail.",
  },
  ro: {
    subject: 'Adresa dumneavoastră de e-mail a fost schimbată',
    lines: [
      'Adresa de e-mail a contului dumneavoastră Attesta a fost schimbată, după confirmarea la ambele adrese. Toate celelalte sesiuni au fost încheiate.',
      'De acum înainte conectați-vă cu adresa nouă.',
    ],
    action: 'Conectare',
    closing: 'Dacă nu ați fost dumneavoastră, contactați operatorul portalului.',
  },
  zh: {
    subject: '您的电子邮箱已更改',
    lines: ['经两个邮箱确认，您的 Attesta 账户的邮箱已更改，其他所有会话均已结束。', '今后请使用新邮箱登录。'],
    action: '登录',
    closing: '如果这不是您本人的操作，请联系门户运营方。',
  },
};
