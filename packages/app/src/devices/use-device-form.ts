import type { DeviceConflict } from '@attesta/domain/device/calls';
import type { Device } from '@attesta/domain/device/schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldPath } from 'react-hook-form';
import { errorsOf } from '../forms/lazy-resolver';
import { problemOf } from '../http/problem';
import type { User } from '../session/user';
import { begin, draftOf, type Base } from './base';
import { wantedOf } from './differences';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { deviceResolver } from './form-check';
import { newDeviceValues, valuesOf, type FormValues } from './form-values';
import { restoreValues } from './restore-values';
import { changeDevice, changesOf, registerDevice, registrationOf } from './save-device';

interface DeviceFormOptions {
  user: User;
  /** The page's path: drafts are kept by it. */
  path: string;
  /** The device that is changed; null to register one. */
  device: Device | null;
  onSaved: (device: Device) => void;
  /** A try to save found something to correct. */
  onErrors: (errors: FieldErrors<FormValues>) => void;
}

const isConflict = (rejection: unknown): rejection is DeviceConflict =>
  problemOf(rejection).code === 'conflict' &&
  typeof rejection === 'object' &&
  rejection !== null &&
  'stored' in rejection;
/** Nobody knows whether the server saved: its answer got lost, or was none. */
const isLost = (rejection: unknown): boolean =>
  ['wrong_services', 'internal', 'unavailable'].includes(problemOf(rejection).code);
const storedValues = ({ device }: Base, user: User): FormValues => (device ? valuesOf(device) : newDeviceValues(user));

/** The form of a device: its values, its draft, and saving it once. */
export function useDeviceForm({ user, path, device, onSaved, onErrors }: DeviceFormOptions) {
  const [draft] = useState(() => readDraft(user, path));
  const [base, setBase] = useState(() => begin(device, draft));
  const isSaved = useRef(false);
  const isLeft = useRef(false);
  const [isRestored, setRestored] = useState(draft !== null);
  const [failed, setFailed] = useState<unknown>(null);
  const [conflict, setConflict] = useState<DeviceConflict | null>(null);

  const resolver = useMemo(() => deviceResolver(() => ({ previous: base.device })), [base]);
  const form = useForm<FormValues>({ defaultValues: storedValues(base, user), resolver, shouldFocusError: false });
  const { reset, subscribe, setError, handleSubmit } = form;

  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  useEffect(() => {
    if (draft) reset(restoreValues(draft.values), { keepDefaultValues: true });
  }, [draft, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isSaved.current) writeDraft(user, path, draftOf(base, values));
        },
      }),
    [subscribe, user, path, base],
  );

  const fail = (error: unknown, answers: FormValues) => {
    if (isConflict(error)) return setConflict(error);
    if (base.device === null && base.tried === null && isLost(error)) {
      const next = { ...base, tried: registrationOf(answers) };
      setBase(next);
      writeDraft(user, path, draftOf(next, form.getValues()));
    }
    setFailed(error);
    const { fields } = problemOf(error);
    for (const [field, code] of Object.entries(fields))
      setError(field as FieldPath<FormValues>, { type: 'server', message: code });
    onErrors(errorsOf<FormValues>(fields));
  };

  const saveOn = ({ device: stored, version, key, tried }: Base) =>
    handleSubmit(async (answers) => {
      if (isSaved.current) return;
      const gone = () => isLeft.current || isSaved.current; // an answer that comes later leads nowhere and tells nothing
      setFailed(null);
      try {
        const saved = stored
          ? await changeDevice(stored.id, changesOf(answers, stored), version ?? stored.version)
          : await registerDevice(answers, key, tried);
        if (gone()) return;
        isSaved.current = true;
        dropDraft(user, path);
        onSaved(saved);
      } catch (error) {
        if (!gone()) fail(error, answers);
      }
    }, onErrors)();

  const startFrom = (stored: Device, values: FormValues): Base => {
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
    /** My changes on top of what was saved meanwhile. */
    keepMine: async () => {
      if (conflict) await saveOn(startFrom(conflict.stored, wantedOf(conflict)));
    },
    /** What was saved meanwhile, without my changes. */
    takeTheirs: () => {
      if (!conflict) return;
      startFrom(conflict.stored, valuesOf(conflict.stored));
      dropDraft(user, path);
    },
    discard: () => {
      setRestored(false);
      setBase(begin(base.device));
      reset(storedValues(base, user));
      dropDraft(user, path);
    },
    /** Leaving without saving. */
    giveUp: () => {
      isSaved.current = true;
      dropDraft(user, path);
    },
  };
}
