import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../../platform/forms/drafts';
import { restoreDraftValues } from './restore-draft-values';

/**
 * A configuration form whose input is stored as a draft. If the session expires, the input is restored after the same
 * user signs in again in this tab.
 */
export function useDraftedForm<Form extends FieldValues>(
  resolver: Resolver<Form>,
  stored: Form,
): UseFormReturn<Form> & { saved: () => void } {
  const { draft, writeDraft, dropDraft, leaveForm } = useDraft('account-configuration');
  const form = useForm<Form>({
    resolver,
    defaultValues: (draft ? restoreDraftValues(stored, draft.values) : stored) as DefaultValues<Form>,
  });
  const { subscribe } = form;

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft({ values, idempotencyKey: null, version: null, tried: null }),
    });
    return () => {
      unsubscribe();
      leaveForm();
    };
  }, [writeDraft, leaveForm, subscribe]);

  return { ...form, saved: dropDraft };
}
