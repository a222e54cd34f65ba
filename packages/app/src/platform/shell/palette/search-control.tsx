import { Button } from '@attesta/ui/inputs/button';
import { isShortcut } from '@attesta/ui/shell/command-palette';
import { useUnit } from 'effector-react';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { retryableImport } from '../../browser/retryable-import';
import type { User } from '../../session/user';
import { notify } from '../../toasts/model';

const loadPalette = retryableImport(() => import('./portal-palette'));
type Palette = Awaited<ReturnType<typeof loadPalette>>['PortalPalette'];

/** Looks like a search field. In a narrow bar, the top bar reduces it to its icon. */
const Trigger = styled(Button)`
  color: var(--at-text-muted);
  font-weight: 400;
  & > kbd {
    margin-inline-start: 24px;
    padding-inline: 5px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-small);
    font-family: inherit;
    font-size: var(--at-small);
    line-height: 1.125rem;
  }
`;

const isApple = () => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/**
 * Opens the command palette, by a button or by Control+K (⌘K). Its code is loaded on the first use; from then on, the
 * palette handles the keys itself.
 */
export function SearchControl({ user }: { user: User }) {
  const { t } = useTranslation('portal');
  const show = useUnit(notify);
  const [palette, setPalette] = useState<{ Palette: Palette } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(async () => {
    setOpen(true);
    setLoading(true);
    try {
      const { PortalPalette } = await loadPalette();
      setPalette({ Palette: PortalPalette });
    } catch {
      setOpen(false);
      show({ message: t('commands.notLoaded'), tone: 'error' });
    } finally {
      setLoading(false);
    }
  }, [show, t]);

  const isLoaded = palette !== null;
  useEffect(() => {
    if (isLoaded) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, 'k') || document.querySelector('dialog:modal')) return;
      event.preventDefault(); // the browser would focus its own search
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLoaded, open]);

  return (
    <>
      <Trigger
        variant="outlined"
        tone="neutral"
        size="small"
        start={<Search aria-hidden />}
        end={<kbd aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        loading={isLoading}
        loadingLabel={t('loading')}
        onClick={() => (isLoaded ? setOpen(true) : void open())}
      >
        {t('commands.search')}
      </Trigger>
      {palette && <palette.Palette user={user} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
