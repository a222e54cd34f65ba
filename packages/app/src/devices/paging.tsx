import { Text } from '@attesta/ui/display/typography';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--at-line);
  & svg {
    transform: scaleX(var(--at-dir));
  }
`;

interface PagesProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The way through a long list, one page at a time. */
export function Pages({ page, pages, onChange }: PagesProps) {
  const { t } = useTranslation('devices');
  if (pages <= 1 && page === 1) return null;
  return (
    <Root aria-label={t('list.pages')}>
      <Text size="small" tone="muted">{t('list.page', { page, pages })}</Text>
      <IconButton size="small" label={t('list.previous')} disabled={page <= 1} onClick={() => onChange(Math.min(page - 1, pages))}><ChevronLeft aria-hidden /></IconButton>
      <IconButton size="small" label={t('list.next')} disabled={page >= pages} onClick={() => onChange(page + 1)}><ChevronRight aria-hidden /></IconButton>
    </Root>
  );
}
