import type { CalendarTexts } from '@attesta/domain/access-keys/windows-calendar';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';

/** The texts of calendar feeds. */
export const calendarTexts: Record<MailLanguage, CalendarTexts> = {
  en: {
    title: 'Availability windows (Attesta)',
    free: (free, slots) => `${free} of ${slots} free`,
    closed: 'closed',
    pools: { general: 'For all applicants', sme: 'For SMEs', first_time: 'For first-time applicants' },
    classes: (classes) => `Classes: ${classes}`,
    confirmed: (day) => `Confirmed on ${day}`,
  },
  fr: {
    title: 'Périodes de disponibilité (Attesta)',
    free: (free, slots) => `${free} sur ${slots} libres`,
    closed: 'fermée',
    pools: { general: 'Pour tous les demandeurs', sme: 'Pour les PME', first_time: 'Pour les premières demandes' },
    classes: (classes) => `Classes : ${classes}`,
    confirmed: (day) => `Confirmée le ${day}`,
  },
  ro: {
    title: 'Intervale de disponibilitate (Attesta)',
    free: (free, slots) => `${free} din ${slots} libere`,
    closed: 'închis',
    pools: { general: 'Pentru toți solicitanții', sme: 'Pentru IMM-uri', first_time: 'Pentru prima cerere' },
    classes: (classes) => `Clase: ${classes}`,
    confirmed: (day) => `Confirmat la ${day}`,
  },
  zh: {
    title: '可受理时段（Attesta）',
    free: (free, slots) => `剩余 ${free}/${slots}`,
    closed: '已关闭',
    pools: { general: '面向所有申请人', sme: '面向中小企业', first_time: '面向首次申请人' },
    classes: (classes) => `类别：${classes}`,
    confirmed: (day) => `确认于 ${day}`,
  },
};
