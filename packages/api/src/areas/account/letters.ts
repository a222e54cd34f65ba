import { writeLetter, type Letter } from '../../mail/letter.ts';
import type { LetterKind } from '../../mail/words.ts';
import type { AccountRow } from './store.ts';

type Recipient = Pick<AccountRow, 'email' | 'language'>;

const letterTo = (kind: LetterKind, { email, language }: Recipient, link: string): Letter => writeLetter(kind, { to: email, language, link });

/** The link that verifies an address. */
export const verificationLetter = (to: Recipient, origin: string, token: string) => letterTo('verify', to, `${origin}/check-mail?token=${token}`);

/** To the owner of an address that someone tried to register again. */
export const alreadyRegisteredLetter = (to: Recipient, origin: string) => letterTo('alreadyRegistered', to, `${origin}/login`);

/** The link that sets a new password. */
export const resetLetter = (to: Recipient, origin: string, token: string) => letterTo('reset', to, `${origin}/reset-password?token=${token}`);

/** Tells the owner that the password is another now. */
export const passwordChangedLetter = (to: Recipient, origin: string) => letterTo('passwordChanged', to, `${origin}/forgot-password`);
