import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Status } from '../shell/status';
import { atStart, type DevicePage, type Place } from './list-query';

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--at-line);
  & > output {
    flex: 1 1 200px;
    overflow-wrap: anywhere;
  }
  & > [aria-disabled='true'][data-variant] {
    border-color: var(--at-line);
    background: transparent;
    color: var(--at-text-disabled);
  }
`;

interface PagesProps {
  /** The page that is shown. */
  page: DevicePage;
  /** Another page is being loaded; until it is there, the buttons do nothing. */
  loading: boolean;
  onChange: (place: Place) => void;
}

/** Previous and next page of a long list; nothing where one page holds everything. */
export function Pages({ page: { total, previous, next }, loading, onChange }: PagesProps) {
  const { t } = useTranslation('devices');
  if (previous === null && next === null) return null;
  // A button at the end of the list keeps the focus that it may have: no `disabled`.
  const button = (label: string, place: Place | null) => (
    <Button
      variant="outlined"
      size="small"
      aria-disabled={place === null || undefined}
      onClick={() => place && !loading && onChange(place)}
    >
      {label}
    </Button>
  );
  return (
    <Foot aria-label={t('list.pages')}>
      <Status data-size="small">
        <bdi>{t('list.count', { count: total })}</bdi>
      </Status>
      {button(t('list.previous'), previous === null ? null : { ...atStart, before: previous })}
      {button(t('list.next'), next === null ? null : { ...atStart, after: next })}
    </Foot>
  );
}
