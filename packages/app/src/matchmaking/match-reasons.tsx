import type { Matched, Weights } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { ReasonsRoot } from './match-reasons.styles';
import { reasonsOf, warningSentence, type Asked, type Reason } from './reasons';
import { useSentence } from './use-sentence';

/** The six criteria of a match: the reason in words and its points of those that its weight gives; they sum to the total. What to check stands first. */
export function MatchReasons({ match, asked, weights }: { match: Matched; asked: Asked; weights: Weights }) {
  const { t } = useTranslation('matchmaking');
  const say = useSentence();
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
              <bdi>{say(warningSentence(warning, formats))}</bdi>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {reasonsOf(match, asked, formats).map((reason) => (
          <div key={reason.criterion}>
            <dt>{t(`criteria.${reason.criterion}`)}</dt>
            <dd>
              <bdi>{say(reason)}</bdi> {reason.unknown && <Chip shape="dashed">{t('result.unknown')}</Chip>}
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
