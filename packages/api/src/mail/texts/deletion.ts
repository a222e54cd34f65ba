import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { MailText } from './mail-text.ts';

const undo = {
  en: 'Sign in to keep the account',
  fr: 'Se connecter pour conserver le compte',
  ro: 'Conectați-vă pentru a păstra contul',
  zh: '登录以保留账户',
} satisfies Record<MailLanguage, string>;

export const deletionRequested: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your account will be deleted',
    lines: [
      'The deletion of this Attesta account was requested. The account cannot be used until then. All other sessions were ended.',
      'To keep the account, sign in before the day of the deletion and undo it. You can also download your data until then.',
    ],
    action: undo.en,
    closing: 'If this was not you, sign in, undo the deletion and set a new password.',
  },
  fr: {
    subject: 'Votre compte sera supprimé',
    lines: [
      "La suppression de ce compte Attesta a été demandée. D'ici là, le compte ne peut pas être utilisé. Toutes les autres sessions ont pris fin.",
      "Pour conserver le compte, connectez-vous avant le jour de la suppression et annulez-la. D'ici là, vous pouvez aussi télécharger vos données.",
    ],
    action: undo.fr,
    closing: "Si ce n'était pas vous, connectez-vous, annulez la suppression et définissez un nouveau mot de passe.",
  },
  ro: {
    subject: 'Contul dumneavoastră va fi șters',
    lines: [
      'A fost cerută ștergerea acestui cont Attesta. Până atunci contul nu poate fi folosit. Toate celelalte sesiuni au fost încheiate.',
      'Pentru a păstra contul, conectați-vă înainte de ziua ștergerii și anulați-o. Până atunci vă puteți și descărca datele.',
    ],
    action: undo.ro,
    closing: 'Dacă nu ați fost dumneavoastră, conectați-vă, anulați ștergerea și setați o parolă nouă.',
  },
  zh: {
    subject: '您的账户将被删除',
    lines: [
      '有人申请删除此 Attesta 账户。在此期间账户无法使用，其他所有会话均已结束。',
      '如需保留账户，请在删除日期之前登录并撤销删除。在此之前，您也可以下载您的数据。',
    ],
    action: undo.zh,
    closing: '如果这不是您本人的操作，请登录、撤销删除并设置新密码。',
  },
};

export const deletionReminder: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your account will be deleted in a few days',
    lines: ['You requested the deletion of this Attesta account. To keep it, sign in before that day and undo it.'],
    action: undo.en,
    closing: 'After that day, the data cannot be restored.',
  },
  fr: {
    subject: 'Votre compte sera supprimé dans quelques jours',
    lines: [
      'Vous avez demandé la suppression de ce compte Attesta. Pour le conserver, connectez-vous avant ce jour et annulez-la.',
    ],
    action: undo.fr,
    closing: 'Après ce jour, les données ne peuvent plus être restaurées.',
  },
  ro: {
    subject: 'Contul dumneavoastră va fi șters în câteva zile',
    lines: [
      'Ați cerut ștergerea acestui cont Attesta. Pentru a-l păstra, conectați-vă înainte de acea zi și anulați-o.',
    ],
    action: undo.ro,
    closing: 'După acea zi, datele nu mai pot fi restaurate.',
  },
  zh: {
    subject: '您的账户将在几天后删除',
    lines: ['您申请了删除此 Attesta 账户。如需保留，请在该日期之前登录并撤销删除。'],
    action: undo.zh,
    closing: '该日期之后，数据无法恢复。',
  },
};

export const accountDeleted: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your account is deleted',
    lines: ['Your Attesta account and its data are deleted.'],
    action: 'Open Attesta',
    closing: 'You can register again with this e-mail address.',
  },
  fr: {
    subject: 'Votre compte est supprimé',
    lines: ['Votre compte Attesta et ses données sont supprimés.'],
    action: 'Ouvrir Attesta',
    closing: 'Vous pouvez vous réinscrire avec cette adresse e-mail.',
  },
  ro: {
    subject: 'Contul dumneavoastră este șters',
    lines: ['Contul dumneavoastră Attesta și datele sale sunt șterse.'],
    action: 'Deschideți Attesta',
    closing: 'Vă puteți înregistra din nou cu această adresă de e-mail.',
  },
  zh: {
    subject: '您的账户已删除',
    lines: ['您的 Attesta 账户及其数据已删除。'],
    action: '打开 Attesta',
    closing: '您可以使用此邮箱重新注册。',
  },
};
