import { apiTokenAdded } from './texts/access-keys.ts';
import { approved, rejected } from './texts/approval.ts';
import { designationApproved, designationRejected } from './texts/designation.ts';
import { accountDeleted, deletionReminder, deletionRequested } from './texts/deletion.ts';
import { emailChangeCurrent, emailChangeNew, emailChanged, emailInUse } from './texts/email-change.ts';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { MailText } from './texts/mail-text.ts';
import { alreadyRegistered, verify } from './texts/registration.ts';
import { codesBlocked, recoveryCodeUsed, secondFactorOff, secondFactorOn } from './texts/second-factor.ts';
import { passwordChanged, reset } from './texts/sign-in.ts';

export type MailTemplate =
  | 'verify'
  | 'alreadyRegistered'
  | 'reset'
  | 'passwordChanged'
  | 'approved'
  | 'rejected'
  | 'designationApproved'
  | 'designationRejected'
  | 'apiTokenAdded'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'codesBlocked'
  | 'recoveryCodeUsed'
  | 'emailChangeCurrent'
  | 'emailChangeNew'
  | 'emailInUse'
  | 'emailChanged'
  | 'deletionRequested'
  | 'deletionReminder'
  | 'accountDeleted';

/**
 * The text of all mails about accounts, by template and language. Mails never contain a person's name, because anyone who registers
 * another person's address chooses the name.
 */
export const mailTexts: Record<MailTemplate, Record<MailLanguage, MailText>> = {
  verify,
  alreadyRegistered,
  reset,
  passwordChanged,
  approved,
  rejected,
  designationApproved,
  designationRejected,
  apiTokenAdded,
  secondFactorOn,
  secondFactorOff,
  codesBlocked,
  recoveryCodeUsed,
  emailChangeCurrent,
  emailChangeNew,
  emailInUse,
  emailChanged,
  deletionRequested,
  deletionReminder,
  accountDeleted,
};
