import { z } from 'zod';
import { calendarDate } from '../values/calendar-date.ts';
import { deviceAnswersSchema, deviceSchema } from './schema.ts';

/** The facts that name a device and its stage. */
const namedDevice = deviceSchema.pick({
  id: true,
  workingName: true,
  tradeName: true,
  stage: true,
  classVariant: true,
});
export type NamedDevice = z.output<typeof namedDevice>;

/** Kinds of dates that need attention. */
const dateReasons = ['certificateExpired', 'targetPassed', 'targetSoon', 'certificateExpires'] as const;

const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(dateReasons), on: calendarDate }),
  z.object({
    kind: z.literal('answers'),
    /** The answer to give first. */
    first: deviceAnswersSchema.keyof(),
    /** How many answers a match still needs. */
    count: z.int().min(1),
    /** Whether some of them can become unnecessary. */
    isMaximum: z.boolean(),
  }),
]);
/** A reason why a device needs attention. */
export type AttentionReason = z.output<typeof reason>;

const attention = z.object({
  device: namedDevice,
  /** Most urgent first. */
  reasons: z.tuple([reason], reason),
});
export type DeviceAttention = z.output<typeof attention>;

const application = z.object({
  device: namedDevice,
  /** The target date of the application. */
  target: calendarDate.nullable(),
});
export type NextApplication = z.output<typeof application>;

const deviceDate = z.object({ device: namedDevice, kind: z.enum(['target', 'expiry']), on: calendarDate });
/** A target application date, or the last valid day of a certificate. */
export type DeviceDate = z.output<typeof deviceDate>;

/** The summary of the devices that an operator has in use. */
export const deviceSummarySchema = z.object({
  /** The date in Brussels that the summary refers to. */
  today: calendarDate,
  total: z.int(),
  /** Devices before their application whose match returns lists of notified bodies. */
  ready: z.int(),
  lodged: z.int(),
  certified: z.int(),
  /** The id of the device that was changed last; null without devices. */
  latest: z.string().nullable(),
  /** The devices that need attention: their number, and the first of them. */
  attention: z.object({ total: z.int(), devices: z.array(attention) }),
  /** The next application; null if a device needs attention or no device is ready. */
  next: application.nullable(),
  /** The first dates of the next twelve months, in order. */
  dates: z.array(deviceDate),
  /** The dates after those in `dates`; null if there are none. */
  laterDates: z.object({ count: z.int().min(1), first: calendarDate }).nullable(),
});
export type DeviceSummary = z.output<typeof deviceSummarySchema>;
