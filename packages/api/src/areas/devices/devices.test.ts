import {
  archiveDevices,
  createDevice,
  deleteDevice,
  deviceConflictSchema,
  getDevice,
  listDevices,
  updateDevice,
} from '@attesta/domain/devices/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { operator } from '../../testing/people.ts';

const idea = (workingName: string) => ({
  workingName,
  regulation: 'MDR' as const,
  stage: 'idea' as const,
  manufacturerCountry: 'RO' as const,
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
});

describe.each(databases)('Devices on $name', (database) => {
  let instance: Instance;
  let mine: string;
  let others: string;

  beforeAll(async () => {
    instance = await createInstance({ database });
    [mine, others] = [await operator(instance), await operator(instance)];
  });
  afterAll(() => instance.close());

  const create = (body: unknown, token = mine) => instance.call(createDevice, { token, body });
  const created = async (workingName: string) => (await create(idea(workingName))).body.device;
  const update = (id: string, body: unknown, token = mine) =>
    instance.call(updateDevice, { token, params: { id }, body });
  const list = async (query: Record<string, string> = {}, token = mine) =>
    (await instance.call(listDevices, { token, query })).body;

  it('registers a device, lists it, changes it and deletes it (S1.4, S1.5, S6.7, S6.8, S6.9, S6.10)', async () => {
    const response = await create(idea('Pulse one'));
    expect(response.status).toBe(201);
    const { device } = response.body;
    expect(device).toMatchObject({ version: 1, workingName: 'Pulse one', riskClass: null, classVariant: null });
    expect((await instance.call(getDevice, { token: mine, params: { id: device.id } })).body.device).toEqual(device);

    instance.pass(1000);
    const changed = (await update(device.id, { version: 1, workingName: 'Pulse two', riskClass: 'IIa' })).body.device;
    expect(changed).toMatchObject({
      version: 2,
      workingName: 'Pulse two',
      classVariant: 'IIa',
      intendedPurpose: device.intendedPurpose,
    });
    expect(changed.updatedAt > device.updatedAt).toBe(true);

    await instance.call(archiveDevices, { token: mine, body: { ids: [device.id] } });
    expect((await instance.call(deleteDevice, { token: mine, params: { id: device.id } })).status).toBe(200);
    expect((await instance.call(getDevice, { token: mine, params: { id: device.id } })).status).toBe(404);
  });

  it('saves a device at any stage with a name, the regulation and the stage (D.240)', async () => {
    const response = await create({ workingName: 'Pulse', regulation: 'MDR', stage: 'technical_documentation_ready' });
    expect([response.status, response.body.device.stage]).toEqual([201, 'technical_documentation_ready']);
    expect((await create({ regulation: 'MDR', stage: 'idea' })).error.fields).toEqual({ workingName: 'required' });
    const wrong = { workingName: 'Pulse', regulation: 'MDR', stage: 'idea', riskClass: 'B' };
    expect((await create(wrong)).error.fields).toEqual({ riskClass: 'class_not_in_regulation' });
  });

  it('returns a conflict with both versions to the second of two users who edit one device', async () => {
    const device = await created('Edited twice');
    await update(device.id, { version: 1, workingName: 'First to save' });
    const response = await update(device.id, { version: 1, modelOrReference: 'M-2' });
    expect(response.status).toBe(409);
    const conflict = deviceConflictSchema.parse(JSON.parse(response.text));
    expect(conflict).toMatchObject({
      code: 'conflict',
      stored: { version: 2, workingName: 'First to save' },
      yours: { modelOrReference: 'M-2' },
    });
  });

  it('accepts only one of several simultaneous changes', async () => {
    const device = await created('Raced');
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, index) => update(device.id, { version: 1, modelOrReference: `M-${index}` })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  it("returns 404 for another account's device, as for a missing one, for every call", async () => {
    const { id } = await created('Not yours');
    const attempts = (target: string) => [
      instance.call(getDevice, { token: others, params: { id: target } }),
      update(target, { version: 1, workingName: 'Taken' }, others),
      instance.call(deleteDevice, { token: others, params: { id: target } }),
    ];
    const foreign = await Promise.all(attempts(id));
    const absent = await Promise.all(attempts('absent'));
    expect(foreign.map(({ status, text }) => [status, text])).toEqual(absent.map(({ text }) => [404, text]));
    expect((await list({}, others)).devices.map((device) => device.id)).not.toContain(id);
  });

  it.each(['id', 'operatorId', 'ownerId', 'version', 'createdAt', 'classVariant', '__proto__x'])(
    'rejects the field %s, which callers cannot set',
    async (field) => {
      expect((await create({ ...idea('Mine'), [field]: 'x' })).error.fields).toEqual({ [field]: 'unknown_field' });
    },
  );

  it('accepts a UDI-DI for one device only', async () => {
    const udi = { issuingEntity: 'GS1', udiDi: '09521011000069' };
    expect((await create({ ...idea('With UDI'), ...udi })).status).toBe(201);
    expect((await create({ ...idea('Same UDI'), ...udi })).error.fields).toEqual({ udiDi: 'already_used' });
    expect((await create({ ...idea('Same UDI elsewhere'), ...udi }, others)).status).toBe(201);
  });

  it('stores, compares and returns identifiers in their canonical form (D.650, D.651)', async () => {
    const carrier = { issuingEntity: 'ICCBBA', udiDi: '=/A9999XYZ100T0944' };
    const { device } = (await create({ ...idea('Tissue'), ...carrier })).body;
    expect(device.udiDi).toBe('A9999XYZ100T0944');
    for (const udiDi of ['A9999XYZ100T0944', 'a9999 xyz100 t0944'])
      expect((await create({ ...idea('Same'), ...carrier, udiDi })).error.fields).toEqual({ udiDi: 'already_used' });
    const legacy = { basicIssuingEntity: 'EUDAMED', basicUdiDi: 'B-M991CVS12130NES2' };
    const known = { issuingEntity: 'HIBCC', udiDi: 'M991CVS12130NES2' };
    expect((await create({ ...idea('Legacy'), ...legacy, ...known })).body.device).toMatchObject({
      ...legacy,
      ...known,
    });
    const scanned = await create({ ...idea('Scanned'), udiDi: '0105901234123457172912311\u001D10A1' });
    expect(scanned.body.device).toMatchObject({ issuingEntity: 'GS1', udiDi: '05901234123457' });
  });

  it('a UDI-DI is one identifier, whether or not its issuing entity is given (D.651)', async () => {
    const udiDi = 'A9999XYZ100T0999';
    expect((await create({ ...idea('Without entity'), udiDi })).status).toBe(201);
    const same = await create({ ...idea('With entity'), issuingEntity: 'ICCBBA', udiDi });
    expect(same.error.fields).toEqual({ udiDi: 'already_used' });
  });

  it('stores no blank answers, and codes and words in one form (D.691, D.692)', async () => {
    const blank = {
      udiDi: '  ',
      basicUdiDi: '',
      modelOrReference: ' ',
      notifiedBodyNumber: '',
      certificateNumber: '\t',
    };
    const typed = { ...blank, manufacturerCountry: 'ro', designationCodes: ['mda 0203'], targetSubmissionDate: '' };
    const { device } = (await create({ ...idea('Blank'), ...typed })).body;
    expect(device).toMatchObject({
      ...Object.fromEntries(Object.keys(blank).map((id) => [id, null])),
      manufacturerCountry: 'RO',
      designationCodes: ['MDA0203'],
      targetSubmissionDate: null,
    });
  });

  it('applies the same rules at every stage to what is sent (D.652)', async () => {
    const at = async (fields: object) => (await create({ ...idea('Rules'), stage: 'idea', ...fields })).error.fields;
    expect(await at({ udiDi: 'not an identifier at all' })).toEqual({ udiDi: 'identifier_form' });
    expect(await at({ issuingEntity: 'EUDAMED', udiDi: 'anything' })).toEqual({ udiDi: 'identifier_form' });
    const certificateDates = { issuedOn: '2026-01-01', expiresOn: '2032-01-01' };
    expect(await at({ certificateDates })).toEqual({ certificateDates: 'validity_over_five_years' });
    expect((await create({ ...idea('EMDN'), emdnCode: [' Z12011480'] })).body.device.emdnCode).toEqual(['Z12011480']);
  });

  it('finds devices by name, purpose, stage and regulation, literally', async () => {
    await create({ ...idea('Searched 100%_pulse'), regulation: 'IVDR' });
    const names = async (query: Record<string, string>) =>
      (await list(query)).devices.map(({ workingName }) => workingName);
    expect(await names({ search: '100%_PULSE' })).toEqual(['Searched 100%_pulse']);
    expect(await names({ search: '100_%' })).toEqual([]);
    expect(await names({ search: 'searched', regulation: 'MDR' })).toEqual([]);
    expect(await names({ search: 'oxygen in the blood', regulation: 'IVDR', stage: 'idea' })).toEqual([
      'Searched 100%_pulse',
    ]);
    expect(await names({ search: '\\' })).toEqual([]);
  });

  it('finds devices as people type them, and by identifiers (D.656, D.697)', async () => {
    const known = { modelOrReference: 'LZ-200/B', issuingEntity: 'GS1', udiDi: '04006381333931' };
    expect((await create({ ...idea('Łódź  Øresund-Straße'), ...known })).status).toBe(201);
    for (const search of [
      'lodz oresund',
      'STRASSE łódź',
      'ＬＺ２００b',
      'lz 200',
      'oxygen lodz',
      '4006381333931',
      '400-6381-3339-31',
      '4 006381 333931',
      '(01)04006381333931(17)291231(10)A1',
      'https://id.gs1.org/01/04006381333931/10/A1',
    ])
      expect([search, (await list({ search })).total]).toEqual([search, 1]);
    const carriers = { udiDi: 'A123BJC5D6E71', basicIssuingEntity: 'HIBCC', basicUdiDi: '++A999MODELIDENTIFIER11S8' };
    expect((await create({ ...idea('Carrier'), issuingEntity: 'HIBCC', ...carriers })).status).toBe(201);
    for (const search of [
      '+A123BJC5D6E71G',
      '*+a123bjc5d6e71g*',
      '+A123BJC5D6E71',
      '"A123BJC5D6E71"',
      '="A123BJC5D6E71"',
      'a123 bjc5 d6e71',
      'UDI-DI: +A123BJC5D6E71G',
      'UDI-DI: 04006381333931;',
      '="4006381333931"',
      "'04006381333931",
      '++A999MODELIDENTIFIER11S8',
      'A999 MODELIDENTIFIER11S8',
      '\u201Clodz\u201D',
    ])
      expect([search, (await list({ search })).total]).toEqual([search, 1]);
    for (const search of ['lodz pump', 'lz 201', '4006381333932'])
      expect([search, (await list({ search })).total]).toEqual([search, 0]);
  });
});
