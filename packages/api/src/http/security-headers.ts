import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Settings } from '../settings/settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Browser features that the portal never uses. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers of every response, by lower-case name. Responses are not cached unless a route sets `cache-control`. The
 * portal's page, the documentation of the calls and the page with stored mails set their own Content Security Policy.
 */
export function securityHeaders(settings: Pick<Settings, 'portal' | 'portalOrigin' | 'logoHosts'>) {
  const recorded = new ServerResponse(new IncomingMessage(new Socket()));
  const write = helmet({
    contentSecurityPolicy: false, // Set below; pages add their own nonce.
    strictTransportSecurity: settings.portalOrigin?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'no-referrer' }, // Links in mails contain tokens in their URL.
    xFrameOptions: { action: 'deny' },
  });
  write(recorded.req, recorded, (error) => {
    if (error !== undefined) throw error;
  });
  const headers = Object.entries(recorded.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return {
    ...Object.fromEntries(headers),
    'content-security-policy': contentSecurityPolicy(settings),
    'permissions-policy': permissionsPolicy,
    'cache-control': 'no-store',
  } satisfies Record<string, string>;
}
