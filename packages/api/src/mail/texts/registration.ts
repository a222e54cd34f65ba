import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { notYou } from './closings.ts';
import type { MailText } from './mail-text.ts';

export const verify: Record<MailLanguage, MailText> = {
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

export const alreadyRegistered: Record<MailLanguage, MailText> = {
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
