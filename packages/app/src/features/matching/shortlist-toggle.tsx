import { Button } from '@attesta/ui/inputs/button';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shortlist } from './use-shortlist';

interface ShortlistToggleProps {
  shortlist: Shortlist;
  notifiedBody: string;
  name: string;
  /** Shows only the icon. */
  compact?: boolean;
}

/** Adds a body to the shortlist of the device, or removes it. */
export function ShortlistToggle({ shortlist, notifiedBody, name, compact = false }: ShortlistToggleProps) {
  const { t } = useTranslation('matching');
  const isListed = shortlist.entryOf(notifiedBody) !== undefined;
  const icon = isListed ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />;
  const toggle = () => void shortlist.toggle({ notifiedBody, name });
  return compact ? (
    <IconButton
      data-slot="shortlist"
      data-keep-clear
      variant={isListed ? 'tonal' : 'text'}
      label={t('shortlist.toggle', { name })}
      aria-pressed={isListed}
      disabled={shortlist.total === undefined}
      onClick={toggle}
    >
      {icon}
    </IconButton>
  ) : (
    <Button variant="outlined" size="small" start={icon} disabled={shortlist.total === undefined} onClick={toggle}>
      {t(isListed ? 'shortlist.remove' : 'shortlist.add')}
    </Button>
  );
}
