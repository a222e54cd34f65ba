import type { Device } from '@attesta/domain/devices/schema';
import { deviceWith } from '../../../testing/device';
import type { Host } from '../../../testing/portal-page';

const id = 'dev-06';
const call = (suffix = '') => `/api/devices/${id}${suffix}`;

/** A host with the devices of an operator, which it changes as the server does. A new one gets the id `dev-06`, a copy `dev-07`. */
export function deviceHost(...stored: Device[]): Host {
  let devices = stored;
  const change = (changed: Partial<Device>, of: (one: Device) => boolean) => {
    devices = devices.map((one) => (of(one) ? { ...one, ...changed, version: one.version + 1 } : one));
    return devices.filter(of);
  };
  const move = (archivedAt: string | null) => (request: { body: unknown }) => {
    const { ids } = request.body as { ids: string[] };
    const changed = change({ archivedAt }, (one) => ids.includes(one.id));
    return { body: { changed, unchanged: [], notFound: [], count: changed.length, archivedAt } };
  };
  const ofId = (one: Device) => one.id === id;
  return {
    'GET /api/account': { body: { account: null } },
    'GET /api/devices': ({ query }) => {
      const isArchive = (query as { state?: string }).state === 'archived';
      const list = devices.filter(({ archivedAt }) => (archivedAt !== null) === isArchive);
      return { body: { devices: list, total: list.length, next: null, previous: null } };
    },
    [`GET ${call()}`]: () => {
      const found = devices.find(ofId);
      return found ? { body: { device: found } } : { status: 404, body: { code: 'not_found', message: 'No.' } };
    },
    [`PUT ${call()}`]: ({ body }) => {
      const { version: _, ...changes } = body as Partial<Device>;
      return { body: { device: change(changes, ofId)[0] } };
    },
    [`DELETE ${call()}`]: () => {
      devices = devices.filter((one) => !ofId(one));
      return { body: { accepted: true } };
    },
    'POST /api/devices': ({ body }) => {
      devices = [...devices, { ...deviceWith(body as Partial<Device>), id }];
      return { status: 201, body: { device: devices.at(-1) } };
    },
    [`POST ${call('/duplicate')}`]: ({ body }) => {
      const copy = { ...devices.find(ofId)!, ...(body as Partial<Device>), id: 'dev-07' };
      return { status: 201, body: { device: copy } };
    },
    'POST /api/devices/archive': move('2026-11-20T08:00:00.000Z'),
    'POST /api/devices/restore': move(null),
  };
}
