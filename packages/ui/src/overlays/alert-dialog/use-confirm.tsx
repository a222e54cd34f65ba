'use client';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.js';

/** The props of the alert dialog that `useConfirm` opens. */
export type ConfirmQuestion = Omit<AlertDialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'ref'>;

/**
 * Returns a function that asks for confirmation: `if (await confirm({ title, description, confirmLabel })) …`. Resolves
 * to true when the user has confirmed and `onConfirm`, if given, has finished. Resolves to false when the user cancels,
 * when another question replaces this one, or when the component unmounts. Render `question` where the dialog belongs,
 * so that it has the theme of that element.
 */
export function useConfirm(): {
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  question: ReactElement | null;
} {
  const [current, setCurrent] = useState<ConfirmQuestion>();
  const [open, setOpen] = useState(false);
  const resolveCurrent = useRef<(confirmed: boolean) => void>(undefined);
  useEffect(() => () => resolveCurrent.current?.(false), []);

  const confirm = useCallback((question: ConfirmQuestion) => {
    resolveCurrent.current?.(false);
    setCurrent(question);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      resolveCurrent.current = resolve;
    });
  }, []);
  const question = current ? (
    <AlertDialog
      {...current}
      open={open}
      onOpenChange={(next, { reason }) => {
        setOpen(next);
        resolveCurrent.current?.(reason === 'confirm');
      }}
    />
  ) : null;
  return { confirm, question };
}
