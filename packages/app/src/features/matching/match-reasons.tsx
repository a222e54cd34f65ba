import { shownPoints } from '@attesta/domain/matching/rank';
import type { Matched, Weights } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { TextWithCodes } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { ReasonsRoot } from './match-reasons.styles';
import { generalWarnings, reasonsOf, warningSentence, type MatchContext } from './reasons';
import { useSentence } from './use-sentence';

/**
 * Warnings of a match, and its six criteria: each with its reason and its points out of the maximum set by its weight.
 * The points sum to the total.
 */
export function MatchReasons({ match, context, weights }: { match: Matched; context: MatchContext; weights: Weights }) {
  const { t } = useTranslation('matching');
  const formatSentence = useSentence();
  const formats = useFormats();
  const points = shownPoints(match.scores, weights);
  const oneDecimal = (value: number) => formats.number(value, { minimumFractionDigits: 1 });
  const warnings = generalWarnings(match);
  return (
    <ReasonsRoot>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning, index) => (
            <li key={index} data-slot="warning">
              <TriangleAlert aria-hidden />
              <bdi>
                <TextWithCodes>{formatSentence(warningSentence(warning, formats))}</TextWithCodes>
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {reasonsOf(match, context, formats).map((reason) => (
          <div key={reason.criterion}>
            <dt>{t(`criteria.${reason.criterion}`)}</dt>
            <dd>
              <bdi>
                <TextWithCodes>{formatSentence(reason)}</TextWithCodes>
              </bdi>{' '}
              {reason.unknown && <Chip shape="dashed">{t('result.unknown')}</Chip>}
            </dd>
            <dd data-slot="score" style={{ '--score': reason.score / 1000 } as CSSProperties}>
              <span data-slot="track">
                <span />
              </span>
              <bdi>
                {t('result.points', {
                  points: oneDecimal(points[reason.criterion]),
                  most: formats.number(weights[reason.criterion]),
                })}
              </bdi>
            </dd>
          </div>
        ))}
        <div data-slot="sum">
          <dt>{t('result.total')}</dt>
          <dd data-slot="sum-points">
            <bdi>{t('result.totalOf', { total: oneDecimal(match.total) })}</bdi>
          </dd>
        </div>
      </dl>
    </ReasonsRoot>
  );
}
