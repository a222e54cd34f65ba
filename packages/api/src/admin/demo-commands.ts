import { countDemoRecords, resetDemo } from '../demo/reset.ts';
import { dayOfDemo } from '../demo/prepare.ts';
import type { CommandWithoutAccount } from './course-commands.ts';
import { done, refused } from './result.ts';

const noDemo = refused('This database has no demo data. Only a first start with DEMO=on writes them.');

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}`;

const reset: CommandWithoutAccount = async ({ queries, now, settings }, [word]) => {
  if (word === undefined) {
    const records = await countDemoRecords(queries);
    if (!records) return noDemo;
    const list = [
      count(records.accounts, 'demo accounts with everything they made'),
      count(records.devices, 'devices'),
      count(records.windows, 'windows'),
    ].join(', ');
    return refused(
      `This deletes ${list}, and writes the demo data anew. Accounts that people registered stay.\n` +
        'Back up first, then confirm: npm run admin -- demo reset confirm',
    );
  }
  if (word !== 'confirm') return refused('demo reset takes no argument but "confirm".');
  const options = { day: dayOfDemo(settings, now), passwordCost: settings.passwordCost, now };
  return (await resetDemo(queries, options))
    ? done('The demo is as on a first start today. Users of demo accounts must sign in again.')
    : noDemo;
};

/** Commands for the demo data. */
export const demoCommands: Readonly<Record<string, CommandWithoutAccount | undefined>> = { 'demo reset': reset };
