import { Button } from '@attesta/ui/inputs/button';
import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

interface DiscardDraftProps {
  onDiscard: () => void;
  /** Receives the focus afterwards, because the button is no longer shown. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** A button that deletes the unsaved entries of a form, after a confirmation. */
export function DiscardDraft({ onDiscard, focusAfter }: DiscardDraftProps) {
  const { t } = useTranslation('devices');
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    onDiscard();
    focusAfter.current?.focus();
  };
  return (
    <>
      <Button variant="text" tone="error" onClick={() => setAsking(true)}>
        {t('form.draftDiscard')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="error"
        title={t('leave.discardTitle')}
        description={t('leave.discardText')}
        confirmLabel={t('leave.discard')}
        onConfirm={discard}
        labels={{ cancel: t('leave.keep') }}
      />
    </>
  );
}
