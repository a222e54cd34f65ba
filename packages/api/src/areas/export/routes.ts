import { exportAccount } from '@attesta/domain/account/data/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow } from '../../database/schema.ts';
import { retrySoon, tooMany } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { mailLanguageOf } from '../../mail/languages.ts';
import type { Portal } from '../../portal.ts';
import { countAttempt, dataExport } from '../../limits/attempts.ts';
import { clientOf } from '../../accounts/client.ts';
import { archiveOf } from './archive.ts';
import { collectData } from './collect.ts';

/** Route for the export of the caller's data. */
export function exportRoutes(app: FastifyInstance, portal: Portal): void {
  const { database, clock, securityLog } = portal;

  /** Accounts whose data is being exported: one export at a time, because each occupies the processor. */
  const exporting = new Set<string>();

  route(app, exportAccount, async (_input, { caller: { account, token }, request, reply }) => {
    if (exporting.has(account.id)) throw tooMany(retrySoon);
    exporting.add(account.id);
    const end = () => void exporting.delete(account.id);
    try {
      return (await exportData(account, token, request, reply)).once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  });

  async function exportData(account: AccountRow, token: string, request: FastifyRequest, reply: FastifyReply) {
    await countAttempt(database.queries, dataExport, account.id, clock());
    const collected = await collectData(database.queries, account, token, clock());
    const archive = archiveOf(collected, mailLanguageOf(account.language));
    securityLog('data_exported', { account: account.id, client: clientOf(request, app, portal).pseudonym });
    reply.header('content-disposition', 'attachment; filename="attesta-my-data.zip"');
    return archive;
  }
}
