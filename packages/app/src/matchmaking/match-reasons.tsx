import type { Matched, Weights } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { ReasonsRoot } from './match-reasons.styles';
import { reasonsOf, warningSentence, type Asked } from './reasons';
import { useSentence } from './use-sentence';

/** The six criteria of a match: the reason in words, its score, and how much it weighs. What to check stands first. */
export function MatchReasons({ match, asked, weights }: { match: Matched; asked: Asked; weights: Weights }) {
  const { t } = useTranslation('matchmaking');
  const say = useSentence();
  const formats = useFormats();
  return (
    <ReasonsRoot>
      {match.warnings.length > 0 && (
        <ul>
          {match.warnings.map((warning, index) => <li key={index} data-slot="warning"><TriangleAlert aria-hidden /><bdi>{say(warningSentence(warning, formats))}</bdi></li>)}
        </ul>
      )}
      <dl>
        {reasonsOf(match, asked, formats).map((reason) => (
          <div key={reason.criterion}>
            <dt>{t(`criteria.${reason.criterion}`)}</dt>
            <dd><bdi>{say(reason)}</bdi> {reason.unknown && <Chip shape="dashed">{t('result.unknown')}</Chip>}</dd>
            <dd data-slot="score" style={{ '--score': reason.score / 1000 } as CSSProperties}>
              <span data-slot="track"><span /></span>
              <bdi>{t('result.scoreOf', { score: formats.number(reason.score), weight: formats.number(weights[reason.criterion] / 100, { style: 'percent' }) })}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </ReasonsRoot>
  );
}
