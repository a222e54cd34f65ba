'use client';
import { memo, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Text } from '../../display/typography/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { wordsOf } from '../../foundation/words.js';
import { Button } from '../../inputs/button/index.js';
import { Root } from '../dialog/dialog.js';
import type { ModalProps } from '../dialog/modal-props.js';
import { Modal } from '../dialog/modal.js';

/** Why an alert dialog opened or closed. `native`: the browser closed it. */
export type AlertDialogReason = 'trigger' | 'confirm' | 'cancel' | 'escape' | 'native';

export interface AlertDialogLabels {
  /** On the button that leaves everything as it is. */
  cancel: string;
  /** Heard while the confirmed work is under way. */
  pending: string;
  /** Shown when the work failed. */
  failed: (error: unknown) => ReactNode;
}

const english: AlertDialogLabels = {
  cancel: 'Cancel',
  pending: 'In progress',
  failed: () => 'This did not work. Nothing was changed. Try again, or cancel.',
};

export interface AlertDialogProps extends Omit<
  ModalProps,
  'actions' | 'children' | 'closeButton' | 'dismissible' | 'initialFocus' | 'labels' | 'onOpenChange'
> {
  /** What follows, read together with the title. */
  description: ReactNode;
  /** More than a sentence: what exactly is concerned. */
  children?: ReactNode;
  /** The verb of what is confirmed: "Delete device". */
  confirmLabel: string;
  /** Error is for what destroys or ends something. */
  tone?: 'primary' | 'error' | undefined;
  /** Runs on confirmation. A promise keeps the dialog open and busy until it is fulfilled; a rejected one is told in the dialog. Whatever else it answers closes it. */
  onConfirm?: ((event: MouseEvent<HTMLButtonElement>) => void | PromiseLike<unknown>) | undefined;
  onOpenChange?: ((open: boolean, details: { reason: AlertDialogReason; event: Event }) => void) | undefined;
  labels?: Partial<AlertDialogLabels> | undefined;
}

const isPromise = (work: unknown): work is PromiseLike<unknown> =>
  typeof (work as PromiseLike<unknown> | null | undefined)?.then === 'function';

/**
 * A question that must be answered before something is destroyed or lost. Keys: Tab goes round in it, Escape cancels; a press beside it does not.
 * The focus begins at the least destructive answer. `data-part="alert-dialog"`, with `data-tone` and, while it works, `data-pending`.
 * Source: WAI-ARIA APG, alert and message dialogs pattern.
 */
export const AlertDialog = memo(function AlertDialog({
  confirmLabel,
  tone = 'primary',
  onConfirm,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  children,
  ...rest
}: AlertDialogProps) {
  const words = wordsOf(english, labels);
  const cancel = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: AlertDialogReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  // An answer that comes when the question is gone, or was put again, is none.
  const asked = useRef({ stands: false });
  useEffect(() => {
    const question = { stands: isOpen };
    asked.current = question;
    setPending(false);
    setFailure(undefined);
    return () => {
      question.stands = false;
    };
  }, [isOpen]);

  const change = (next: boolean, reason: AlertDialogReason, event: Event) => {
    if (pending) return; // what was begun can't be called back from here
    setOpen(next, { reason, event });
  };
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    const question = asked.current;
    const settle = (error?: { error: unknown }) => {
      if (!question.stands) return;
      setPending(false);
      setFailure(error);
      if (!error) setOpen(false, { reason: 'confirm', event: event.nativeEvent });
    };
    setFailure(undefined);
    let work: unknown;
    try {
      work = onConfirm?.(event);
    } catch (error) {
      return settle({ error });
    }
    if (!isPromise(work)) return settle();
    setPending(true);
    work.then(
      () => settle(),
      (error: unknown) => settle({ error }),
    );
  };
  return (
    <Modal
      root={Root}
      data-part="alert-dialog"
      role="alertdialog"
      {...rest}
      data-size="small"
      data-tone={tone}
      data-pending={pending || undefined}
      open={isOpen}
      onOpenChange={(next, { reason, event }) => change(next, reason as AlertDialogReason, event)}
      initialFocus={cancel}
      closeButton={false}
      dismissible={false}
      actions={
        <>
          <Button
            ref={cancel}
            variant="outlined"
            tone="neutral"
            disabled={pending}
            onClick={(event) => change(false, 'cancel', event.nativeEvent)}
          >
            {words.cancel}
          </Button>
          <Button tone={tone} loading={pending} loadingLabel={words.pending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || failure) && (
        <>
          {children}
          {failure && (
            <Alert tone="error" live>
              <Text>{words.failed(failure.error)}</Text>
            </Alert>
          )}
        </>
      )}
    </Modal>
  );
});
