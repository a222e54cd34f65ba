import { cancelCourseRegistration, getCourseRegistration } from '@attesta/domain/courses/calls';
import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { Button } from '@attesta/ui/inputs/button';
import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { notify } from '../../../platform/toasts/model';

const cancelFx = createCallFx(cancelCourseRegistration, ({ registration }) => [
  knownRead(getCourseRegistration, { params: { id: registration.id } }, { registration }),
]);

/** Cancels a registration after a confirmation. */
export function CancelButton({ registration }: { registration: CourseRegistration }) {
  const { t } = useTranslation('courses');
  const [isOpen, setOpen] = useState(false);
  const [cancelRegistration, show] = useUnit([cancelFx, notify]);
  const failureMessage = useFailureMessage();
  const cancel = async () => {
    await cancelRegistration({ params: { id: registration.id } });
    setOpen(false);
    show({ message: t('registration.cancelledToast'), tone: 'success' });
  };
  return (
    <>
      <Button variant="text" tone="error" onClick={() => setOpen(true)}>
        {t('registration.cancel')}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('registration.cancelTitle')}
        description={t(registration.state === 'waiting' ? 'registration.cancelWaitingText' : 'registration.cancelText')}
        tone="error"
        confirmLabel={t('registration.cancel')}
        onConfirm={cancel}
        labels={{ cancel: t('registration.keep'), pending: t('registration.cancelling'), failed: failureMessage }}
      />
    </>
  );
}
