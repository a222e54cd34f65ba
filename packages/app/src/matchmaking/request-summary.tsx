import type { UsedRequest } from '@attesta/domain/matching/schema';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { useTranslation } from 'react-i18next';
import { classVariant } from '@attesta/domain/classes/classes';
import { useClassWords } from '../classes/class-words';
import { Codes } from '../codes/code';
import { useFormats } from '../i18n/formats';

/** What is asked of the notified bodies, in words. */
export function RequestSummary({ request, today }: { request: UsedRequest; today: string }) {
  const { t } = useTranslation('matchmaking');
  const { variant, procedure } = useClassWords();
  const { date, list, language, country } = useFormats();
  const known = classVariant(request.classVariant);
  const wished = request.wishedDate;
  const wishedWords =
    wished === null
      ? t('request.noDate', { date: date(today) })
      : wished < today
        ? t('request.pastDate', { date: date(wished), today: date(today) })
        : date(wished);
  const items = [
    { term: t('request.regulation'), description: request.regulation },
    { term: t('request.classVariant'), description: known && variant(known.id) },
    { term: t('request.codes'), description: request.codes.length > 0 && <Codes codes={request.codes} withLabel /> },
    {
      term: t('request.procedure'),
      description: request.procedure ? procedure(request.procedure, request.classVariant) : t('request.anyProcedure'),
    },
    { term: t('request.wishedDate'), description: wishedWords },
    {
      term: t('request.languages'),
      description: request.languages.length > 0 && list(request.languages.map(language)),
    },
    { term: t('request.country'), description: request.country && country(request.country) },
    {
      term: t('request.applicant'),
      description: [
        t(request.sme ? 'request.sme' : 'request.notSme'),
        t(request.firstTime ? 'request.firstTime' : 'request.known'),
      ].join(', '),
    },
  ];
  return (
    <DescriptionList
      items={items.map(({ term, description }) => ({ term, description: description || null }))}
      labels={{ none: t('request.missing') }}
    />
  );
}
