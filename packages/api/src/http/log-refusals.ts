import type { FastifyInstance } from 'fastify';
import { pseudonymOf, type SecurityLog } from '../security-log.ts';
import { clientNetwork } from './client-network.ts';
import { Failure } from './failure.ts';

/** Writes refused access, credentials and input, reached limits and quotas to the security log. Sign-in writes its own refusals. */
export function logRefusals(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!((error as unknown) instanceof Failure)) return;
    const { status, code } = error as unknown as Failure;
    const facts = {
      account: request.caller?.account.id,
      client: pseudonymOf(clientNetwork(request.ip)),
      what: `${request.method} ${request.routeOptions.url ?? ''} ${code}`,
    };
    if (status === 429) securityLog('limit_reached', facts);
    else if (code === 'quota_reached') securityLog('quota_reached', facts);
    else if (code === 'unauthenticated' || (status === 403 && code !== 'second_factor_required')) securityLog('access_refused', facts);
    else if (status === 400) securityLog(code === 'invalid' ? 'input_refused' : 'credentials_refused', facts);
  });
}
