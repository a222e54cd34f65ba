import type { DeviceConflict } from '@attesta/domain/device/calls';
import type { Device } from '@attesta/domain/device/schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { problemOf } from '../http/problem';
import type { User } from '../session/user';
import { wantedOf } from './differences';
import { dropDraft, readDraft, writeDraft } from './drafts';
import { deviceResolver } from './form-check';
import { newDeviceValues, valuesOf, type FormValues } from './form-values';
import { restoreValues } from './restore-values';
import { changeDevice, changesOf, newIdempotencyKey, registerDevice } from './save-device';

interface DeviceFormOptions {
  user: User;
  /** The page's path: drafts are kept by it. */
  path: string;
  /** The device that is changed; null to register one. */
  device: Device | null;
  onSaved: (device: Device) => void;
}

const isConflict = (rejection: unknown): rejection is DeviceConflict => problemOf(rejection).code === 'conflict' && typeof rejection === 'object' && rejection !== null && 'stored' in rejection;

/** The form of a device: its values, its draft, and saving it once. */
export function useDeviceForm({ user, path, device, onSaved }: DeviceFormOptions) {
  const [draft] = useState(() => readDraft(user, path));
  /** What the change is made on. */
  const base = useRef({ device, version: draft?.version ?? device?.version ?? null, key: draft?.idempotencyKey ?? newIdempotencyKey() });
  const isSaved = useRef(false);
  const [isRestored, setRestored] = useState(draft !== null);
  const [failed, setFailed] = useState<unknown>(null);
  const [conflict, setConflict] = useState<DeviceConflict | null>(null);

  const resolver = useMemo(() => deviceResolver(() => ({ previous: base.current.device })), []);
  const form = useForm<FormValues>({ defaultValues: device ? valuesOf(device) : newDeviceValues, resolver, shouldFocusError: false });
  const { reset, subscribe, setError, handleSubmit } = form;

  useEffect(() => {
    if (draft) reset(restoreValues(draft.values), { keepDefaultValues: true });
  }, [draft, reset]);

  useEffect(
    () => subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isSaved.current) writeDraft(user, path, { values, idempotencyKey: base.current.key, version: base.current.version });
      },
    }),
    [subscribe, user, path],
  );

  const finish = (saved: Device) => {
    isSaved.current = true;
    dropDraft(user, path);
    onSaved(saved);
  };

  const save = handleSubmit(async (answers) => {
    if (isSaved.current) return;
    setFailed(null);
    try {
      const { device: stored, version, key } = base.current;
      finish(stored ? await changeDevice(stored.id, changesOf(answers, stored), version ?? stored.version) : await registerDevice(answers, key));
    } catch (error) {
      if (isConflict(error)) return setConflict(error);
      setFailed(error);
      for (const [field, code] of Object.entries(problemOf(error).fields)) setError(field as FieldPath<FormValues>, { type: 'server', message: code });
    }
  });

  const startFrom = (stored: Device, values: FormValues) => {
    base.current = { ...base.current, device: stored, version: stored.version };
    setConflict(null);
    reset(valuesOf(stored));
    reset(values, { keepDefaultValues: true });
  };

  return {
    form,
    save,
    failed,
    conflict,
    isRestored,
    isSaved,
    /** My changes on top of what was saved meanwhile. */
    keepMine: async () => {
      if (!conflict) return;
      startFrom(conflict.stored, wantedOf(conflict));
      await save();
    },
    /** What was saved meanwhile, without my changes. */
    takeTheirs: () => {
      if (!conflict) return;
      startFrom(conflict.stored, valuesOf(conflict.stored));
      dropDraft(user, path);
    },
    discard: () => {
      setRestored(false);
      reset(base.current.device ? valuesOf(base.current.device) : newDeviceValues);
      base.current = { ...base.current, version: base.current.device?.version ?? null };
      dropDraft(user, path);
    },
    /** Leaving without saving. */
    giveUp: () => {
      isSaved.current = true;
      dropDraft(user, path);
    },
  };
}
