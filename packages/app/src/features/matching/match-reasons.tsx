import type { Matched, Weights } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { ReasonsRoot } from './match-reasons.styles';
import { reasonsOf, warningSentence, type MatchContext, type Reason } from './reasons';
import { useSentence } from './use-sentence';

/**
 * Warnings of a match, and its six criteria: each with its reason and its points out of the maximum set by its weight.
 * The points sum to the total.
 */
export function MatchReasons({ match, context, weights }: { match: Matched; context: MatchContext; weights: Weights }) {
  const { t } = useTranslation('matching');
  const formatSentence = useSentence();
  const formats = useFormats();
  const points = ({ score, criterion }: Reason) =>
    formats.number((score * weights[criterion]) / 1000, { maximumFractionDigits: 2 });
  return (
    <ReasonsRoot>
      {match.warnings.length > 0 && (
        <ul>
          {match.warnings.map((warning, index) => (
            <li key={index} data-slot="warning">
              <TriangleAlert aria-hidden />
              <bdi>{formatSentence(warningSentence(warning, formats))}</bdi>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {reasonsOf(match, context, formats).map((reason) => (
          <div key={reason.criterion}>
            <dt>{t(`criteria.${reason.criterion}`)}</dt>
            <dd>
              <bdi>{formatSentence(reason)}</bdi> {reason.unknown && <Chip shape="dashed">{t('result.unknown')}</Chip>}
            </dd>
            <dd data-slot="score" style={{ '--score': reason.score / 1000 } as CSSProperties}>
              <span data-slot="track">
                <span />
              </span>
              <bdi>
                {t('result.points', { points: points(reason), most: formats.number(weights[reason.criterion]) })}
              </bdi>
            </dd>
          </div>
        ))}
        <div data-slot="sum">
          <dt>{t('result.total')}</dt>
          <dd data-slot="sum-points">
            <bdi>{t('result.totalOf', { total: formats.number(match.total, { minimumFractionDigits: 1 }) })}</bdi>
          </dd>
        </div>
      </dl>
    </ReasonsRoot>
  );
}
