import type { Server } from 'node:net';
import type { Settings } from '../settings.ts';
import { loopbackNames } from './loopback.ts';

const everywhere = new Set(['0.0.0.0', '::']);

/** Where this server itself is opened: its own address first, then other names of the same place. */
export function ownOrigins({ host, port }: Pick<Settings, 'host' | 'port'>, server?: Server): string[] {
  const address = server?.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  const isLocal = everywhere.has(host) || loopbackNames.includes(name);
  const names = isLocal ? [...new Set([everywhere.has(host) ? 'localhost' : name, ...loopbackNames])] : [name];
  return names.map((each) => new URL(`http://${each}:${listening}`).origin);
}

/** Origins that the portal may be opened at. `PORTAL_ORIGIN` outranks the server's own; nothing is ever read from a Host header. */
export function portalOrigins(settings: Settings, server?: Server): [string, ...string[]] {
  const [first, ...others] = ownOrigins(settings, server) as [string, ...string[]];
  return settings.portalOrigin ? [settings.portalOrigin] : [first, ...others];
}

/**
 * The portal's origin that an address given by a caller lies in, or null if it lies outside. A path alone lies inside.
 * Used for `redirect_url`: a link to anywhere else would hand a reset token to a stranger.
 */
export function originInside(address: string, origins: readonly [string, ...string[]]): string | null {
  if (!URL.canParse(address, origins[0])) return null;
  const url = new URL(address, origins[0]);
  if (url.username !== '' || url.password !== '') return null;
  return origins.includes(url.origin) ? url.origin : null;
}
