import type { Matched, PublicBody, Weights } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { Text } from '@attesta/ui/display/typography';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { Identifier } from '../../platform/shell/page/identifier';
import { styled } from 'styled-components';
import { BodyConditions } from './body-conditions';
import { MatchContact } from './match-contact';
import { MatchReasons } from './match-reasons';
import { ShortlistToggle } from './shortlist-toggle';
import type { Shortlist } from './use-shortlist';
import { generalWarnings, type MatchContext } from './reasons';

const NextStep = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  padding-block: 4px 12px;
  padding-inline: 68px 24px;
  & > p {
    inline-size: 100%;
  }
  @container (inline-size < 45rem) {
    padding-inline: 16px;
  }
`;

interface MatchEntryProps {
  match: Matched;
  rank: number;
  body: PublicBody | undefined;
  context: MatchContext;
  weights: Weights;
  /** Whether all matches have the same limiting code, which is then shown above the list. */
  isCodeShared: boolean;
  shortlist: Shortlist;
}

/** A matching body. The button expands its reasons. */
export const MatchEntry = memo(function MatchEntry({
  match,
  rank,
  body,
  context,
  weights,
  isCodeShared,
  shortlist,
}: MatchEntryProps) {
  const { t } = useTranslation('matching');
  const { date, country, number } = useFormats();
  const [isOpen, setOpen] = useState(false);
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
            <Identifier>{match.notifiedBody}</Identifier>
            {body && <span>{` · ${country(body.country)}`}</span>}
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
        {!isCodeShared && (
          <span data-slot="code">
            {label(t('result.limiting'))}
            <Code code={match.limitingCode} />
          </span>
        )}
        <span data-slot="number">
          {label(t('result.places'))}
          <bdi>{t(`places.${match.places}`)}</bdi>
        </span>
        <span data-slot="total">
          {label(t('result.total'))}
          <bdi>{number(match.total, { minimumFractionDigits: 1 })}</bdi>
        </span>
        <ShortlistToggle compact shortlist={shortlist} notifiedBody={match.notifiedBody} name={name} />
        <button
          type="button"
          data-slot="open"
          data-keep-clear
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${t('result.reasons')}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <NextStep>
              <Text size="small" tone="muted">
                {t(shortlist.entryOf(match.notifiedBody) ? 'shortlist.nextListed' : 'shortlist.next')}
              </Text>
              <MatchContact contact={body?.contact ?? null} request={context.request} />
              <ShortlistToggle shortlist={shortlist} notifiedBody={match.notifiedBody} name={name} />
            </NextStep>
            <MatchReasons match={match} context={context} weights={weights} />
          </>
        )}
      </div>
    </li>
  );
});
