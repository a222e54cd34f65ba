import type { DeviceConflict } from '@attesta/domain/devices/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldPath } from 'react-hook-form';
import { errorsOf } from '../../../platform/forms/lazy-resolver';
import { problemOf } from '../../../platform/http/problem';
import type { User } from '../../../platform/session/user';
import { formBase, draftOf, type FormBase } from '../answers/form-base';
import { withYourChanges } from '../record/differences';
import { useDraft } from '../../../platform/forms/drafts';
import { deviceResolver } from '../answers/form-check';
import { newDeviceValues, valuesOf, type FormValues } from '../answers/form-values';
import { restoreValues } from '../answers/restore-values';
import { changeDeviceFx, changesOf, registerDeviceFx, registrationOf } from '../answers/save-device';

interface DeviceFormOptions {
  user: User;
  /** Path of the page, the key of its draft. */
  path: string;
  /** The device to edit. Null for a new device. */
  device: Device | null;
  onSaved: (device: Device, previous: Device | null) => void;
  /** Called when saving finds errors in the form. */
  onErrors: (errors: FieldErrors<FormValues>) => void;
}

const isConflict = (rejection: unknown): rejection is DeviceConflict =>
  problemOf(rejection).code === 'conflict' &&
  typeof rejection === 'object' &&
  rejection !== null &&
  'stored' in rejection;
/** Whether the server may have saved although the request failed: the response was lost or a server error. */
const isUnconfirmed = (rejection: unknown): boolean =>
  ['wrong_services', 'internal', 'unavailable'].includes(problemOf(rejection).code);
const storedValues = ({ device }: FormBase, user: User): FormValues =>
  device ? valuesOf(device) : newDeviceValues(user);

/** State of the device form: values, draft, conflict, and saving exactly once. */
export function useDeviceForm({ user, path, device, onSaved, onErrors }: DeviceFormOptions) {
  const { draft, writeDraft, dropDraft } = useDraft(path);
  const [changeDevice, registerDevice] = useUnit([changeDeviceFx, registerDeviceFx]);
  const [base, setBase] = useState(() => formBase(device, draft));
  const isSaved = useRef(false);
  const hasLeft = useRef(false);
  const [isRestored, setRestored] = useState(draft !== null);
  const [failed, setFailed] = useState<unknown>(null);
  const [conflict, setConflict] = useState<DeviceConflict | null>(null);

  const resolver = useMemo(() => deviceResolver(() => ({ previous: base.device })), [base]);
  const form = useForm<FormValues>({ defaultValues: storedValues(base, user), resolver, shouldFocusError: false });
  const { reset, subscribe, setError, handleSubmit } = form;

  useEffect(() => {
    hasLeft.current = false;
    return () => void (hasLeft.current = true);
  }, []);

  useEffect(() => {
    if (draft) reset(restoreValues(draft.values), { keepDefaultValues: true });
  }, [draft, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isSaved.current) writeDraft(draftOf(base, values));
        },
      }),
    [subscribe, writeDraft, base],
  );

  const fail = (error: unknown, answers: FormValues) => {
    if (isConflict(error)) return setConflict(error);
    if (base.device === null && base.tried === null && isUnconfirmed(error)) {
      const next = { ...base, tried: registrationOf(answers) };
      setBase(next);
      writeDraft(draftOf(next, form.getValues()));
    }
    setFailed(error);
    const { fields } = problemOf(error);
    for (const [field, code] of Object.entries(fields))
      setError(field as FieldPath<FormValues>, { type: 'server', message: code });
    onErrors(errorsOf<FormValues>(fields));
  };

  const saveOn = ({ device: stored, version, key, tried }: FormBase) =>
    handleSubmit(async (answers) => {
      if (isSaved.current) return;
      // A response does not navigate if the user has left the page or the device is already saved.
      const isObsolete = () => hasLeft.current || isSaved.current;
      setFailed(null);
      try {
        const saved = stored
          ? await changeDevice({
              id: stored.id,
              changes: changesOf(answers, stored),
              version: version ?? stored.version,
            })
          : await registerDevice({ answers, idempotencyKey: key, tried });
        dropDraft();
        if (isObsolete()) return;
        isSaved.current = true;
        onSaved(saved, stored);
      } catch (error) {
        if (!isObsolete()) fail(error, answers);
      }
    }, onErrors)();

  const startFrom = (stored: Device, values: FormValues): FormBase => {
    const next = { ...base, device: stored, version: stored.version };
    setBase(next);
    setConflict(null);
    reset(valuesOf(stored));
    reset(values, { keepDefaultValues: true });
    return next;
  };

  return {
    form,
    failed,
    conflict,
    isRestored,
    isSaved,
    save: () => saveOn(base),
    /** Saves the user's changes on top of the version that was saved meanwhile. */
    keepMine: async () => {
      if (conflict) await saveOn(startFrom(conflict.stored, withYourChanges(conflict)));
    },
    /** Continues with the version that was saved meanwhile, without the user's changes. */
    takeTheirs: () => {
      if (!conflict) return;
      startFrom(conflict.stored, valuesOf(conflict.stored));
      dropDraft();
    },
    /** The user leaves the page: a response that arrives later does not navigate. */
    leave: () => void (hasLeft.current = true),
    /** Discards the draft and shows the saved answers again. */
    discard: () => {
      setRestored(false);
      setBase(formBase(base.device));
      reset(storedValues(base, user));
      dropDraft();
    },
  };
}
