import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { firstPage, type DevicePage, type PagePosition } from './list-query';

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--at-line);
  & > [aria-disabled='true'][data-variant] {
    border-color: var(--at-line);
    background: transparent;
    color: var(--at-text-disabled);
  }
`;

interface PaginationProps {
  /** The displayed page. */
  page: DevicePage;
  /** Whether another page is loading. The buttons do nothing meanwhile. */
  loading: boolean;
  onChange: (position: PagePosition) => void;
}

/** Buttons for the previous and the next page. Renders nothing if there is only one page. */
export function Pagination({ page: { previous, next }, loading, onChange }: PaginationProps) {
  const { t } = useTranslation('devices');
  if (previous === null && next === null) return null;
  // `aria-disabled` instead of `disabled`, so that a focused button keeps focus on the first and last page.
  const button = (label: string, position: PagePosition | null) => (
    <Button
      variant="outlined"
      size="small"
      aria-disabled={position === null || undefined}
      onClick={() => position && !loading && onChange(position)}
    >
      {label}
    </Button>
  );
  return (
    <Foot aria-label={t('list.pages')}>
      {button(t('list.previous'), previous === null ? null : { ...firstPage, before: previous })}
      {button(t('list.next'), next === null ? null : { ...firstPage, after: next })}
    </Foot>
  );
}
