import { deviceAnswersSchema, deviceInputSchema, type DeviceInput } from '@attesta/domain/devices/schema';
import { z } from 'zod';
import type { FormValues } from './form-values';

/** More than any field allows, so that a text that is too long is restored unchanged. */
const maxLength = 20_000;
const text = z.string().max(maxLength);
const rows = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).max(100);

/** Schemas for incomplete input, which the schema of the device rejects but which must be restored. */
const typed = {
  workingName: text,
  modelOrReference: text,
  intendedPurpose: text,
  designationCodesReason: text,
  conformityProcedure: text,
  stageReason: text,
  targetSubmissionDate: text,
  basicUdiDi: text,
  udiDi: text,
  medicinalSubstanceName: text,
  notifiedBodyNumber: text,
  certificateNumber: text,
  tradeName: rows({ language: text, text }),
  emdnCode: z.array(text).max(20),
  certificateDates: z.object({ issuedOn: text, expiresOn: text }),
  previousApplications: rows({
    notifiedBodyNumber: text,
    outcome: text,
    endedOn: text.nullable(),
    note: text.nullable(),
  }),
} satisfies { [Id in keyof FormValues]?: z.ZodType };

const typedOrChosen = { ...deviceAnswersSchema.shape, ...typed } as Record<string, z.ZodType>;
const schema = z.object(
  Object.fromEntries(Object.entries(typedOrChosen).map(([id, value]) => [id, value.nullable().catch(null)])),
);

/** Returns the form values of a stored draft. Each invalid value becomes null. */
export function restoreValues(stored: unknown): FormValues {
  const read = schema.safeParse(typeof stored === 'object' && stored !== null ? { ...stored } : {});
  return (read.success ? read.data : schema.parse({})) as FormValues;
}

/** Returns the body of an earlier registration request, or null. */
export function restoreInput(stored: unknown): DeviceInput | null {
  const read = deviceInputSchema.safeParse(stored);
  return read.success ? read.data : null;
}
