import type { MailLanguage } from './languages.ts';

export type LetterKind = 'verify' | 'alreadyRegistered' | 'reset' | 'passwordChanged';

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Label of the link. */
  readonly action: string;
  readonly closing: string;
}

const notYou = {
  en: 'If this was not you, there is nothing to do: ignore this mail.',
  fr: "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.",
  ro: 'Dacă nu ați cerut acest lucru, ignorați acest mesaj.',
  zh: '如果这不是您本人的操作,请忽略此邮件。',
} satisfies Record<MailLanguage, string>;

const verify: Record<MailLanguage, Words> = {
  en: { subject: 'Verify your e-mail address', lines: ['This address was used to register with Attesta.', 'The link works once, within one hour.'], action: 'Verify the address', closing: notYou.en },
  fr: { subject: 'Vérifiez votre adresse e-mail', lines: ['Cette adresse a servi à une inscription sur Attesta.', 'Le lien fonctionne une seule fois, pendant une heure.'], action: "Vérifier l'adresse", closing: notYou.fr },
  ro: { subject: 'Verificați adresa de e-mail', lines: ['Această adresă a fost folosită pentru înregistrarea la Attesta.', 'Linkul funcționează o singură dată, timp de o oră.'], action: 'Verificați adresa', closing: notYou.ro },
  zh: { subject: '验证您的电子邮箱', lines: ['此邮箱被用于注册 Attesta。', '链接一小时内有效,仅可使用一次。'], action: '验证邮箱', closing: notYou.zh },
};

const alreadyRegistered: Record<MailLanguage, Words> = {
  en: { subject: 'You already have an account', lines: ['Someone tried to register with this address, which already has an account at Attesta. Nothing was changed.'], action: 'Go to sign-in', closing: notYou.en },
  fr: { subject: 'Vous avez déjà un compte', lines: ["Quelqu'un a tenté de s'inscrire avec cette adresse, qui a déjà un compte Attesta. Rien n'a été modifié."], action: 'Aller à la connexion', closing: notYou.fr },
  ro: { subject: 'Aveți deja un cont', lines: ['Cineva a încercat să se înregistreze cu această adresă, care are deja un cont Attesta. Nu s-a modificat nimic.'], action: 'Mergeți la conectare', closing: notYou.ro },
  zh: { subject: '您已有账户', lines: ['有人尝试用此邮箱注册,但该邮箱已有 Attesta 账户。账户未作任何更改。'], action: '前往登录', closing: notYou.zh },
};

const reset: Record<MailLanguage, Words> = {
  en: { subject: 'Set a new password', lines: ['A new password was asked for this account at Attesta.', 'The link works once, within one hour.'], action: 'Set a new password', closing: notYou.en },
  fr: { subject: 'Définissez un nouveau mot de passe', lines: ['Un nouveau mot de passe a été demandé pour ce compte Attesta.', 'Le lien fonctionne une seule fois, pendant une heure.'], action: 'Définir un nouveau mot de passe', closing: notYou.fr },
  ro: { subject: 'Setați o parolă nouă', lines: ['A fost cerută o parolă nouă pentru acest cont Attesta.', 'Linkul funcționează o singură dată, timp de o oră.'], action: 'Setați o parolă nouă', closing: notYou.ro },
  zh: { subject: '设置新密码', lines: ['有人为此 Attesta 账户申请了新密码。', '链接一小时内有效,仅可使用一次。'], action: '设置新密码', closing: notYou.zh },
};

const passwordChanged: Record<MailLanguage, Words> = {
  en: { subject: 'Your password was changed', lines: ['The password of this account at Attesta was changed, and all other sessions were ended.'], action: 'Set another password', closing: 'If this was not you, set another password now.' },
  fr: { subject: 'Votre mot de passe a été modifié', lines: ['Le mot de passe de ce compte Attesta a été modifié ; toutes les autres sessions ont pris fin.'], action: 'Définir un autre mot de passe', closing: "Si ce n'était pas vous, définissez un autre mot de passe dès maintenant." },
  ro: { subject: 'Parola a fost schimbată', lines: ['Parola acestui cont Attesta a fost schimbată, iar toate celelalte sesiuni au fost încheiate.'], action: 'Setați altă parolă', closing: 'Dacă nu ați fost dumneavoastră, setați acum altă parolă.' },
  zh: { subject: '您的密码已更改', lines: ['此 Attesta 账户的密码已更改,其他所有会话均已结束。'], action: '重新设置密码', closing: '如果这不是您本人的操作,请立即重新设置密码。' },
};

/** What mails say, by kind and language. No name of a person stands in them: whoever registers a foreign address chooses the name. */
export const words: Record<LetterKind, Record<MailLanguage, Words>> = { verify, alreadyRegistered, reset, passwordChanged };
