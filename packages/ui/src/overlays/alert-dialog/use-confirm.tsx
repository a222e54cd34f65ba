'use client';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.js';

/** A question as `useConfirm` asks it: an alert dialog without what opens it. */
export type ConfirmQuestion = Omit<AlertDialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'ref'>;

/**
 * Asks in the middle of a function: `if (await confirm({ title, description, confirmLabel })) …`. True once it was confirmed and `onConfirm`, if given, is
 * done; false when it was cancelled, when another question took its place, or when the component that asks is gone. Render `question` where the dialog belongs, so that it has the theme of that place.
 */
export function useConfirm(): {
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  question: ReactElement | null;
} {
  const [asked, setAsked] = useState<ConfirmQuestion>();
  const [open, setOpen] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(undefined);
  useEffect(() => () => answer.current?.(false), []);

  const confirm = useCallback((question: ConfirmQuestion) => {
    answer.current?.(false);
    setAsked(question);
    setOpen(true);
    return new Promise<boolean>((answered) => {
      answer.current = answered;
    });
  }, []);
  const question = asked ? (
    <AlertDialog
      {...asked}
      open={open}
      onOpenChange={(next, { reason }) => {
        setOpen(next);
        answer.current?.(reason === 'confirm');
      }}
    />
  ) : null;
  return { confirm, question };
}
