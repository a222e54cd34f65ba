import type { Excluded, MatchResult, PublicBody } from '@attesta/domain/matching/schema';
import { Card } from '@attesta/ui/display/card';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Text } from '@attesta/ui/display/typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Code, TextWithCodes } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { Identifier } from '../../platform/shell/page/identifier';
import { BodyConditions } from './body-conditions';
import { MatchEntry } from './match-entry';
import { MatchListRoot } from './match-entry.styles';
import { failuresOf } from './reasons';
import type { Shortlist } from './use-shortlist';
import { useSentence } from './use-sentence';

type ListResult = Extract<MatchResult, { result: 'list' }>;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Reasons = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The four lists of a match. Each body is in exactly one. */
export function MatchLists({ response, shortlist }: { response: ListResult; shortlist: Shortlist }) {
  const { t } = useTranslation('matching');
  const total = Object.keys(response.bodies).length;
  const list = (id: 'match' | 'noCommonDay' | 'noWindow' | 'excluded', length: number, content: ReactNode) => (
    <Card flush title={t(`lists.${id}.heading`, { count: length, total })} subtitle={t(`lists.${id}.lead`)}>
      {length === 0 ? <EmptyList /> : content}
    </Card>
  );
  const bodiesOf = (numbers: readonly string[]): Excluded[] =>
    numbers.map((notifiedBody) => ({ notifiedBody, fails: [] }));
  return (
    <Root>
      {list('match', response.matches.length, <Matches response={response} shortlist={shortlist} />)}
      {list(
        'noCommonDay',
        response.designatedNoCommonDay.length,
        <Bodies
          caption={t('lists.noCommonDay.title')}
          response={response}
          entries={bodiesOf(response.designatedNoCommonDay)}
        />,
      )}
      {list(
        'noWindow',
        response.designatedNoWindow.length,
        <Bodies
          caption={t('lists.noWindow.title')}
          response={response}
          entries={bodiesOf(response.designatedNoWindow)}
        />,
      )}
      {list(
        'excluded',
        response.excluded.length,
        <Bodies caption={t('lists.excluded.title')} response={response} entries={response.excluded} withReasons />,
      )}
      <Text size="small" tone="muted">
        {t('disclaimer')}
      </Text>
    </Root>
  );
}

const Empty = styled.p`
  margin: 0;
  padding: 16px 24px;
  color: var(--at-text-muted);
`;

function EmptyList() {
  const { t } = useTranslation('matching');
  return <Empty>{t('lists.empty')}</Empty>;
}

function Matches({ response, shortlist }: { response: ListResult; shortlist: Shortlist }) {
  const { t } = useTranslation('matching');
  const context = useMemo(() => ({ request: response.request, today: response.today }), [response]);
  const [first, ...others] = response.matches;
  const sharedCode =
    first && others.length > 0 && others.every(({ limitingCode }) => limitingCode === first.limitingCode)
      ? first.limitingCode
      : null;
  return (
    <MatchListRoot data-code={sharedCode === null ? 'own' : 'shared'}>
      {sharedCode !== null && (
        <p data-slot="shared">
          <span>{t('result.limitingShared')}</span> <Code code={sharedCode} withLabel />
        </p>
      )}
      {/* Hidden from screen readers, because each entry labels its values. */}
      <div data-slot="heads" aria-hidden>
        <span>
          <bdi>{t('result.rank')}</bdi>
        </span>
        <span>
          <bdi>{t('result.body')}</bdi>
        </span>
        <span>
          <bdi>{t('result.start')}</bdi>
        </span>
        {sharedCode === null && (
          <span>
            <bdi>{t('result.limiting')}</bdi>
          </span>
        )}
        <span>
          <bdi>{t('result.places')}</bdi>
        </span>
        <span>
          <bdi>{t('result.total')}</bdi>
        </span>
      </div>
      <ol aria-label={t('result.caption')}>
        {response.matches.map((match, index) => (
          <MatchEntry
            key={match.notifiedBody}
            match={match}
            rank={index + 1}
            body={response.bodies[match.notifiedBody]}
            context={context}
            weights={response.weights}
            isCodeShared={sharedCode !== null}
            shortlist={shortlist}
          />
        ))}
      </ol>
    </MatchListRoot>
  );
}

interface BodiesProps {
  caption: string;
  response: ListResult;
  entries: readonly Excluded[];
  withReasons?: boolean;
}

/** A table of bodies that do not match, with the reasons if they are excluded. */
function Bodies({ caption, response, entries, withReasons = false }: BodiesProps) {
  const { t } = useTranslation('matching');
  const formatSentence = useSentence();
  const formats = useFormats();
  const columns = useMemo(() => {
    const body = ({ notifiedBody }: Excluded): PublicBody | undefined => response.bodies[notifiedBody];
    const base: TableColumn<Excluded>[] = [
      {
        id: 'name',
        header: t('result.body'),
        cell: (entry) => (
          <>
            <bdi>{body(entry)?.name ?? entry.notifiedBody}</bdi>
            {entry.fails.length === 0 && <BodyConditions body={body(entry)} codes={response.request.codes} />}
          </>
        ),
        width: '36%',
      },
      {
        id: 'number',
        header: t('result.numberHead'),
        cell: ({ notifiedBody }) => <Identifier>{notifiedBody}</Identifier>,
        width: '90px',
      },
      {
        id: 'country',
        header: t('result.country'),
        cell: (entry) => formats.country(body(entry)?.country ?? ''),
        width: withReasons ? '18%' : undefined,
      },
    ];
    const reasons: TableColumn<Excluded> = {
      id: 'reasons',
      header: t('result.reasons'),
      cell: (entry) => (
        <Reasons>
          {failuresOf(entry, response.request, formats).map((sentence, index) => (
            <li key={index}>
              <TextWithCodes>{formatSentence(sentence)}</TextWithCodes>
            </li>
          ))}
        </Reasons>
      ),
    };
    return withReasons ? [...base, reasons] : base;
  }, [response, formats, formatSentence, t, withReasons]);
  return <Table dense caption={caption} columns={columns} rows={entries} rowKey={({ notifiedBody }) => notifiedBody} />;
}
