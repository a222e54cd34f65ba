import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { MailText } from './mail-text.ts';

export const approved: Record<MailLanguage, MailText> = {
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

export const rejected: Record<MailLanguage, MailText> = {
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
