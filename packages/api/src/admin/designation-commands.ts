import type { StatedAddition } from '@attesta/domain/body-profile/schema';
import { waitingAdditions, type StoredProfile } from '@attesta/domain/body-profile/stored-profile';
import { notifiedBodyNumber } from '@attesta/domain/identifiers/schemas';
import { decideAdditions, waitingProfiles } from '../areas/body-profile/index.ts';
import { addMail } from '../mail/mail-job.ts';
import type { CommandWithoutAccount } from './course-commands.ts';
import { done, refused } from './result.ts';
import { plain, table } from './table.ts';

const kindTexts = {
  code: 'code',
  procedure: 'procedure',
  valid_from: 'valid from',
  valid_to: 'valid to',
  without_condition: 'without the condition',
};

/** The conditions that the body states for an added code, to be compared with NANDO as well. */
function conditionsOf({ regulation, value }: StatedAddition, { stated }: StoredProfile): string {
  const designation = stated?.designations.find((one) => one.regulation === regulation);
  const texts = (designation?.conditions ?? [])
    .filter(({ codes }) => codes.some((code) => code === value))
    .map(({ text }) => `"${text}"`);
  return texts.length === 0 ? 'without conditions' : `with the conditions ${texts.join(', ')}`;
}

const list: CommandWithoutAccount = async ({ queries }) => {
  const texts = (await waitingProfiles(queries)).map((profile) => {
    const { number, name } = profile.body;
    const rows = waitingAdditions(profile).map((addition) => {
      const { regulation, kind, value, statedOn } = addition;
      const conditions = kind === 'code' ? [conditionsOf(addition, profile)] : [];
      return [regulation, kindTexts[kind], `stated on ${statedOn}`, [value ?? 'no end', ...conditions].join(', ')];
    });
    return [
      `${number} ${plain(name)}`,
      table(rows),
      `Compare with NANDO, then: npm run admin -- designation approve ${number} ${profile.version}`,
    ].join('\n');
  });
  return done(texts.join('\n\n') || 'No designation is waiting for approval.');
};

const decide =
  (decision: 'approved' | 'rejected'): CommandWithoutAccount =>
  async ({ queries, now, origin }, [number = '', version = '']) => {
    const checked = /^\d{1,9}$/.test(version) ? Number(version) : Number.NaN;
    const body = notifiedBodyNumber.safeParse(number);
    if (!body.success) return refused(`${plain(number)} is not the number of a notified body.`);
    const decided = await queries.transaction(async (transaction) => {
      const result = await decideAdditions(transaction, { number: body.data, version: checked, decision, now });
      if (typeof result === 'string') return result;
      const template = decision === 'approved' ? 'designationApproved' : 'designationRejected';
      await addMail(transaction, { template, to: result.email, language: result.language, origin }, now);
      return result;
    });
    if (decided === 'nothing_waits') return refused(`No designation of ${plain(number)} is waiting for approval.`);
    if (decided === 'changed')
      return refused(`${plain(number)} changed what it states. Run "designation list" and check it again.`);
    const name = plain(decided.account.name);
    return done(`The designations of ${name} (${plain(number)}) are ${decision}. A mail is sent to ${decided.email}.`);
  };

/** Commands for what notified bodies state about their designations. */
export const designationCommands: Readonly<Record<string, CommandWithoutAccount | undefined>> = {
  'designation list': list,
  'designation approve': decide('approved'),
  'designation reject': decide('rejected'),
};
