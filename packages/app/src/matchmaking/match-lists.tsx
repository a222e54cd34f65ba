import type { Excluded, MatchAnswer, PublicBody } from '@attesta/domain/matching/schema';
import { Card } from '@attesta/ui/display/card';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Text } from '@attesta/ui/display/typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../i18n/formats';
import { MatchEntry } from './match-entry';
import { MatchListRoot } from './match-entry.styles';
import { failuresOf } from './reasons';
import { useSentence } from './use-sentence';

type Listed = Extract<MatchAnswer, { result: 'list' }>;

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

/** The four lists: every body stands in exactly one of them. */
export function MatchLists({ answer }: { answer: Listed }) {
  const { t } = useTranslation('matchmaking');
  const total = Object.keys(answer.bodies).length;
  const count = (length: number) => t('counts', { count: length, total });
  const list = (id: 'match' | 'noCommonDay' | 'noWindow' | 'excluded', length: number, content: ReactNode) => (
    <Card flush title={`${t(`lists.${id}.title`)} (${count(length)})`} subtitle={t(`lists.${id}.lead`)}>
      {length === 0 ? <EmptyList /> : content}
    </Card>
  );
  const bodiesOf = (numbers: readonly string[]): Excluded[] =>
    numbers.map((notifiedBody) => ({ notifiedBody, fails: [] }));
  return (
    <Root>
      {list('match', answer.matches.length, <Matches answer={answer} />)}
      {list(
        'noCommonDay',
        answer.designatedNoCommonDay.length,
        <Bodies
          caption={t('lists.noCommonDay.title')}
          answer={answer}
          entries={bodiesOf(answer.designatedNoCommonDay)}
        />,
      )}
      {list(
        'noWindow',
        answer.designatedNoWindow.length,
        <Bodies caption={t('lists.noWindow.title')} answer={answer} entries={bodiesOf(answer.designatedNoWindow)} />,
      )}
      {list(
        'excluded',
        answer.excluded.length,
        <Bodies caption={t('lists.excluded.title')} answer={answer} entries={answer.excluded} withReasons />,
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
  const { t } = useTranslation('matchmaking');
  return <Empty>{t('lists.empty')}</Empty>;
}

function Matches({ answer }: { answer: Listed }) {
  const { t } = useTranslation('matchmaking');
  const asked = useMemo(() => ({ request: answer.request, today: answer.today }), [answer]);
  return (
    <MatchListRoot>
      {/* Each entry names its values itself; the heads are for the eye. */}
      <div data-slot="heads" aria-hidden>
        <span>{t('result.rank')}</span>
        <span>{t('result.body')}</span>
        <span>{t('result.start')}</span>
        <span>{t('result.limiting')}</span>
        <span>{t('result.places')}</span>
        <span>{t('result.total')}</span>
      </div>
      <ol aria-label={t('result.caption')}>
        {answer.matches.map((match, index) => (
          <MatchEntry
            key={match.notifiedBody}
            match={match}
            rank={index + 1}
            body={answer.bodies[match.notifiedBody]}
            asked={asked}
            weights={answer.weights}
          />
        ))}
      </ol>
    </MatchListRoot>
  );
}

interface BodiesProps {
  caption: string;
  answer: Listed;
  entries: readonly Excluded[];
  withReasons?: boolean;
}

/** Bodies that don't match now, each with its reasons where it is excluded. */
function Bodies({ caption, answer, entries, withReasons = false }: BodiesProps) {
  const { t } = useTranslation('matchmaking');
  const say = useSentence();
  const formats = useFormats();
  const columns = useMemo(() => {
    const body = ({ notifiedBody }: Excluded): PublicBody | undefined => answer.bodies[notifiedBody];
    const all: TableColumn<Excluded>[] = [
      { id: 'name', header: t('result.body'), cell: (entry) => body(entry)?.name ?? entry.notifiedBody, width: '36%' },
      { id: 'number', header: t('result.numberHead'), cell: ({ notifiedBody }) => notifiedBody, width: '90px' },
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
          {failuresOf(entry, answer.request, formats).map((sentence, index) => (
            <li key={index}>{say(sentence)}</li>
          ))}
        </Reasons>
      ),
    };
    return withReasons ? [...all, reasons] : all;
  }, [answer, formats, say, t, withReasons]);
  return <Table dense caption={caption} columns={columns} rows={entries} rowKey={({ notifiedBody }) => notifiedBody} />;
}
