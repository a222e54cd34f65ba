import { approved, rejected } from './approval-mail-texts.ts';
import { accountDeleted, deletionReminder, deletionRequested } from './deletion-mail-texts.ts';
import { emailChangeCurrent, emailChangeNew, emailChanged, emailInUse } from './email-change-mail-texts.ts';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import type { MailText } from './mail-text.ts';
import { alreadyRegistered, verify } from './registration-mail-texts.ts';
import { passwordChanged, reset, secondFactorOff, secondFactorOn } from './sign-in-mail-texts.ts';

export type MailTemplate =
  | 'verify'
  | 'alreadyRegistered'
  | 'reset'
  | 'passwordChanged'
  | 'approved'
  | 'rejected'
  | 'secondFactorOn'
  | 'secondFactorOff'
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
  secondFactorOn,
  secondFactorOff,
  emailChangeCurrent,
  emailChangeNew,
  emailInUse,
  emailChanged,
  deletionRequested,
  deletionReminder,
  accountDeleted,
};
