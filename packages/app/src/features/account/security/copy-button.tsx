import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../platform/toasts/model';

/** Copies a text to the clipboard, and reports whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('account');
  const show = useUnit(notify);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ message: t('personal.copied'), tone: 'success' });
    } catch {
      show({ message: t('personal.notCopied'), tone: 'error' });
    }
  };
  return (
    <Button variant="outlined" size="small" start={<Copy aria-hidden />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
