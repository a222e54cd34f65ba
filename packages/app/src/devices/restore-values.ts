import { deviceAnswersSchema, deviceInputSchema, type DeviceInput } from '@attesta/domain/device/schema';
import { z } from 'zod';
import type { FormValues } from './form-values';

/** Longer than any field allows, so that a text that is too long comes back as it was typed. */
const longest = 20_000;
const text = z.string().max(longest);
const rows = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).max(100);

/** Half-typed values that no rule of the device accepts, and that must come back nevertheless. */
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

/** Form values out of a stored draft, field by field: what is broken is not answered, the rest comes back. */
export function restoreValues(stored: unknown): FormValues {
  const read = schema.safeParse(typeof stored === 'object' && stored !== null ? { ...stored } : {});
  return (read.success ? read.data : schema.parse({})) as FormValues;
}

/** What an earlier try to register sent, or null. */
export function restoreInput(stored: unknown): DeviceInput | null {
  const read = deviceInputSchema.safeParse(stored);
  return read.success ? read.data : null;
}
