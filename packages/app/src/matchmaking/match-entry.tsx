import type { Matched, PublicBody, Weights } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../codes/code';
import { useFormats } from '../i18n/formats';
import { ReasonsRoot } from './match-entry.styles';
import { reasonsOf, warningSentence, type Asked } from './reasons';
import { useSentence } from './use-sentence';

interface MatchEntryProps {
  match: Matched;
  rank: number;
  body: PublicBody | undefined;
  asked: Asked;
  weights: Weights;
}

/** One body that matches; its reasons open below it. */
export const MatchEntry = memo(function MatchEntry({ match, rank, body, asked, weights }: MatchEntryProps) {
  const { t } = useTranslation('matchmaking');
  const { date, country, number } = useFormats();
  const isLimited = body?.intake === 'limited';
  const label = (words: string) => <span data-slot="says">{words} </span>;
  return (
    <details>
      <summary>
        <span data-slot="rank">{rank}</span>
        <span data-slot="body">
          <bdi data-slot="name">{body?.name ?? match.notifiedBody}</bdi>
          <span data-slot="where">{[match.notifiedBody, body && country(body.country)].filter(Boolean).join(' · ')}</span>
          {(isLimited || match.warnings.length > 0) && (
            <span data-slot="marks">
              {isLimited && <Chip shape="half">{t('intakes.limited')}</Chip>}
              {match.warnings.length > 0 && <span data-slot="check"><TriangleAlert aria-hidden /><bdi>{t('result.warnings', { count: match.warnings.length })}</bdi></span>}
            </span>
          )}
        </span>
        <span data-slot="start">{label(t('result.start'))}<bdi>{date(match.start)}</bdi></span>
        <span data-slot="code">{label(t('result.limiting'))}<Code code={match.limitingCode} focusable={false} /></span>
        <span data-slot="number">{label(t('result.places'))}{number(match.slotsLeft)}</span>
        <span data-slot="total">{label(t('result.total'))}{number(match.total, { minimumFractionDigits: 1 })}</span>
        <ChevronDown aria-hidden />
      </summary>
      <Reasons match={match} asked={asked} weights={weights} />
    </details>
  );
});

/** The six criteria of a match: the reason in words, its score, and how much it weighs. */
function Reasons({ match, asked, weights }: Pick<MatchEntryProps, 'match' | 'asked' | 'weights'>) {
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
