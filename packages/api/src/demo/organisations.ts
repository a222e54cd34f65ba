import { operatorAccountSchema, type OperatorAccount } from '@attesta/domain/account/configuration';
import { roleIds, type RoleId } from '@attesta/domain/account/roles';
import { notifiedBodySchema, windowSchema, type NotifiedBody, type Window } from '@attesta/domain/availability/schema';
import { daysBetween, type CalendarDate } from '@attesta/domain/dates';
import { isAskedUnder } from '@attesta/domain/device/fields';
import { deviceAnswersSchema, emptyDevice, type DeviceAnswers } from '@attesta/domain/device/schema';
import { characteristicIds } from '@attesta/domain/device/vocabulary';
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

/** The fictional organisations, their dates laid around `day`. Every record passes the domain's own schema. */
export function demoData(day: CalendarDate): DemoData {
  const data = moveDates(file, daysBetween(file.day, day));
  return {
    bodies: data.notifiedBodies.map((body) =>
      notifiedBodySchema.parse({
        ...body,
        designations: body.designations.map((designation) => ({ validTo: null, ...designation })),
      }),
    ),
    windows: data.windows.map((window) =>
      windowSchema.parse({ manualStatus: null, procedures: [], classes: [], note: null, version: 1, ...window }),
    ),
    operators: data.operators.map(operatorOf),
    devices: data.devices.map(deviceOf),
  };
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

/** The file names only the characteristics that are answered yes; the others that the regulation asks for are no. */
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
