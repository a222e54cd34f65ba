import type { UsedRequest } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { useTranslation } from 'react-i18next';
import { classVariant } from '@attesta/domain/classes/classes';
import { useClassLabels } from '../classes';
import { Codes } from '../codes';
import { useFormats } from '../../platform/i18n/formats';

/** The request of a match as a description list. */
export function RequestSummary({ request, today }: { request: UsedRequest; today: string }) {
  const { t } = useTranslation(['matching', 'classes']);
  const { variant, procedure } = useClassLabels();
  const { date, list, language, country } = useFormats();
  const variantDetails = classVariant(request.classVariant);
  const targetDate = request.wishedDate;
  const targetDateText =
    targetDate === null
      ? t('request.noDate', { date: date(today) })
      : targetDate < today
        ? t('request.pastDate', { date: date(targetDate), today: date(today) })
        : date(targetDate);
  const items = [
    { term: t('request.regulation'), description: request.regulation },
    {
      term: t('request.classVariant'),
      description: variantDetails && (
        <>
          {variant(variantDetails.id)}{' '}
          {request.openQuestions.length > 0 && (
            <Chip shape="dashed" tone="warning">
              {t('classes:provisional')}
            </Chip>
          )}
        </>
      ),
    },
    { term: t('request.codes'), description: request.codes.length > 0 && <Codes codes={request.codes} withLabel /> },
    {
      term: t('request.procedure'),
      description: request.procedure ? procedure(request.procedure, request.classVariant) : t('request.anyProcedure'),
    },
    { term: t('request.wishedDate'), description: targetDateText },
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
