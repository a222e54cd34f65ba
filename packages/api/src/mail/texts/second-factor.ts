import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { setPasswordNow } from './closings.ts';
import type { MailText } from './mail-text.ts';

export const secondFactorOn: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Two-step sign-in is on',
    lines: [
      'Signing in to this Attesta account now also requires a code from your authenticator app. All other sessions were ended.',
      'Keep the recovery codes in a safe place.',
    ],
    action: 'Set a new password',
    closing: setPasswordNow.en,
  },
  fr: {
    subject: 'La connexion en deux étapes est activée',
    lines: [
      "La connexion à ce compte Attesta demande désormais aussi un code de votre application d'authentification. Toutes les autres sessions ont pris fin.",
      'Conservez les codes de récupération en lieu sûr.',
    ],
    action: 'Définir un nouveau mot de passe',
    closing: setPasswordNow.fr,
  },
  ro: {
    subject: 'Conectarea în doi pași este activată',
    lines: [
      'Conectarea la acest cont Attesta necesită acum și un cod din aplicația de autentificare. Toate celelalte sesiuni au fost încheiate.',
      'Păstrați codurile de recuperare într-un loc sigur.',
    ],
    action: 'Setați o parolă nouă',
    closing: setPasswordNow.ro,
  },
  zh: {
    subject: '两步登录已开启',
    lines: ['登录此 Attesta 账户现在还需要身份验证器应用的验证码。其他所有会话均已结束。', '请妥善保管恢复码。'],
    action: '设置新密码',
    closing: setPasswordNow.zh,
  },
};

export const secondFactorOff: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Two-step sign-in is off',
    lines: ['Signing in to this Attesta account no longer requires a code from an authenticator app.'],
    action: 'Set a new password',
    closing: setPasswordNow.en,
  },
  fr: {
    subject: 'La connexion en deux étapes est désactivée',
    lines: ["La connexion à ce compte Attesta ne demande plus de code d'une application d'authentification."],
    action: 'Définir un nouveau mot de passe',
    closing: setPasswordNow.fr,
  },
  ro: {
    subject: 'Conectarea în doi pași este dezactivată',
    lines: ['Conectarea la acest cont Attesta nu mai necesită un cod dintr-o aplicație de autentificare.'],
    action: 'Setați o parolă nouă',
    closing: setPasswordNow.ro,
  },
  zh: {
    subject: '两步登录已关闭',
    lines: ['登录此 Attesta 账户不再需要身份验证器应用的验证码。'],
    action: '设置新密码',
    closing: setPasswordNow.zh,
  },
};

export const codesBlocked: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Codes of your authenticator app are blocked for now',
    lines: [
      'Somebody knew the password of this Attesta account and then entered many wrong codes of the authenticator app.',
      'Codes of the app are not accepted for up to an hour, and after 60 wrong codes for up to a day. You can sign in with a recovery code at any time.',
      'If this was not you, somebody knows your password or can read your e-mails. Secure your mailbox first, then set a new password.',
    ],
    action: 'Set a new password',
    closing: setPasswordNow.en,
  },
  fr: {
    subject: "Les codes de votre application d'authentification sont bloqués pour le moment",
    lines: [
      "Quelqu'un connaissait le mot de passe de ce compte Attesta, puis a saisi de nombreux codes erronés de l'application d'authentification.",
      "Les codes de l'application sont refusés pendant une heure au plus, et pendant un jour au plus après 60 codes erronés. Vous pouvez à tout moment vous connecter avec un code de récupération.",
      "Si ce n'était pas vous, quelqu'un connaît votre mot de passe ou peut lire vos e-mails. Sécurisez d'abord votre messagerie, puis définissez un nouveau mot de passe.",
    ],
    action: 'Définir un nouveau mot de passe',
    closing: setPasswordNow.fr,
  },
  ro: {
    subject: 'Codurile aplicației de autentificare sunt blocate pentru moment',
    lines: [
      'Cineva cunoștea parola acestui cont Attesta și a introdus apoi multe coduri greșite ale aplicației de autentificare.',
      'Codurile aplicației sunt refuzate cel mult o oră, iar după 60 de coduri greșite cel mult o zi. Vă puteți conecta oricând cu un cod de recuperare.',
      'Dacă nu ați fost dumneavoastră, cineva vă cunoaște parola sau vă poate citi e-mailurile. Securizați mai întâi căsuța de e-mail, apoi setați o parolă nouă.',
    ],
    action: 'Setați o parolă nouă',
    closing: setPasswordNow.ro,
  },
  zh: {
    subject: '身份验证器应用的验证码暂时被锁定',
    lines: [
      '有人知道此 Attesta 账户的密码，并多次输入了错误的身份验证器验证码。',
      '一小时内不再接受应用的验证码；一天内输错 60 次后，最长一天不再接受。您随时可以使用恢复码登录。',
      '如果这不是您本人的操作，说明有人知道您的密码或可以阅读您的邮件。请先保护您的邮箱，然后设置新密码。',
    ],
    action: '设置新密码',
    closing: setPasswordNow.zh,
  },
};

export const recoveryCodeUsed: Record<MailLanguage, MailText> = {
  en: {
    subject: 'A recovery code was used',
    lines: [
      'A recovery code of this Attesta account was used instead of a code of the authenticator app. It cannot be used again.',
      'You can create new recovery codes in the account settings.',
    ],
    action: 'Set a new password',
    closing: setPasswordNow.en,
  },
  fr: {
    subject: 'Un code de récupération a été utilisé',
    lines: [
      "Un code de récupération de ce compte Attesta a été utilisé à la place d'un code de l'application d'authentification. Il ne peut plus être utilisé.",
      'Vous pouvez créer de nouveaux codes de récupération dans les paramètres du compte.',
    ],
    action: 'Définir un nouveau mot de passe',
    closing: setPasswordNow.fr,
  },
  ro: {
    subject: 'A fost folosit un cod de recuperare',
    lines: [
      'Un cod de recuperare al acestui cont Attesta a fost folosit în locul unui cod din aplicația de autentificare. Nu mai poate fi folosit.',
      'Puteți crea coduri de recuperare noi în setările contului.',
    ],
    action: 'Setați o parolă nouă',
    closing: setPasswordNow.ro,
  },
  zh: {
    subject: '恢复码已被使用',
    lines: [
      '有人使用此 Attesta 账户的恢复码代替了身份验证器应用的验证码。该恢复码不能再次使用。',
      '您可以在账户设置中生成新的恢复码。',
    ],
    action: '设置新密码',
    closing: setPasswordNow.zh,
  },
};
