import type { Device, DeviceInput } from '@attesta/domain/devices/schema';
import type { Draft } from '../../../platform/forms/drafts';
import type { FormValues } from './form-values';
import { restoreInput } from './restore-values';
import { newIdempotencyKey } from './save-device';

/** The state that the input of a device form is based on. */
export interface FormBase {
  /** The device being edited. Null for a new device. */
  device: Device | null;
  /** Version of the device when editing started. Null for a new device. */
  version: number | null;
  /** Idempotency key for registering the device. */
  key: string;
  /** Body of a registration request whose response was lost. */
  tried: DeviceInput | null;
}

/**
 * Returns the base of a form: from its draft, or new. A new base has a new idempotency key, so that it never updates a
 * record created by an earlier request.
 */
export const formBase = (device: Device | null, draft: Draft | null = null): FormBase => ({
  device,
  version: draft?.version ?? device?.version ?? null,
  key: draft?.idempotencyKey ?? newIdempotencyKey(),
  tried: restoreInput(draft?.tried ?? null),
});

/** Returns the draft to store for form values and their base. */
export const draftOf = ({ key, version, tried }: FormBase, values: FormValues): Draft => ({
  values,
  idempotencyKey: key,
  version,
  tried,
});
