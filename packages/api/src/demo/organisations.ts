import { operatorAccountSchema, type OperatorAccount } from '@attesta/domain/account/configuration';
import { roleIds, type RoleId } from '@attesta/domain/access/roles';
import { notifiedBodySchema, windowSchema, type NotifiedBody, type Window } from '@attesta/domain/availability/schema';
import { windowProblem } from '@attesta/domain/availability/rules';
import { daysBetween, type CalendarDate } from '@attesta/domain/values/dates';
import { isAskedUnder } from '@attesta/domain/devices/fields';
import { deviceAnswersSchema, emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { characteristicIds } from '@attesta/domain/characteristics/characteristics';
import { z } from 'zod';
import { moveDates } from './days.ts';
import file from './organisations.json' with { type: 'json' };

/** A fictional operator: its role and the configuration of its account. */
export interface DemoOperator {
  readonly id: string;
  readonly role: RoleId;
  readonly profile: OperatorAccount;
}

/** A fictional device of one of the operators. */
export interface DemoDevice {
  readonly id: string;
  readonly operator: string;
  readonly answers: DeviceAnswers;
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
export function demoData(day: CalendarDate): DemoData {
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

function checkWindows({ number, designations }: NotifiedBody, all: readonly Window[]): void {
  const own = all.filter(({ notifiedBody }) => notifiedBody === number);
  for (const window of own) {
    const designation = designations.find(({ regulation }) => regulation === window.regulation);
    const problem = windowProblem(window, own, designation);
    if (problem) throw new Error(`Window ${window.id} of notified body ${number} is invalid: ${problem}`);
  }
}

const role = z.enum(roleIds);

function operatorOf({ id, name, country, companySize, ...operator }: (typeof file.operators)[number]): DemoOperator {
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

/**
 * The file lists only the characteristics answered with yes; the others that apply under the regulation are answered
 * with no.
 */
function deviceOf({
  id,
  operator,
  characteristics,
  tradeName,
  emdnCode,
  ...rest
}: (typeof file.devices)[number]): DemoDevice {
  const regulation = rest.regulation === 'MDR' ? 'MDR' : 'IVDR';
  const asked = characteristicIds.filter((characteristic) => isAskedUnder(characteristic, regulation));
  const yes = new Set<string>(characteristics);
  const known = Object.entries(rest).filter(([field]) => field in emptyDevice);
  const answers = deviceAnswersSchema.parse({
    ...emptyDevice,
    ...Object.fromEntries(asked.map((characteristic) => [characteristic, yes.has(characteristic) ? 'yes' : 'no'])),
    previousApplications: [],
    tradeName: [{ language: 'en', text: tradeName }],
    emdnCode: [emdnCode],
    ...Object.fromEntries(known),
  });
  return { id, operator, answers };
}
