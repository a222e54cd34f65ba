'use client';
import { memo, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Text } from '../../display/typography/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishAlertDialogLabels, type AlertDialogLabels } from './alert-dialog-labels.js';
import { Button } from '../../inputs/button/index.js';
import { Root } from '../dialog/dialog.js';
import type { ModalProps } from '../dialog/modal-props.js';
import { Modal } from '../dialog/modal.js';

/** Why an alert dialog opened or closed. `native`: the browser closed it. */
export type AlertDialogReason = 'trigger' | 'confirm' | 'cancel' | 'escape' | 'native';

export interface AlertDialogProps extends Omit<
  ModalProps,
  'actions' | 'children' | 'closeButton' | 'dismissible' | 'initialFocus' | 'labels' | 'onOpenChange'
> {
  /** Describes the consequences. Screen readers announce it together with the title. */
  description: ReactNode;
  /** Details, such as the items concerned. */
  children?: ReactNode;
  /** Text of the confirm button, with the verb of the action: "Delete device". */
  confirmLabel: string;
  /** Use `error` for destructive actions. */
  tone?: 'primary' | 'error' | undefined;
  /**
   * Called on confirmation. If it returns a promise, the dialog stays open and busy until the promise is fulfilled, and
   * shows an error if it is rejected. Any other return value closes the dialog.
   */
  onConfirm?: ((event: MouseEvent<HTMLButtonElement>) => void | PromiseLike<unknown>) | undefined;
  onOpenChange?: ((open: boolean, details: { reason: AlertDialogReason; event: Event }) => void) | undefined;
  labels?: Partial<AlertDialogLabels> | undefined;
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';

/**
 * A dialog that asks for confirmation before something is deleted or lost. Tab stays inside, Escape cancels, a press
 * outside does nothing. The cancel button has the initial focus. `data-part="alert-dialog"`, with `data-tone` and,
 * while `onConfirm` is pending, `data-pending`. Source: WAI-ARIA APG, alert and message dialogs pattern.
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
  const text = useLabels('alertDialog', englishAlertDialogLabels, labels);
  const cancel = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: AlertDialogReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  // A new object for each opening, to ignore a promise that settles after the dialog was closed or opened again.
  const current = useRef({ isOpen: false });
  useEffect(() => {
    const opening = { isOpen };
    current.current = opening;
    setPending(false);
    setFailure(undefined);
    return () => {
      opening.isOpen = false;
    };
  }, [isOpen]);

  const change = (next: boolean, reason: AlertDialogReason, event: Event) => {
    if (pending) return; // the running action cannot be cancelled
    setOpen(next, { reason, event });
  };
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    const opening = current.current;
    const settle = (error?: { error: unknown }) => {
      if (!opening.isOpen) return;
      setPending(false);
      setFailure(error);
      if (!error) setOpen(false, { reason: 'confirm', event: event.nativeEvent });
    };
    setFailure(undefined);
    let result: unknown;
    try {
      result = onConfirm?.(event);
    } catch (error) {
      return settle({ error });
    }
    if (!isPromise(result)) return settle();
    setPending(true);
    result.then(
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
            {text.cancel}
          </Button>
          <Button tone={tone} loading={pending} loadingLabel={text.pending} onClick={confirm}>
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
              <Text>{text.failed(failure.error)}</Text>
            </Alert>
          )}
        </>
      )}
    </Modal>
  );
});
