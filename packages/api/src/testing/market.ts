import type { CompanySize } from '@attesta/domain/account/configuration';
import type { NotifiedBody, Window } from '@attesta/domain/availability/schema';
import type { CodeId } from '@attesta/domain/codes/codes';
import { emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import type { Queries } from '../database/database.ts';
import { accounts, devices, notifiedBodies, windows } from '../database/schema.ts';

const createdAt = new Date('2026-11-01T09:00:00Z');

/** Adds configured market operators. */
export async function addOperators(
  queries: Queries,
  ids: readonly string[],
  companySize: CompanySize = 'small',
): Promise<void> {
  await queries.insert(accounts).values(
    ids.map((id) => ({
      id,
      email: `${id}@example.org`,
      passwordHash: '',
      firstName: 'Ada',
      lastName: 'Reyes',
      roleId: 'market-operator-sme-mne' as const,
      language: 'en',
      emailVerifiedAt: createdAt,
      profile: { kind: 'market_operator' as const, organisationName: id, country: 'RO' as const, companySize },
      createdAt,
    })),
  );
}

let added = 0;

/** Adds devices with the same answers, a number of them for each owner. */
export async function addDevices(
  queries: Queries,
  owners: readonly string[],
  answers: Partial<DeviceAnswers>,
  each = 1,
): Promise<void> {
  const all = { ...emptyDevice, ...answers };
  const rows = owners.flatMap((ownerId) =>
    Array.from({ length: each }, () => ({
      id: `device-${(added += 1)}`,
      ownerId,
      version: 1,
      answers: all,
      stage: all.stage,
      regulation: all.regulation,
      riskClass: all.riskClass,
      targetDate: all.targetSubmissionDate,
      searchText: '',
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await queries.insert(devices).values(rows);
}

/** Adds a notified body that is designated for the codes. */
export async function addBody(
  queries: Queries,
  number: string,
  codes: readonly CodeId[],
  facts: Partial<NotifiedBody> = {},
): Promise<void> {
  const body: NotifiedBody = {
    number,
    name: `Body ${number}`,
    country: 'DE',
    city: 'Kassel',
    utcOffsetHours: 1,
    documentationLanguages: ['en'],
    sizeBand: 'small',
    feeBand: 'low',
    smeScheme: null,
    acceptsFirstTimeApplicants: true,
    medianMonthsByClass: {},
    classesTakenOn: ['I', 'IIa', 'IIb', 'III'],
    designations: [
      {
        regulation: 'MDR',
        validFrom: '2024-01-01',
        validTo: null,
        procedures: ['IX(I)', 'IX(II)'],
        codes: [...codes],
        conditions: [],
      },
    ],
    contact: null,
    kindsTaken: [],
    intake: 'open',
    ...facts,
  };
  await queries.insert(notifiedBodies).values({ number, facts: body });
}

/** Adds a window of a notified body: three places in January 2027, none taken. */
export async function addWindow(
  queries: Queries,
  notifiedBody: string,
  code: CodeId,
  window: Partial<Window> = {},
): Promise<void> {
  await queries.insert(windows).values({
    id: `window-${(added += 1)}`,
    notifiedBody,
    regulation: 'MDR',
    code,
    from: '2027-01-01',
    to: '2027-01-31',
    slots: 3,
    reserved: 0,
    manualStatus: null,
    intakePool: 'general',
    procedures: [],
    classes: [],
    note: null,
    updatedOn: '2026-11-01',
    version: 1,
    ...window,
  });
}
