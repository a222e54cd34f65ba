import type { Server } from 'node:net';
import type { Settings } from '../settings/settings.ts';
import { loopbackNames } from '../settings/loopback.ts';

const everywhere = new Set(['0.0.0.0', '::']);

/** The origins of this server: its own address first, then other names of the same address. */
export function ownOrigins({ host, port }: Pick<Settings, 'host' | 'port'>, server?: Server): string[] {
  const address = server?.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  const isLocal = everywhere.has(host) || loopbackNames.includes(name);
  const names = isLocal ? [...new Set([everywhere.has(host) ? 'localhost' : name, ...loopbackNames])] : [name];
  return names.map((each) => new URL(`http://${each}:${listening}`).origin);
}

/** The origins of the portal. `PORTAL_ORIGIN` replaces the server's own origins; the Host header is never used. */
export function portalOrigins(settings: Settings, server?: Server): [string, ...string[]] {
  const [first, ...others] = ownOrigins(settings, server) as [string, ...string[]];
  return settings.portalOrigin ? [settings.portalOrigin] : [first, ...others];
}

/**
 * The portal origin that a URL from a client belongs to, or null if it belongs to none. A path alone belongs to the
 * first origin. Used for `redirect_url`: a link to another origin would send a reset token to a third party.
 */
export function portalOriginOf(address: string, origins: readonly [string, ...string[]]): string | null {
  if (!URL.canParse(address, origins[0])) return null;
  const url = new URL(address, origins[0]);
  if (url.username !== '' || url.password !== '') return null;
  return origins.includes(url.origin) ? url.origin : null;
}
