import { operatorAccountSchema, type OperatorAccount } from '@attesta/domain/account/configuration';
import { roleIds, type RoleId } from '@attesta/domain/access/roles';
import { notifiedBodySchema, windowSchema, type NotifiedBody, type Window } from '@attesta/domain/availability/schema';
import { windowProblem } from '@attesta/domain/availability/rules';
import { daysBetween, type CalendarDate } from '@attesta/domain/values/dates';
import { applyInput } from '@attesta/domain/devices/complete';
import { isAskedUnder } from '@attesta/domain/devices/fields';
import { deviceAnswersSchema, emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { z } from 'zod';
import { moveDates } from './days.ts';
import organisations from './organisations.json' with { type: 'json' };

/** A file with demo data. Fields that are absent have defaults. */
export interface DemoFile {
  readonly version: number;
  /** The day on which the dates of the file are as written. */
  readonly day: CalendarDate;
  readonly notifiedBodies: readonly { readonly designations: readonly object[] }[];
  readonly windows: readonly object[];
  readonly operators: readonly OperatorInFile[];
  readonly devices: readonly DeviceInFile[];
}

interface OperatorInFile {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly role: string;
  readonly companySize: string;
  readonly srn?: string;
  readonly authorisedRepresentative?: object;
}

interface DeviceInFile {
  readonly id: string;
  readonly operator: string;
  readonly regulation: string;
  /** The characteristics answered with yes, and with unsure; all others that apply are answered with no. */
  readonly characteristics: readonly string[];
  readonly unsure?: readonly string[];
  readonly tradeName?: string;
  readonly emdnCode?: string;
}

/** The version of the demo data that the portal has. Rows of an older one are replaced at start. */
export const demoVersion = organisations.version;

/** Numbers of the bodies of the demo data. */
export const demoBodyNumbers = organisations.notifiedBodies.map(({ number }) => number);

/** A fictional operator: its role and the configuration of its account. */
export interface DemoOperator {
  readonly id: string;
  readonly role: RoleId;
  readonly profile: OperatorAccount;
  /** Days since the registration; absent = 0. */
  readonly daysAgo?: number;
}

/** A fictional device of one of the operators. */
export interface DemoDevice {
  readonly id: string;
  readonly operator: string;
  readonly answers: DeviceAnswers;
  /** Days since the device was added, and since it was changed; absent = 0. */
  readonly daysAgo?: number;
  readonly changedDaysAgo?: number;
}

export interface DemoData {
  readonly bodies: readonly NotifiedBody[];
  readonly windows: readonly Window[];
  readonly operators: readonly DemoOperator[];
  readonly devices: readonly DemoDevice[];
}

/**
 * Returns the fictional organisations with dates relative to `day`. Every record is validated by the domain's schema,
 * and every window by the rules of windows.
 * @throws Error if a window breaks a rule
 */
export function demoData(day: CalendarDate, file: DemoFile = organisations): DemoData {
  const data = moveDates(file, daysBetween(file.day, day));
  const bodies = data.notifiedBodies.map((body) =>
    notifiedBodySchema.parse({
      ...body,
      designations: body.designations.map((designation) => ({ validTo: null, ...designation })),
    }),
  );
  const windows = data.windows.map((window) =>
    windowSchema.parse({ manualStatus: null, procedures: [], classes: [], note: null, version: 1, ...window }),
  );
  for (const body of bodies) checkWindows(body, windows);
  return {
    bodies,
    windows,
    operators: data.operators.map(operatorOf),
    devices: data.devices.map(deviceOf),
  };
}

/**
 * Checks the windows of a body against the rules of windows.
 * @throws Error if one breaks a rule
 */
export function checkWindows({ number, designations }: NotifiedBody, all: readonly Window[]): void {
  const own = all.filter(({ notifiedBody }) => notifiedBody === number);
  for (const window of own) {
    const designation = designations.find(({ regulation }) => regulation === window.regulation);
    const problem = windowProblem(window, own, designation);
    if (problem) throw new Error(`Window ${window.id} of notified body ${number} is invalid: ${problem}`);
  }
}

const role = z.enum(roleIds);

function operatorOf({ id, name, country, companySize, ...operator }: OperatorInFile): DemoOperator {
  const profile = operatorAccountSchema.parse({
    kind: 'market_operator',
    organisationName: name,
    country,
    companySize,
    srn: operator.srn,
    authorisedRepresentative: operator.authorisedRepresentative,
  });
  return { id, role: role.parse(operator.role), profile };
}

function deviceOf({
  id,
  operator,
  characteristics,
  unsure = [],
  tradeName,
  emdnCode,
  ...rest
}: DeviceInFile): DemoDevice {
  const regulation = rest.regulation === 'MDR' ? 'MDR' : 'IVDR';
  const asked = characteristicIds.filter((characteristic) => isAskedUnder(characteristic, regulation));
  const answerTo = (id: string) => (characteristics.includes(id) ? 'yes' : unsure.includes(id) ? 'unsure' : 'no');
  const known = Object.entries(rest).filter(([field]) => field in emptyDevice);
  const answers = deviceAnswersSchema.parse({
    ...emptyDevice,
    ...Object.fromEntries(asked.map((characteristic) => [characteristic, answerTo(characteristic)])),
    previousApplications: [],
    ...(tradeName !== undefined && { tradeName: [{ language: 'en', text: tradeName }] }),
    ...(emdnCode !== undefined && { emdnCode: [emdnCode] }),
    ...Object.fromEntries(known),
  });
  return { id, operator, answers: applyInput(answers) };
}
