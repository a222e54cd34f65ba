import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../platform/forms/leave-dialog';
import type { CloseGuard } from './use-close-guard';

/** Asks whether to drop what was entered for windows. Escape closes the dialog and returns to the entries. */
export function DiscardDialog({ blocker }: Pick<CloseGuard, 'blocker'>) {
  const { t } = useTranslation('availability');
  return (
    <LeaveDialog
      blocker={blocker}
      texts={{
        title: t('edit.leave.title'),
        text: t('edit.leave.text'),
        leave: t('edit.leave.leave'),
        stay: t('edit.leave.stay'),
      }}
    />
  );
}
