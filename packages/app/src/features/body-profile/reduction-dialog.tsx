import { formatCode } from '@attesta/domain/codes/codes';
import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import type { Reduction } from './reductions';

interface ReductionDialogProps {
  /** Null while the dialog is closed. */
  reductions: readonly Reduction[] | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before codes, procedures or a designation no longer count: to have them back, they must be approved again. */
export function ReductionDialog({ reductions, onClose, onConfirm }: ReductionDialogProps) {
  const { t } = useTranslation('bodyProfile');
  const { list } = useFormats();
  // The text stays while the dialog closes.
  const [last, setLast] = useState(reductions);
  if (reductions !== null && reductions !== last) setLast(reductions);
  const lines = (last ?? []).map(({ regulation, isWhole, codes, procedures }) => {
    const names = [...codes.map(formatCode), ...procedures.map((column) => t('designation.annex', { column }))];
    return isWhole
      ? t('designation.designated', { regulation })
      : t('reduction.row', { regulation, values: list(names) });
  });
  return (
    <AlertDialog
      open={reductions !== null}
      onOpenChange={(_, { reason }) => reason !== 'confirm' && onClose()}
      title={t('reduction.title')}
      description={t('reduction.text')}
      confirmLabel={t('reduction.confirm')}
      onConfirm={onConfirm}
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </AlertDialog>
  );
}
