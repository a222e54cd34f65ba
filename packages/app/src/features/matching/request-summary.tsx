import type { UsedRequest } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { classVariant } from '@attesta/domain/classes/classes';
import { useClassLabels } from '../classes';
import { Codes } from '../codes';
import { useFormats } from '../../platform/i18n/formats';

interface RequestSummaryProps {
  request: UsedRequest;
  today: string;
  /** Whether the user has not said yet if this is a first application. */
  isFirstTimeAssumed: boolean;
  /** Opens the question about it. Absent if the page does not show the question. */
  onAnswerFirstTime?: (() => void) | undefined;
}

/** The request of a match as a description list. What is assumed is marked. */
export function RequestSummary({ request, today, isFirstTimeAssumed, onAnswerFirstTime }: RequestSummaryProps) {
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
          <span>{variant(variantDetails.id)}</span>{' '}
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
      description: (
        <>
          <span>
            {t(request.sme ? 'request.sme' : 'request.notSme')},{' '}
            {t(request.firstTime ? 'request.firstTime' : 'request.known')}
          </span>{' '}
          {isFirstTimeAssumed && (
            <>
              <Chip shape="dashed" tone="warning">
                {t('request.assumed')}
              </Chip>{' '}
              {onAnswerFirstTime && (
                <Button variant="text" size="small" onClick={onAnswerFirstTime}>
                  {t('request.answer')}
                </Button>
              )}
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <DescriptionList
      items={items.map(({ term, description }) => ({ term, description: description || null }))}
      labels={{ none: t('request.missing') }}
    />
  );
}
