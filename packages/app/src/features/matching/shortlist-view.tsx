import type { UsedRequest } from '@attesta/domain/matching/schema';
import type { ShortlistEntry, Standing } from '@attesta/domain/shortlist/schema';
import { hasChanged } from '@attesta/domain/shortlist/standing';
import { maxNoteLength } from '@attesta/domain/shortlist/schema';
import { countCharacters } from '@attesta/domain/values/characters';
import { Card } from '@attesta/ui/display/card';
import { Chip } from '@attesta/ui/display/chip';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { MatchIcon } from '@attesta/ui/display/icon';
import { Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { ReadState } from '../../platform/errors/read-state';
import { TextWithCodes } from '../codes';
import { useFormats } from '../../platform/i18n/formats';
import { Identifier } from '../../platform/shell/page/identifier';
import { MatchContact } from './match-contact';
import { failuresOf } from './reasons';
import { useSentence } from './use-sentence';
import { ShortlistToggle } from './shortlist-toggle';
import type { Shortlist } from './use-shortlist';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 8px;
    padding: 16px 24px;
  }
  & > li + li {
    border-block-start: 1px solid var(--at-line);
  }
  & [data-slot='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: start;
    justify-content: space-between;
  }
  & h3 {
    margin: 0;
    font-size: inherit;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-slot='standing'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
  }
`;

interface ShortlistViewProps {
  shortlist: Shortlist;
  request: UsedRequest;
}

/** The notified bodies on the shortlist of a device, with what changed since they were added. */
export function ShortlistView({ shortlist, request }: ShortlistViewProps) {
  const { t } = useTranslation('matching');
  return (
    <Card flush title={t('shortlist.title')} subtitle={t('shortlist.lead')}>
      <ReadState read={shortlist.read} skeleton={<Skeleton shape="rect" height={160} />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState icon={<MatchIcon />} headingLevel={3} title={t('shortlist.empty.title')}>
              {t('shortlist.empty.text')}
            </EmptyState>
          ) : (
            <List>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} shortlist={shortlist} request={request} />
              ))}
            </List>
          )
        }
      </ReadState>
    </Card>
  );
}

interface EntryProps extends ShortlistViewProps {
  entry: ShortlistEntry;
}

function Entry({ entry, shortlist, request }: EntryProps) {
  const { t } = useTranslation('matching');
  const { country, day } = useFormats();
  const standingText = useStandingText(request);
  const { notifiedBody, name, note } = entry;
  return (
    <li>
      <div data-slot="head">
        <div>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <Text size="small" tone="muted">
            <Identifier>{notifiedBody}</Identifier>
            {` · ${country(entry.country)} · ${t('shortlist.addedOn', { date: day(entry.createdAt) })}`}
          </Text>
        </div>
        <ShortlistToggle shortlist={shortlist} notifiedBody={notifiedBody} name={name} />
      </div>
      <div data-slot="standing">
        <span>
          <TextWithCodes>{standingText(entry.current)}</TextWithCodes>
        </span>
        {hasChanged(entry.added, entry.current) && (
          <>
            <Chip tone="warning" shape="half">
              {t('shortlist.changed')}
            </Chip>
            <Text as="span" size="small" tone="muted">
              <TextWithCodes>{t('shortlist.was', { standing: standingText(entry.added) })}</TextWithCodes>
            </Text>
          </>
        )}
      </div>
      <MatchContact contact={entry.contact} request={request} />
      <NoteField name={name} note={note} onSave={(text) => void shortlist.saveNote(entry, text)} />
    </li>
  );
}

interface NoteFieldProps {
  /** The name of the body. */
  name: string;
  note: string | null;
  onSave: (note: string) => void;
}

/** The note on a body. It is saved when the field is left, unless it is too long. */
function NoteField({ name, note, onSave }: NoteFieldProps) {
  const { t } = useTranslation('matching');
  const problemMessage = useProblemMessage();
  const [isTooLong, setTooLong] = useState(false);
  return (
    <TextField
      label={t('shortlist.note', { name })}
      hideLabel
      placeholder={t('shortlist.noteLabel')}
      multiline
      rows={1}
      counter={isTooLong}
      limit={maxNoteLength}
      defaultValue={note ?? ''}
      error={isTooLong ? problemMessage('too_long') : undefined}
      onBlur={({ currentTarget: { value } }) => {
        const text = value.trim();
        const isLong = countCharacters(text) > maxNoteLength;
        setTooLong(isLong);
        if (text !== (note ?? '') && !isLong) onSave(value);
      }}
    />
  );
}

/** Returns a function that puts the position of a body in a match into words. */
function useStandingText(request: UsedRequest): (standing: Standing | null) => string {
  const { t } = useTranslation('matching');
  const formats = useFormats();
  const formatSentence = useSentence();
  return (standing) => {
    if (standing === null) return t('shortlist.unknown');
    if (standing.list === 'match') return t('shortlist.start', { start: formats.date(standing.start) });
    if (standing.list !== 'excluded') return t(`lists.${standing.list}.title`);
    const reasons = failuresOf({ notifiedBody: '', ...standing }, request, formats).map(formatSentence);
    return t('shortlist.excluded', { reasons: formats.list(reasons) });
  };
}
