import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { MailText } from './mail-text.ts';

export const designationApproved: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your designations are approved',
    lines: [
      'The changes of your designations that you stated on Attesta were approved. From now on, they count in matches.',
      'Publish windows for the new codes so that manufacturers see when you can start.',
    ],
    action: 'Sign in',
    closing: 'If you did not change your designations, contact the portal operator.',
  },
  fr: {
    subject: 'Vos désignations sont approuvées',
    lines: [
      'Les modifications de vos désignations déclarées sur Attesta ont été approuvées. Elles comptent désormais dans les correspondances.',
      'Publiez des périodes pour les nouveaux codes afin que les fabricants voient quand vous pouvez commencer.',
    ],
    action: 'Se connecter',
    closing: "Si vous n'avez pas modifié vos désignations, contactez l'exploitant du portail.",
  },
  ro: {
    subject: 'Desemnările dumneavoastră sunt aprobate',
    lines: [
      'Modificările desemnărilor pe care le-ați declarat la Attesta au fost aprobate. De acum contează la potrivire.',
      'Publicați intervale pentru codurile noi, pentru ca producătorii să vadă când puteți începe.',
    ],
    action: 'Conectare',
    closing: 'Dacă nu ați modificat desemnările, contactați operatorul portalului.',
  },
  zh: {
    subject: '您的指定范围已获批准',
    lines: [
      '您在 Attesta 声明的指定范围变更已获批准，从现在起计入匹配。',
      '请为新代码发布可受理时段，让制造商看到您何时可以开始。',
    ],
    action: '登录',
    closing: '如果您没有更改指定范围，请联系门户运营方。',
  },
};

export const designationRejected: Record<MailLanguage, MailText> = {
  en: {
    subject: 'Your designations were not approved',
    lines: [
      'The changes of your designations that you stated on Attesta were not approved, because they differ from your published designation.',
      'What was approved before still counts in matches. Check your profile, and contact the portal operator if it is correct.',
    ],
    action: 'Sign in',
    closing: 'If you did not change your designations, contact the portal operator.',
  },
  fr: {
    subject: "Vos désignations n'ont pas été approuvées",
    lines: [
      "Les modifications de vos désignations déclarées sur Attesta n'ont pas été approuvées, car elles diffèrent de votre désignation publiée.",
      "Ce qui était approuvé auparavant compte toujours dans les correspondances. Vérifiez votre profil et contactez l'exploitant du portail s'il est exact.",
    ],
    action: 'Se connecter',
    closing: "Si vous n'avez pas modifié vos désignations, contactez l'exploitant du portail.",
  },
  ro: {
    subject: 'Desemnările dumneavoastră nu au fost aprobate',
    lines: [
      'Modificările desemnărilor pe care le-ați declarat la Attesta nu au fost aprobate, deoarece diferă de desemnarea publicată.',
      'Ce a fost aprobat înainte contează în continuare la potrivire. Verificați profilul și contactați operatorul portalului dacă este corect.',
    ],
    action: 'Conectare',
    closing: 'Dacă nu ați modificat desemnările, contactați operatorul portalului.',
  },
  zh: {
    subject: '您的指定范围未获批准',
    lines: [
      '您在 Attesta 声明的指定范围变更未获批准，因为与已公布的指定范围不一致。',
      '此前批准的内容仍计入匹配。请核对您的资料；如果无误，请联系门户运营方。',
    ],
    action: '登录',
    closing: '如果您没有更改指定范围，请联系门户运营方。',
  },
};
