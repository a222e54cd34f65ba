import type { Matched, PublicBody, Weights } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { ScoreRing } from '@attesta/ui/display/score-ring';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { usePrintDay } from '../../platform/shell/use-print-day';
import { BodyConditions } from './body-conditions';
import { MatchReasons } from './match-reasons';
import { generalWarnings, type MatchContext } from './reasons';

interface MatchEntryProps {
  match: Matched;
  rank: number;
  body: PublicBody | undefined;
  context: MatchContext;
  weights: Weights;
}

/** A matching body. The button expands its reasons. */
export const MatchEntry = memo(function MatchEntry({ match, rank, body, context, weights }: MatchEntryProps) {
  const { t } = useTranslation('matching');
  const { date, country, number } = useFormats();
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = usePrintDay() !== null || isExpanded;
  const id = useId();
  const name = body?.name ?? match.notifiedBody;
  const warningCount = generalWarnings(match).length;
  const isLimited = body?.intake === 'limited';
  const label = (text: string) => <span data-slot="says">{text} </span>;
  return (
    <li>
      <div data-slot="line">
        <span data-slot="rank">{rank}</span>
        <span data-slot="body">
          <bdi data-slot="name">{name}</bdi>
          <span data-slot="where">
            {[match.notifiedBody, body && country(body.country)].filter(Boolean).join(' · ')}
          </span>
          <BodyConditions body={body} codes={context.request.codes} />
          {(isLimited || warningCount > 0) && (
            <span data-slot="marks">
              {isLimited && <Chip shape="half">{t('intakes.limited')}</Chip>}
              {warningCount > 0 && (
                <span data-slot="check">
                  <TriangleAlert aria-hidden />
                  <bdi>{t('result.warnings', { count: warningCount })}</bdi>
                </span>
              )}
            </span>
          )}
        </span>
        <span data-slot="start">
          {label(t('result.start'))}
          <bdi>{date(match.start)}</bdi>
        </span>
        <span data-slot="code">
          {label(t('result.limiting'))}
          <Code code={match.limitingCode} />
        </span>
        <span data-slot="number">
          {label(t('result.places'))}
          {number(match.slotsLeft)}
        </span>
        <span data-slot="total">
          <ScoreRing
            size={46}
            value={match.total}
            shown={number(match.total, { minimumFractionDigits: 1 })}
            label={t('result.total')}
            valueText={t('result.totalOf', { total: number(match.total, { minimumFractionDigits: 1 }) })}
          />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${t('result.reasons')}: ${name}`}
          onClick={() => setExpanded(!isExpanded)}
        >
          <ChevronDown aria-hidden />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <MatchReasons match={match} context={context} weights={weights} />}
      </div>
    </li>
  );
});
