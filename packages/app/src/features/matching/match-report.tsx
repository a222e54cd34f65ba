import type { Device } from '@attesta/domain/devices/schema';
import { criteria } from '@attesta/domain/matching/schema';
import { formatCode } from '@attesta/domain/codes/codes';
import { Button } from '@attesta/ui/inputs/button';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { useUnit } from 'effector-react';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classVariant } from '@attesta/domain/classes/classes';
import { useClassLabels } from '../classes';
import { TextWithCodes } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { $user } from '../../platform/session/model';
import { organisationOf } from '../../platform/session/user';
import { Identifier } from '../../platform/shell/page/identifier';
import { MatchReasons } from './match-reasons';
import { ReportRoot } from './match-report.styles';
import { ReportTable, type ListResult } from './report-table';
import { failuresOf } from './reasons';
import { useSentence } from './use-sentence';

interface MatchReportProps {
  response: ListResult;
  device: Device;
  /** Whether the user has not said yet if this is a first application. */
  isFirstTimeAssumed: boolean;
  onBack: () => void;
}

/**
 * A match as a document for the file, readable without the portal: device, request, method, weights, dates and results
 * on one printed page. The details of each match follow on request.
 */
export function MatchReport({ response, device, isFirstTimeAssumed, onBack }: MatchReportProps) {
  const { t } = useTranslation('matching');
  const [withDetails, setWithDetails] = useState(false);
  const context = { request: response.request, today: response.today };
  return (
    <ReportRoot>
      <div data-slot="controls">
        <Button variant="text" start={<ArrowLeft aria-hidden data-mirrored />} onClick={onBack}>
          {t('report.back')}
        </Button>
        <Checkbox label={t('report.details')} checked={withDetails} onCheckedChange={setWithDetails} />
        <Button start={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('report.print')}
        </Button>
      </div>
      <article aria-label={t('report.action')}>
        <p>{t('report.intro', { total: Object.keys(response.bodies).length })}</p>
        <Facts response={response} device={device} isFirstTimeAssumed={isFirstTimeAssumed} />
        <ReportTable response={response} />
        <Others response={response} />
        <Method response={response} />
        {withDetails &&
          response.matches.map((match) => (
            <section key={match.notifiedBody} data-slot="match">
              <h3>
                <bdi>{response.bodies[match.notifiedBody]?.name ?? match.notifiedBody}</bdi> ({match.notifiedBody})
              </h3>
              <MatchReasons match={match} context={context} weights={response.weights} />
            </section>
          ))}
      </article>
    </ReportRoot>
  );
}

/** What identifies the device, and the request. */
function Facts({
  response: { request, today },
  device,
  isFirstTimeAssumed,
}: Pick<MatchReportProps, 'response' | 'device' | 'isFirstTimeAssumed'>) {
  const { t } = useTranslation(['matching', 'devices', 'classes']);
  const { variant, procedure } = useClassLabels();
  const { date, list, language, country } = useFormats();
  const user = useUnit($user);
  const details = classVariant(request.classVariant);
  const experience = t(request.firstTime ? 'request.firstTime' : 'request.known');
  const rows: [string, ReactNode][] = [
    [t('report.organisation'), user && organisationOf(user)?.name],
    [t('devices:fields.workingName.label'), device.workingName],
    [t('devices:fields.tradeName.label'), device.tradeName?.[0]?.text],
    [
      t('devices:fields.modelOrReference.label'),
      device.modelOrReference && <Identifier>{device.modelOrReference}</Identifier>,
    ],
    [t('devices:fields.basicUdiDi.label'), device.basicUdiDi && <Identifier>{device.basicUdiDi}</Identifier>],
    [t('devices:fields.udiDi.label'), device.udiDi && <Identifier>{device.udiDi}</Identifier>],
    [t('request.classVariant'), [request.regulation, details && variant(details.id)].filter(Boolean).join(', ')],
    [
      t('request.codes'),
      request.codes.length > 0 && <TextWithCodes>{request.codes.map(formatCode).join(', ')}</TextWithCodes>,
    ],
    [
      t('request.procedure'),
      request.procedure ? procedure(request.procedure, request.classVariant) : t('request.anyProcedure'),
    ],
    [
      t('request.wishedDate'),
      request.wishedDate === null
        ? t('request.noDate', { date: date(today) })
        : request.wishedDate < today
          ? t('request.pastDate', { date: date(request.wishedDate), today: date(today) })
          : date(request.wishedDate),
    ],
    [t('request.languages'), list(request.languages.map(language))],
    [t('request.country'), request.country && country(request.country)],
    [
      t('request.applicant'),
      [
        t(request.sme ? 'request.sme' : 'request.notSme'),
        isFirstTimeAssumed ? t('request.assumedValue', { value: experience }) : experience,
      ].join(', '),
    ],
  ];
  return (
    <dl>
      {rows.map(
        ([term, description]) =>
          description && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{description}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The bodies that do not match, with the reasons. */
function Others({ response }: { response: ListResult }) {
  const { t } = useTranslation('matching');
  const formats = useFormats();
  const formatSentence = useSentence();
  const total = Object.keys(response.bodies).length;
  const withoutReasons = (numbers: readonly string[]) => numbers.map((number) => ({ number, reasons: '' }));
  const lists = [
    { id: 'noCommonDay' as const, entries: withoutReasons(response.designatedNoCommonDay) },
    { id: 'noWindow' as const, entries: withoutReasons(response.designatedNoWindow) },
    {
      id: 'excluded' as const,
      entries: response.excluded.map((each) => ({
        number: each.notifiedBody,
        reasons: failuresOf(each, response.request, formats).map(formatSentence).join(', '),
      })),
    },
  ];
  return lists.map(
    ({ id, entries }) =>
      entries.length > 0 && (
        <section key={id} data-slot="others">
          <h2>{t(`lists.${id}.heading`, { count: entries.length, total })}</h2>
          <p>
            {entries.map(({ number, reasons }, index) => (
              <bdi key={number}>
                {response.bodies[number]?.name} (<Identifier>{number}</Identifier>)
                {reasons && (
                  <span>
                    : <TextWithCodes>{reasons}</TextWithCodes>
                  </span>
                )}
                {index < entries.length - 1 && <span>; </span>}
              </bdi>
            ))}
          </p>
        </section>
      ),
  );
}

/** How the list was made: weights, maximum fee band, dates of the data, and the limits of the method. */
function Method({ response: { weights, request, today, matches } }: { response: ListResult }) {
  const { t } = useTranslation('matching');
  const { date, list, number } = useFormats();
  const confirmed = matches.map(({ lastConfirmed }) => lastConfirmed).toSorted();
  const [from, to] = [confirmed[0], confirmed.at(-1)];
  return (
    <section data-slot="method">
      <h2>{t('method.title')}</h2>
      <p>
        {t('report.weights', { weights: list(criteria.map((id) => `${t(`criteria.${id}`)} ${number(weights[id])}`)) })}{' '}
        {t('report.maxFeeBand', {
          band: request.maxFeeBand ? t(`feeBands.${request.maxFeeBand}`) : t('report.noLimit'),
        })}{' '}
        {t('report.dataOf', { date: date(today) })}{' '}
        {from && to && <span>{t('report.confirmed', { from: date(from), to: date(to) })}</span>}
      </p>
      <p>
        {t('method.mark')}. {t('report.places')} {t('method.principles.availability')}{' '}
        {t('method.principles.oneApplication')} {t('method.principles.noPromise')} {t('source')}
      </p>
    </section>
  );
}
