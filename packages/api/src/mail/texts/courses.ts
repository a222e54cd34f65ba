import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { MailText } from './mail-text.ts';

export type CourseMailTemplate =
  | 'registrationConfirmed'
  | 'waitingListJoined'
  | 'placeAvailable'
  | 'registrationCancelled'
  | 'courseChanged'
  | 'courseCancelled';

const action = {
  en: 'Open the registration',
  fr: "Ouvrir l'inscription",
  ro: 'Deschideți înscrierea',
  zh: '打开报名',
} satisfies Record<MailLanguage, string>;

const closing = {
  en: 'You can cancel the registration on its page until registration for the course ends.',
  fr: "Vous pouvez annuler l'inscription sur sa page jusqu'à la fin des inscriptions à la formation.",
  ro: 'Puteți anula înscrierea pe pagina ei până la încheierea înscrierilor la curs.',
  zh: '在课程报名截止之前，您可以在报名页面取消报名。',
} satisfies Record<MailLanguage, string>;

const waitingClosing = {
  en: 'You can leave the waiting list on the page of the registration until the course starts.',
  fr: "Vous pouvez quitter la liste d'attente sur la page de l'inscription jusqu'au début de la formation.",
  ro: 'Puteți părăsi lista de așteptare pe pagina înscrierii până la începerea cursului.',
  zh: '在课程开始之前，您可以在报名页面退出候补名单。',
} satisfies Record<MailLanguage, string>;

const placeClosing = {
  en: 'If you do not need the place, cancel the registration on its page.',
  fr: "Si vous n'avez plus besoin de la place, annulez l'inscription sur sa page.",
  ro: 'Dacă nu mai aveți nevoie de loc, anulați înscrierea pe pagina ei.',
  zh: '如果您不需要该名额，请在报名页面取消报名。',
} satisfies Record<MailLanguage, string>;

const registerAgain = {
  en: 'You can register again while registration for the course is open.',
  fr: 'Vous pouvez vous réinscrire tant que les inscriptions à la formation sont ouvertes.',
  ro: 'Vă puteți înscrie din nou cât timp înscrierile la curs sunt deschise.',
  zh: '在课程报名截止之前，您可以重新报名。',
} satisfies Record<MailLanguage, string>;

const otherCourses = {
  en: 'The portal lists other courses.',
  fr: "Le portail présente d'autres formations.",
  ro: 'Portalul prezintă alte cursuri.',
  zh: '门户中列有其他课程。',
} satisfies Record<MailLanguage, string>;

