import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../../platform/forms/drafts';
import { restoreDraftValues } from './restore-draft-values';

interface DraftOptions<Form> {
  /** The key of the form. */
  form: string;
  /** Restores form values from a stored draft. */
  restore?: (stored: Form, draft: unknown) => Form;
  /** The version that the form is based on. */
  version?: number | null;
}

/**
 * A form whose input is stored as a draft. If the session expires, the input is restored after the same
 * user signs in again in this tab.
 */
export function useDraftedForm<Form extends FieldValues>(
  resolver: Resolver<Form>,
  stored: Form,
  { form: key, restore = restoreDraftValues, version = null }: DraftOptions<Form>,
): UseFormReturn<Form> & {
  /** Drops the draft. */
  saved: () => void;
  /** The version that the restored draft is based on; null without one. */
  draftVersion: number | null;
} {
  const { draft, writeDraft, dropDraft, leaveForm } = useDraft(key);
  const form = useForm<Form>({
    resolver,
    defaultValues: (draft ? restore(stored, draft.values) : stored) as DefaultValues<Form>,
  });
  const { subscribe } = form;

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft({ values, idempotencyKey: null, version: version || null, tried: null }),
    });
    return () => {
      unsubscribe();
      leaveForm();
    };
  }, [writeDraft, leaveForm, subscribe, version]);

  return { ...form, saved: dropDraft, draftVersion: draft?.version ?? null };
}
