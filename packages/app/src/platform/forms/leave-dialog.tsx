import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import type { Blocker } from '../navigation/use-blocker';

interface LeaveDialogProps {
  blocker: Blocker;
  texts: { title: string; text: string; leave: string; stay: string };
  /** Called before the page is left. */
  onLeave?: () => void;
}

/** Asks whether to leave a page with changes that are not saved. Escape closes the dialog and stays on the page. */
export const LeaveDialog = ({ blocker, texts, onLeave }: LeaveDialogProps) => (
  <AlertDialog
    open={blocker.state === 'blocked'}
    onOpenChange={(_, { reason }) => reason !== 'confirm' && blocker.reset()}
    title={texts.title}
    description={texts.text}
    confirmLabel={texts.leave}
    onConfirm={() => {
      onLeave?.();
      blocker.proceed();
    }}
    labels={{ cancel: texts.stay }}
  />
);
