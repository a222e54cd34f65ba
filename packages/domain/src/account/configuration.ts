import { z } from 'zod';
import { codeIds } from '../codes/codes.ts';
import { countries, needsAuthorisedRepresentative } from '../values/countries.ts';
import { manufacturerSrn, notifiedBodyNumber, representativeSrn } from '../identifiers/schemas.ts';
import { languages } from '../values/languages.ts';
import { isDistinct } from '../values/distinct.ts';
import { oneOf } from '../values/one-of.ts';
import { orNull } from '../values/optional.ts';
import { oneLine, webAddress } from '../values/text.ts';
import { emailAddress } from '../values/email-address.ts';

/** Company sizes as defined in Commission Recommendation 2003/361/EC. */
export const companySizes = ['micro', 'small', 'medium', 'large'] as const;
export type CompanySize = (typeof companySizes)[number];

/** Whether a company of the size is a small or medium-sized enterprise (SME). */
export const isSme = (size: CompanySize) => size !== 'large';

export const authorisedRepresentativeSchema = z.strictObject({
  name: oneLine(255).min(1),
  country: oneOf(countries).refine((country) => !needsAuthorisedRepresentative(country), 'not_in_list'),
  srn: orNull(representativeSrn).optional(),
});

const logoUrl = orNull(webAddress).optional();

export const operatorAccountSchema = z
  .strictObject({
    kind: z.literal('market_operator'),
    organisationName: oneLine(255).min(2),
    country: oneOf(countries),
    companySize: oneOf(companySizes),
    /** Absent or null = not registered. */
    srn: orNull(manufacturerSrn).optional(),
    authorisedRepresentative: authorisedRepresentativeSchema.nullish(),
    logoUrl,
  })
  .refine((account) => !needsAuthorisedRepresentative(account.country) || account.authorisedRepresentative != null, {
    path: ['authorisedRepresentative'],
    message: 'representative_required',
  });

/** Also used for a supportive partner, with the data of the body that it supports. */
export const notifiedBodyAccountSchema = z.strictObject({
  kind: z.literal('notified_body'),
  number: notifiedBodyNumber,
  name: oneLine(255).min(2),
  country: oneOf(countries),
  city: oneLine(120).min(1),
  contactEmail: emailAddress,
  /** Whether market operators see the contact address in their matches. */
  showContact: z.boolean().default(false),
  documentationLanguages: z.array(oneOf(languages)).min(1).max(languages.length),
  logoUrl,
});

/** Jobs of experts at notified bodies. */
export const candidateTargets = ['product_reviewer', 'site_auditor', 'clinical_specialist', 'final_reviewer'] as const;

const years = z.int().min(0).max(60);

export const candidateAccountSchema = z
  .strictObject({
    kind: z.literal('candidate'),
    country: oneOf(countries),
    targets: z.array(oneOf(candidateTargets)).min(1).max(candidateTargets.length),
    /** Self-declared codes of Implementing Regulation (EU) 2017/2185. */
    codes: z.array(oneOf(codeIds)).max(codeIds.length),
    experienceYears: years,
    technologyYears: years,
  })
  .refine((account) => account.technologyYears <= account.experienceYears, {
    path: ['technologyYears'],
    message: 'too_large',
  });

/**
 * The configuration that an account must complete before its dashboard opens. `kind` is the role. Source: specification
 * section 4.
 */
export const accountSchema = z.discriminatedUnion('kind', [
  operatorAccountSchema,
  notifiedBodyAccountSchema,
  candidateAccountSchema,
]);

/** The account that a user configures, with each item of a list once. Stored ones can have an item twice. */
export const accountInputSchema = accountSchema.superRefine((account, context) => {
  for (const [field, value] of Object.entries(account))
    if (Array.isArray(value) && !isDistinct(value))
      context.addIssue({ code: 'custom', path: [field], message: 'duplicate' });
});

export type Account = z.output<typeof accountSchema>;
export type OperatorAccount = z.output<typeof operatorAccountSchema>;
export type NotifiedBodyAccount = z.output<typeof notifiedBodyAccountSchema>;
export type CandidateAccount = z.output<typeof candidateAccountSchema>;
