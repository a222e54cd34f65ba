import type { FastifyInstance } from 'fastify';
import { pseudonymOf, type SecurityLog } from '../logging/security-log.ts';
import { clientNetwork } from './client-network.ts';
import { failureOf } from './error-responses.ts';

const isCredential = (code: string) => ['wrong_credentials', 'link_invalid', 'link_used'].includes(code);

/**
 * Writes denied access, invalid credentials, invalid input, and reached limits and quotas to the security log. Sign-in
 * logs its own failures.
 */
export function logRefusals(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { status, code } = failureOf(error);
    const facts = {
      account: request.caller?.account.id,
      client: pseudonymOf(clientNetwork(request.ip)),
      what: `${request.method} ${request.routeOptions.url ?? ''} ${code}`,
    };
    if (status === 429) securityLog('limit_reached', facts);
    else if (code === 'quota_reached') securityLog('quota_reached', facts);
    else if (code === 'unauthenticated' || (status === 403 && code !== 'second_factor_required'))
      securityLog('access_refused', facts);
    else if (status === 404 && request.routeOptions.url?.includes(':')) securityLog('access_refused', facts);
    else if ([400, 413, 415].includes(status))
      securityLog(isCredential(code) ? 'credentials_refused' : 'input_refused', facts);
  });
}
