import * as calls from '@attesta/domain/account/profile/calls';
import type { PictureKind } from '@attesta/domain/account/profile/pictures';
import type { User } from '@attesta/domain/account/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../../../http/caller.ts';
import { Failure, notFound, unauthenticated } from '../../../http/failure.ts';
import { route } from '../../../http/route.ts';
import type { Portal } from '../../../portal.ts';
import { countAttempt, pictureUpload } from '../../../limits/attempts.ts';
import { requireActive } from '../../../accounts/authorization.ts';
import { lockAccount } from '../../../accounts/store.ts';
import { userOf } from '../../../accounts/user.ts';
import { processPicture } from '../../../pictures/process-picture.ts';
import { pictureContent, replacePicture } from './store.ts';
import { UploadsInProgress } from '../../../pictures/uploads-in-progress.ts';

/** A picture opened by itself shows the picture and nothing else. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-disposition': 'inline; filename="picture.webp"',
};

/** Routes for the photo of the user and the logo of the organisation. */
export function pictureRoutes(app: FastifyInstance, portal: Portal): void {
  const { database, clock, settings } = portal;
  // The portal is on another site than the API if `apiHost` is set.
  const resourcePolicy = settings.portal.apiHost === null ? 'same-origin' : 'cross-origin';

  route(app, calls.getPicture, async ({ params }, { reply }) => {
    const content = await pictureContent(database.queries, params.id);
    if (!content) throw notFound('picture');
    reply.headers({ ...pictureHeaders, 'cross-origin-resource-policy': resourcePolicy });
    return content;
  });

  async function replace({ account: { id } }: Caller, kind: PictureKind, content: Uint8Array | null): Promise<User> {
    const account = await database.queries.transaction(async (transaction) => {
      const locked = await lockAccount(transaction, id);
      if (!locked) throw unauthenticated();
      requireActive(locked);
      return replacePicture(transaction, id, { kind, content, now: clock() });
    });
    if (!account) throw unauthenticated();
    return userOf(account, settings);
  }

  /** The picture of each upload while it is processed, which can take longer than its connection lasts. */
  const processing = new WeakMap<FastifyReply['raw'], Promise<Uint8Array>>();
  async function upload(
    caller: Caller,
    { raw }: FastifyReply,
    kind: PictureKind,
    content: Uint8Array,
  ): Promise<{ user: User }> {
    const picture = processPicture(content, kind, caller.account.id, () => raw.destroyed);
    processing.set(raw, picture);
    return { user: await replace(caller, kind, await picture) };
  }

  const uploads = new UploadsInProgress();
  // Uploads have their own scope, because every other call accepts JSON only.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Runs after authorization and before the body is read.
    scope.addHook('preParsing', async ({ caller }, { raw }) => {
      if (!caller) return;
      const { started, end } = uploads.add(caller.account.id);
      raw.once('close', () => void Promise.allSettled([processing.get(raw)]).then(end));
      await started;
      await countAttempt(database.queries, pictureUpload, caller.account.id, clock());
    });
    route(scope, calls.uploadPhoto, ({ body }, { caller, reply }) => upload(caller, reply, 'photo', body));
    route(scope, calls.uploadLogo, ({ body }, { caller, reply }) => {
      requireOrganisation(caller);
      return upload(caller, reply, 'logo', body);
    });
  });

  route(app, calls.removePhoto, async (_input, { caller }) => ({ user: await replace(caller, 'photo', null) }));

  route(app, calls.removeLogo, async (_input, { caller }) => {
    requireOrganisation(caller);
    return { user: await replace(caller, 'logo', null) };
  });
}

/** @throws Failure 403 unless the account has the configuration of an organisation, approved or not */
function requireOrganisation({ account: { profile } }: Caller): void {
  if (profile === null) throw new Failure(403, 'not_configured', 'Configure the account first.');
  if (profile.kind === 'candidate') throw new Failure(403, 'forbidden', 'This account has no organisation.');
}
