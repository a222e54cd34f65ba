import type { Device, DeviceInput } from '@attesta/domain/device/schema';
import type { Draft } from './drafts';
import type { FormValues } from './form-values';
import { restoreInput } from './restore-values';
import { newIdempotencyKey } from './save-device';

/** What a change is made on. */
export interface Base {
  /** The device that is changed; null to register one. */
  device: Device | null;
  version: number | null;
  /** Idempotency key of registering. */
  key: string;
  /** What a try to register sent whose answer got lost. */
  tried: DeviceInput | null;
}

/** Where a form begins: at its draft, or anew. Anew is another device to register, so that it never goes into an earlier record. */
export const begin = (device: Device | null, draft: Draft | null = null): Base => ({
  device,
  version: draft?.version ?? device?.version ?? null,
  key: draft?.idempotencyKey ?? newIdempotencyKey(),
  tried: restoreInput(draft?.tried ?? null),
});

/** The draft to keep of what is typed on a base. */
export const draftOf = ({ key, version, tried }: Base, values: FormValues): Draft => ({
  values,
  idempotencyKey: key,
  version,
  tried,
});
