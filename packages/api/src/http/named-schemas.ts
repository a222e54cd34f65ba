import { accessKeySchema } from '@attesta/domain/access-keys/schema';
import { accountSchema } from '@attesta/domain/account/configuration';
import { deletionSchema } from '@attesta/domain/account/data/deletion';
import { emailChangeSchema } from '@attesta/domain/account/email/calls';
import { mailPreferencesSchema } from '@attesta/domain/account/profile/preferences';
import { registrationSchema, userSchema } from '@attesta/domain/account/schema';
import { sessionSchema } from '@attesta/domain/account/session';
import { windowChangeSchema, windowInputSchema } from '@attesta/domain/availability/changes';
import { windowHistoryEntrySchema } from '@attesta/domain/availability/history';
import { designationSchema, windowViewSchema } from '@attesta/domain/availability/schema';
import { bodyProfileSchema } from '@attesta/domain/body-profile/schema';
import { acceptedSchema, errorSchema } from '@attesta/domain/contract/responses';
import {
  billingSchema,
  courseSchema,
  coursePriceSchema,
  participantSchema,
  registrationInputSchema,
  registrationSchema as courseRegistrationSchema,
} from '@attesta/domain/courses/schema';
import { deviceInputSchema, deviceSchema } from '@attesta/domain/devices/schema';
import { deviceSummarySchema } from '@attesta/domain/devices/summary-schema';
import {
  excludedSchema,
  matchedSchema,
  matchRequestSchema,
  matchResultSchema,
  publicBodySchema,
  usedRequestSchema,
  weightsSchema,
} from '@attesta/domain/matching/schema';
import { shortlistEntrySchema } from '@attesta/domain/shortlist/schema';
import { countSchema, publishedCellSchema } from '@attesta/domain/statistics/figures';
import { z } from 'zod';

/** The names of schemas in the description of the API, which clients generate types from. */
const names: Readonly<Record<string, z.ZodType>> = {
  Accepted: acceptedSchema,
  AccessKey: accessKeySchema,
  Account: accountSchema,
  AccountDeletion: deletionSchema,
  Billing: billingSchema,
  BodyProfile: bodyProfileSchema,
  Course: courseSchema,
  CoursePrice: coursePriceSchema,
  CourseRegistration: courseRegistrationSchema,
  CourseRegistrationRequest: registrationInputSchema,
  Designation: designationSchema,
  Device: deviceSchema,
  DeviceAnswers: deviceInputSchema,
  DeviceSummary: deviceSummarySchema,
  EmailChange: emailChangeSchema,
  Error: errorSchema,
  ExcludedBody: excludedSchema,
  MailPreferences: mailPreferencesSchema,
  MatchRequest: matchRequestSchema,
  MatchResult: matchResultSchema,
  MatchWeights: weightsSchema,
  MatchedBody: matchedSchema,
  NotifiedBody: publicBodySchema,
  Participant: participantSchema,
  Registration: registrationSchema,
  Session: sessionSchema,
  ShortlistEntry: shortlistEntrySchema,
  StatisticsCell: publishedCellSchema,
  StatisticsCount: countSchema,
  UsedMatchRequest: usedRequestSchema,
  User: userSchema,
  Window: windowViewSchema,
  WindowAnswers: windowInputSchema,
  WindowChange: windowChangeSchema,
  WindowHistoryEntry: windowHistoryEntrySchema,
};

/** The named schemas. The form that a client sends has the same name with `Input`. */
export const namedSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(names)) namedSchemas.add(schema, { id });
