import { undoDeletion } from '@attesta/domain/account/data/calls';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { createCallFx } from '../../../platform/http/call-fx';
import { notify } from '../../../platform/toasts/model';
import { useSaveUser } from '../forms/use-save-user';

const undoDeletionFx = createCallFx(undoDeletion);

/** Restores an account whose deletion is pending. The guard then opens the dashboard. */
export function UndoDeletionButton() {
  const { t } = useTranslation('account');
  const saveUser = useSaveUser();
  const [restore, show] = useUnit([undoDeletionFx, notify]);
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      saveUser(await restore({}), t('inaccessible.deletionPending.undone'));
    } catch (error) {
      show({ message: failureMessage(error), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button loading={isBusy} loadingLabel={t('inaccessible.deletionPending.undoing')} onClick={() => void undo()}>
      {t('inaccessible.deletionPending.undo')}
    </Button>
  );
}
