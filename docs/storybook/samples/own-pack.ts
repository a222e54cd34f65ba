import { de } from '@attesta/ui/locale/de';
import type { LabelPack } from '@attesta/ui/locale/locale-provider';

/** German with the words of a company. */
export const ourGerman: LabelPack = (locale) => {
  const labels = de(locale);
  return { ...labels, stat: { none: '–' }, filterBar: { ...labels.filterBar, any: 'Beliebig' } };
};

/** A language of your own. Components and labels that are missing are in English. */
export const italian: LabelPack = (locale) => {
  const number = (value: number) => value.toLocaleString(locale);
  return {
    dialog: { close: 'Chiudi' },
    pagination: {
      previous: 'Pagina precedente',
      next: 'Pagina successiva',
      range: ({ from, to }, total) => `${number(from)}-${number(to)} di ${number(total)}`,
    },
  };
};
