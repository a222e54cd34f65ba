import { useTranslation } from 'react-i18next';
import type { Matched, MatchResult } from '@attesta/domain/matching/schema';
import { formatCode } from '@attesta/domain/codes/codes';
import { useFormats } from '../../platform/i18n/formats';
import { Identifier } from '../../platform/shell/page/identifier';
import { TextWithCodes } from '../codes';
import { BodyConditions } from './body-conditions';
import { generalWarnings, warningSentence } from './reasons';
import { useSentence } from './use-sentence';

export type ListResult = Extract<MatchResult, { result: 'list' }>;

/** The matches as a table, one row for each body with the facts behind its scores. */
export function ReportTable({ response }: { response: ListResult }) {
  const { t } = useTranslation('matching');
  const formats = useFormats();
  const formatSentence = useSentence();
  const { bodies, matches, request } = response;
  const [first] = matches;
  const sharedCode = matches.every(({ limitingCode }) => limitingCode === first?.limitingCode)
    ? first?.limitingCode
    : undefined;
  const startOf = ({ start, delayDays }: Matched) =>
    delayDays === 0 ? formats.date(start) : t('report.later', { date: formats.date(start), count: delayDays });
  const feesOf = ({ reasons: { fees } }: Matched) => {
    const band = fees.feeBand === null ? t('result.unknown') : t(`feeBandOptions.${fees.feeBand}`);
    return fees.smeSchemeApplies && fees.smeScheme
      ? t('report.feesSme', {
          band,
          percent: formats.number(fees.smeScheme.feeReductionPercent / 100, { style: 'percent' }),
        })
      : band;
  };
  const languagesOf = ({ reasons: { language } }: Matched) =>
    language.accepted.length === 0 ? t('report.noLanguage') : formats.list(language.accepted.map(formats.language));
  return (
    <section>
      <h2>{t('lists.match.heading', { count: matches.length, total: Object.keys(bodies).length })}</h2>
      {sharedCode && (
        <p>
          {t('result.limitingShared')}: <Identifier>{formatCode(sharedCode)}</Identifier>
        </p>
      )}
      {matches.length > 0 && (
        // A region that scrolls is focusable, so that it scrolls by keyboard too (WCAG 2.2, 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div data-slot="scroll" role="region" aria-label={t('result.caption')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('result.rank')}</th>
                <th scope="col">{t('result.body')}</th>
                <th scope="col">{t('result.start')}</th>
                {!sharedCode && <th scope="col">{t('result.limiting')}</th>}
                <th scope="col">{t('result.places')}</th>
                <th scope="col">{t('criteria.leadTime')}</th>
                <th scope="col">{t('criteria.language')}</th>
                <th scope="col">{t('criteria.fees')}</th>
                <th scope="col">{t('result.total')}</th>
              </tr>
            </thead>
            <tbody>
              {matches.map((match, index) => {
                const body = bodies[match.notifiedBody];
                const { medianMonths } = match.reasons.leadTime;
                return (
                  <tr key={match.notifiedBody}>
                    <td>{formats.number(index + 1)}</td>
                    <th scope="row">
                      <bdi>{body?.name ?? match.notifiedBody}</bdi>{' '}
                      <span data-slot="muted">
                        <Identifier>{match.notifiedBody}</Identifier>
                        {body && <span>{`, ${formats.country(body.country)}`}</span>}
                      </span>
                      <BodyConditions body={body} codes={request.codes} />
                      {generalWarnings(match)
                        .filter(({ id }) => id !== 'language') // the column of languages shows it
                        .map((warning) => (
                          <span key={warning.id} data-slot="warning">
                            <TextWithCodes>{formatSentence(warningSentence(warning, formats))}</TextWithCodes>
                          </span>
                        ))}
                    </th>
                    <td>{startOf(match)}</td>
                    {!sharedCode && (
                      <td>
                        <Identifier>{formatCode(match.limitingCode)}</Identifier>
                      </td>
                    )}
                    <td>{t(`places.${match.places}`)}</td>
                    <td>{medianMonths === null ? t('result.unknown') : t('report.months', { count: medianMonths })}</td>
                    <td data-slot="languages">{languagesOf(match)}</td>
                    <td>{feesOf(match)}</td>
                    <td data-slot="total">{formats.number(match.total, { minimumFractionDigits: 1 })}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
