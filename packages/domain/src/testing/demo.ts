import organisations from './demo-version-1.json' with { type: 'json' };
import { authorisedRepresentativeSchema, type CompanySize } from '../account/configuration.ts';
import type { RoleId } from '../access/roles.ts';
import { notifiedBodySchema, windowSchema } from '../availability/schema.ts';
import { characteristicIds, type CharacteristicId } from '../classes/characteristics.ts';
import { deviceAnswersSchema, emptyDevice } from '../devices/schema.ts';
import { isAskedUnder } from '../devices/fields.ts';

/**
 * Version 1 of the demo organisations, for which the results of the matching method are published: parsed with the
 * schemas of the domain and completed with defaults. For tests only; the portal has version 2.
 */
const notifiedBodies = organisations.notifiedBodies.map((body) =>
  notifiedBodySchema.parse({
    ...body,
    designations: body.designations.map((designation) => ({ validTo: null, ...designation })),
  }),
);

const windows = organisations.windows.map((window) =>
  windowSchema.parse({ manualStatus: null, procedures: [], classes: [], note: null, version: 1, ...window }),
);

const operators = organisations.operators.map((operator) => ({
  ...operator,
  role: operator.role as RoleId,
  companySize: operator.companySize as CompanySize,
  authorisedRepresentative: operator.authorisedRepresentative
    ? authorisedRepresentativeSchema.parse(operator.authorisedRepresentative)
    : null,
}));

const devices = organisations.devices.map(
  ({ id, operator, classVariant, characteristics, tradeName, emdnCode, ...rest }) => {
    const regulation = rest.regulation as 'MDR' | 'IVDR';
    const asked = characteristicIds.filter((field) => isAskedUnder(field, regulation));
    const answer = (field: CharacteristicId) => ((characteristics as string[]).includes(field) ? 'yes' : 'no');
    const known = Object.fromEntries(Object.entries(rest).filter(([key]) => key in emptyDevice));
    return {
      id,
      operator: operators.find((each) => each.id === operator),
      classVariant,
      answers: deviceAnswersSchema.parse({
        ...emptyDevice,
        ...Object.fromEntries(asked.map((field) => [field, answer(field)])),
        previousApplications: [],
        tradeName: [{ language: 'en', text: tradeName }],
        emdnCode: [emdnCode],
        ...known,
        basicIssuingEntity: rest.issuingEntity ?? null,
      }),
    };
  },
);

export const demo = { day: organisations.day, notifiedBodies, windows, operators, devices };
