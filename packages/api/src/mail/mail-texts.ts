import type { MailLanguage } from './languages.ts';

export type MailTemplate =
  | 'verify'
  | 'alreadyRegistered'
  | 'reset'
  | 'passwordChanged'
  | 'approved'
  | 'rejected'
  | 'secondFactorOn'
  | 'secondFactorOff';

/** The text of a mail in one language. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Label of the link. */
  readonly action: string;
  readonly closing: string;
}

const notYou = {
  en: 'If this was not you, ignore this e-mail.',
  fr: "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.",
  ro: 'Dacă nu ați cerut acest lucru, ignorați acest mesaj.',
  zh: '如果这不是您本人的操作，请忽略此邮件。',
} satisfies Record<MailLanguage, string>;

const setPasswordNow = {
  en: 'If this was not you, set a new password now.',
  fr: "Si ce n'était pas vous, définissez un nouveau mot de passe dès maintenant.",
  ro: 'Dacă nu ați fost dumneavoastră, setați acum o parolă nouă.',
  zh: '如果这不是您本人的操作，请立即设置新密码。',
} satisfies Record<MailLanguage, string>;

const verify: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Verify your e-mail address',
    lines: [
      'This e-mail address was used to register with Attesta and is not verified yet.',
      'Open the link and set your password. The link can be used once and is valid for one hour.',
    ],
    action: 'Verify e-mail address',
    closing: notYou.en,
  },
  fr: {
    subject: 'Vérifiez votre adresse e-mail',
    lines: [
      "Cette adresse e-mail a été utilisée pour une inscription sur Attesta et n'est pas encore vérifiée.",
      "Ouvrez le lien et définissez votre mot de passe. Le lien est valable une heure et ne peut être utilisé qu'une fois.",
    ],
    action: "Vérifier l'adresse e-mail",
    closing: notYou.fr,
  },
  ro: {
    subject: 'Verificați adresa de e-mail',
    lines: [
      'Această adresă de e-mail a fost folosită pentru înregistrarea la Attesta și nu este încă verificată.',
      'Deschideți linkul și setați parola. Linkul este valabil o oră și poate fi folosit o singură dată.',
    ],
    action: 'Verificați adresa de e-mail',
    closing: notYou.ro,
  },
  zh: {
    subject: '验证您的电子邮箱',
    lines: ['此邮箱被用于注册 Attesta，尚未通过验证。', '请打开链接并设置密码。链接一小时内有效，仅可使用一次。'],
    action: '验证邮箱',
    closing: notYou.zh,
  },
};

const alreadyRegistered: Record<MailLanguage, MailText> = {
  en: {
    subject: 'You already have an account',
    lines: [
      'Someone tried to register with this e-mail address, which already has an Attesta account. The account was not changed.',
    ],
    action: 'Sign in',
    closing: notYou.en,
  },
  fr: {
    subject: 'Vous avez déjà un compte',
    lines: [
      "Quelqu'un a tenté de s'inscrire avec cette adresse e-mail, qui a déjà un compte Attesta. Le compte n'a pas été modifié.",
    ],
    action: 'Se connecter',
    closing: notYou.fr,
  },
  ro: {
    subject: 'Aveți deja un cont',
    lines: [
      'Cineva a încercat să se înregistreze cu această adresă de e-mail, care are deja un cont Attesta. Contul nu a fost modificat.',
    ],
    action: 'Conectare',
    closing: notYou.ro,
  },
  zh: {
    subject: '您已有账户',
    lines: ['有人尝试用此邮箱注册，但该邮箱已有 Attesta 账户。账户未作任何更改。'],
    action: '登录',
    closing: notYou.zh,
  },
};

const reset: Record<MailLanguage, MailText> = {
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

const passwordChanged: Record<MailLanguage, MailText> = {
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

const approved: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your notified body is approved',
    lines: ['The request of your notified body on Attesta was approved. You can now use your dashboard.'],
    action: 'Sign in',
    closing: 'If you did not register with Attesta, contact the portal operator.',
  },
  fr: {
    subject: 'Votre organisme notifié est approuvé',
    lines: [
      'La demande de votre organisme notifié sur Attesta a été approuvée. Vous pouvez maintenant utiliser votre tableau de bord.',
    ],
    action: 'Se connecter',
    closing: "Si vous ne vous êtes pas inscrit sur Attesta, contactez l'exploitant du portail.",
  },
  ro: {
    subject: 'Organismul dumneavoastră notificat este aprobat',
    lines: [
      'Cererea organismului dumneavoastră notificat la Attesta a fost aprobată. Acum puteți folosi tabloul de bord.',
    ],
    action: 'Conectare',
    closing: 'Dacă nu v-ați înregistrat la Attesta, contactați operatorul portalului.',
  },
  zh: {
    subject: '您的公告机构已获批准',
    lines: ['您的公告机构在 Attesta 的申请已获批准，现在可以使用控制面板。'],
    action: '登录',
    closing: '如果您没有在 Attesta 注册，请联系门户运营方。',
  },
};

const rejected: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your request was not approved',
    lines: [
      'The request of your notified body on Attesta was not approved.',
      'Check the number and the name that you entered, and contact the portal operator.',
    ],
    action: 'Sign in',
    closing: 'If you did not register with Attesta, contact the portal operator.',
  },
  fr: {
    subject: "Votre demande n'a pas été approuvée",
    lines: [
      "La demande de votre organisme notifié sur Attesta n'a pas été approuvée.",
      "Vérifiez le numéro et le nom saisis, et contactez l'exploitant du portail.",
    ],
    action: 'Se connecter',
    closing: "Si vous ne vous êtes pas inscrit sur Attesta, contactez l'exploitant du portail.",
  },
  ro: {
    subject: 'Cererea dumneavoastră nu a fost aprobată',
    lines: [
      'Cererea organismului dumneavoastră notificat la Attesta nu a fost aprobată.',
      'Verificați numărul și numele introduse și contactați operatorul portalului.',
    ],
    action: 'Conectare',
    closing: 'Dacă nu v-ați înregistrat la Attesta, contactați operatorul portalului.',
  },
  zh: {
    subject: '您的申请未获批准',
    lines: ['您的公告机构在 Attesta 的申请未获批准。', '请核对您填写的编号和名称，并联系门户运营方。'],
    action: '登录',
    closing: '如果您没有在 Attesta 注册，请联系门户运营方。',
  },
};

const secondFactorOn: Record<MailLanguage, MailText> = {
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

const secondFactorOff: Record<MailLanguage, MailText> = {
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

/**
 * The text of all mails, by template and language. Mails never contain a person's name, because anyone who registers
 * another person's address chooses the name.
 */
export const mailTexts: Record<MailTemplate, Record<MailLanguage, MailText>> = {
  verify,
  alreadyRegistered,
  reset,
  passwordChanged,
  approved,
  rejected,
  secondFactorOn,
  secondFactorOff,
};