/** Text of the mails about courses, by template and language. The subject is followed by the title of the course. */
export const courseMailTexts: Record<CourseMailTemplate, Record<MailLanguage, MailText>> = {
  registrationConfirmed: {
    en: {
      subject: 'Registration confirmed',
      lines: ['Your registration is confirmed. The attached file adds the course to your calendar.'],
      action: action.en,
      closing: closing.en,
    },
    fr: {
      subject: 'Inscription confirmée',
      lines: ['Votre inscription est confirmée. Le fichier joint ajoute la formation à votre agenda.'],
      action: action.fr,
      closing: closing.fr,
    },
    ro: {
      subject: 'Înscriere confirmată',
      lines: ['Înscrierea dumneavoastră este confirmată. Fișierul atașat adaugă cursul în calendarul dumneavoastră.'],
      action: action.ro,
      closing: closing.ro,
    },
    zh: {
      subject: '报名已确认',
      lines: ['您的报名已确认。附件可将课程添加到您的日历。'],
      action: action.zh,
      closing: closing.zh,
    },
  },
  waitingListJoined: {
    en: {
      subject: 'You are on the waiting list',
      lines: ['All places are taken. You get a place, and an e-mail, as soon as one becomes free for you.'],
      action: action.en,
      closing: waitingClosing.en,
    },
    fr: {
      subject: "Vous êtes sur la liste d'attente",
      lines: [
        "Toutes les places sont prises. Dès qu'une place se libère pour vous, elle vous est attribuée par e-mail.",
      ],
      action: action.fr,
      closing: waitingClosing.fr,
    },
    ro: {
      subject: 'Sunteți pe lista de așteptare',
      lines: [
        'Toate locurile sunt ocupate. Imediat ce se eliberează un loc pentru dumneavoastră, îl primiți prin e-mail.',
      ],
      action: action.ro,
      closing: waitingClosing.ro,
    },
    zh: {
      subject: '您已加入候补名单',
      lines: ['名额已满。一旦轮到您的名额空出，系统将为您确认名额并发送邮件。'],
      action: action.zh,
      closing: waitingClosing.zh,
    },
  },
  placeAvailable: {
    en: {
      subject: 'You have a place',
      lines: [
        'A place became free and your registration is now confirmed. The attached file adds the course to your calendar.',
      ],
      action: action.en,
      closing: placeClosing.en,
    },
    fr: {
      subject: 'Vous avez une place',
      lines: [
        "Une place s'est libérée et votre inscription est maintenant confirmée. Le fichier joint ajoute la formation à votre agenda.",
      ],
      action: action.fr,
      closing: placeClosing.fr,
    },
    ro: {
      subject: 'Aveți un loc',
      lines: [
        'S-a eliberat un loc, iar înscrierea dumneavoastră este acum confirmată. Fișierul atașat adaugă cursul în calendarul dumneavoastră.',
      ],
      action: action.ro,
      closing: placeClosing.ro,
    },
    zh: {
      subject: '您已获得名额',
      lines: ['有名额空出，您的报名现已确认。附件可将课程添加到您的日历。'],
      action: action.zh,
      closing: placeClosing.zh,
    },
  },
  registrationCancelled: {
    en: {
      subject: 'Registration cancelled',
      lines: ['Your registration is cancelled. The attached file removes the course from your calendar.'],
      action: action.en,
      closing: registerAgain.en,
    },
    fr: {
      subject: 'Inscription annulée',
      lines: ['Votre inscription est annulée. Le fichier joint retire la formation de votre agenda.'],
      action: action.fr,
      closing: registerAgain.fr,
    },
    ro: {
      subject: 'Înscriere anulată',
      lines: ['Înscrierea dumneavoastră este anulată. Fișierul atașat elimină cursul din calendarul dumneavoastră.'],
      action: action.ro,
      closing: registerAgain.ro,
    },
    zh: {
      subject: '报名已取消',
      lines: ['您的报名已取消。附件可将课程从您的日历中移除。'],
      action: action.zh,
      closing: registerAgain.zh,
    },
  },
  courseChanged: {
    en: {
      subject: 'Course changed',
      lines: ['The organiser changed this course. Your registration is kept; these are the new facts.'],
      action: action.en,
      closing: closing.en,
    },
    fr: {
      subject: 'Formation modifiée',
      lines: [
        "L'organisateur a modifié cette formation. Votre inscription est conservée ; voici les nouvelles informations.",
      ],
      action: action.fr,
      closing: closing.fr,
    },
    ro: {
      subject: 'Curs modificat',
      lines: [
        'Organizatorul a modificat acest curs. Înscrierea dumneavoastră se păstrează; acestea sunt noile informații.',
      ],
      action: action.ro,
      closing: closing.ro,
    },
    zh: {
      subject: '课程有变更',
      lines: ['主办方变更了此课程。您的报名仍然有效；以下是新的课程信息。'],
      action: action.zh,
      closing: closing.zh,
    },
  },
  courseCancelled: {
    en: {
      subject: 'Course cancelled',
      lines: [
        'The organiser cancelled this course, and with it your registration. The attached file removes the course from your calendar.',
      ],
      action: action.en,
      closing: otherCourses.en,
    },
    fr: {
      subject: 'Formation annulée',
      lines: [
        "L'organisateur a annulé cette formation, et avec elle votre inscription. Le fichier joint retire la formation de votre agenda.",
      ],
      action: action.fr,
      closing: otherCourses.fr,
    },
    ro: {
      subject: 'Curs anulat',
      lines: [
        'Organizatorul a anulat acest curs și, odată cu el, înscrierea dumneavoastră. Fișierul atașat elimină cursul din calendarul dumneavoastră.',
      ],
      action: action.ro,
      closing: otherCourses.ro,
    },
    zh: {
      subject: '课程已取消',
      lines: ['主办方取消了此课程，您的报名也随之取消。附件可将课程从您的日历中移除。'],
      action: action.zh,
      closing: otherCourses.zh,
    },
  },
};
