import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from '../devices/drafts';
import { $user } from '../session/model';
import { like } from './like';

const key = 'account-configuration';

/** A form of the configuration. What is typed outlives a session that runs out: it is back after sign-in, for the same person in this tab. */
export function useDraftedForm<Form extends FieldValues>(
  resolver: Resolver<Form>,
  stored: Form,
): UseFormReturn<Form> & { saved: () => void } {
  const user = useUnit($user);
  const [[owner, draft]] = useState(() => [user, user && readDraft(user, key)] as const);
  const form = useForm<Form>({
    resolver,
    defaultValues: (draft ? like(stored, draft.values) : stored) as DefaultValues<Form>,
  });
  const { subscribe } = form;

  useEffect(() => {
    if (!owner) return;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(owner, key, { values, idempotencyKey: null, version: null, tried: null }),
    });
    return () => {
      stop();
      // Saved, or left on purpose. The end of a session leads away before this page goes, and is no reason to forget.
      if ($user.getState()) dropDraft(owner, key);
    };
  }, [owner, subscribe]);

  return { ...form, saved: () => void (owner && dropDraft(owner, key)) };
}
