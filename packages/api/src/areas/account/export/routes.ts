import { exportAccount } from '@attesta/domain/account/data/calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { mailLanguageOf } from '../../../mail/languages.ts';
import type { Portal } from '../../../portal/portal.ts';
import { countAttempt, dataExport } from '../attempts.ts';
import { clientOf } from '../client.ts';
import { archiveOf } from './archive.ts';
import { collectData } from './collect.ts';

/** Route for the export of the caller's data. */
export function exportRoutes(app: FastifyInstance, portal: Portal): void {
  const { database, clock, securityLog } = portal;

  route(app, exportAccount, async (_input, { caller: { account, token }, request, reply }) => {
    await countAttempt(database.queries, dataExport, account.id, clock());
    const collected = await collectData(database.queries, account, token, clock());
    const archive = await archiveOf(collected, mailLanguageOf(account.language));
    securityLog('data_exported', { account: account.id, client: clientOf(request, app, portal).pseudonym });
    reply.header('content-disposition', 'attachment; filename="attesta-my-data.zip"');
    return archive;
  });
}
