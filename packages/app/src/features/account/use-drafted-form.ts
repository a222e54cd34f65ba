import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from '../../platform/forms/drafts';
import { $user } from '../../platform/session/model';
import { restoreDraftValues } from './restore-draft-values';

const key = 'account-configuration';

/**
 * A configuration form whose input is stored as a draft. If the session expires, the input is restored after the same
 * user signs in again in this tab.
 */
export function useDraftedForm<Form extends FieldValues>(
  resolver: Resolver<Form>,
  stored: Form,
): UseFormReturn<Form> & { saved: () => void } {
  const user = useUnit($user);
  const [[draftUser, draft]] = useState(() => [user, user && readDraft(user, key)] as const);
  const form = useForm<Form>({
    resolver,
    defaultValues: (draft ? restoreDraftValues(stored, draft.values) : stored) as DefaultValues<Form>,
  });
  const { subscribe } = form;

  useEffect(() => {
    if (!draftUser) return;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeDraft(draftUser, key, { values, idempotencyKey: null, version: null, tried: null }),
    });
    return () => {
      unsubscribe();
      // The user saved or left the page. If the session ended instead, `$user` is already null and the draft is kept.
      if ($user.getState()) dropDraft(draftUser, key);
    };
  }, [draftUser, subscribe]);

  return { ...form, saved: () => void (draftUser && dropDraft(draftUser, key)) };
}
