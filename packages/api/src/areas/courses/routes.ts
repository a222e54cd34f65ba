import * as calls from '@attesta/domain/courses/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import { clientOf } from '../../accounts/client.ts';
import { cancelOwnRegistration } from './cancel.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { countingGuesses } from './discount-guesses.ts';
import { listCourses } from './list.ts';
import { placePrice } from './place-price.ts';
import { registerForCourse } from './register.ts';
import { ownRegistration, registrationsOf } from './registrations.ts';
import { courseOf, findCourse } from './store.ts';

/**
 * Routes for courses and the caller's registrations. Every active account may register, also that of a notified body
 * that is not approved or configured yet. Another account's registration returns the same 404 as a missing one.
 */
export function courseRoutes(app: FastifyInstance, portal: Portal): void {
  const { clock, database, worker } = portal;
  const mailContextOf = (request: FastifyRequest): MailContext => ({
    now: clock(),
    origin: clientOf(request, app, portal).origin,
  });

  route(app, calls.listCourses, ({ query }) => listCourses(database.queries, query, clock()));

  route(app, calls.getCourse, async ({ params }) => {
    const now = clock();
    return { course: courseOf(await findCourse(database.queries, params.courseId), now) };
  });

  const guessOf = (request: FastifyRequest, accountId: string) => ({
    accountId,
    network: clientOf(request, app, portal).network,
    log: (err: unknown) => request.log.error({ err }, 'Attempts were not refunded.'),
  });

  route(app, calls.getCoursePrice, async ({ params, query }, { caller, request }) => {
    const now = clock();
    const { discountCode = null, documents } = query;
    const guess = { ...guessOf(request, caller.account.id), code: discountCode, now };
    const price = await countingGuesses(database.queries, guess, async () => {
      const { row } = await findCourse(database.queries, params.courseId);
      return placePrice(database.queries, row, { discountCode, documents, now });
    });
    return { price };
  });

  route(app, calls.registerForCourse, async ({ params: { courseId }, body: input }, { caller, request }) => {
    const accountId = caller.account.id;
    const context = mailContextOf(request);
    const guess = { ...guessOf(request, accountId), code: input.discountCode, now: context.now };
    const registration = await countingGuesses(database.queries, guess, () =>
      registerForCourse(database.queries, { courseId, accountId, input }, context),
    );
    worker.wake();
    return { registration };
  });

  route(app, calls.listCourseRegistrations, async (_input, { caller }) => ({
    registrations: await registrationsOf(database.queries, caller.account.id, clock()),
  }));

  route(app, calls.getCourseRegistration, async ({ params }, { caller }) => ({
    registration: await ownRegistration(database.queries, {
      id: params.id,
      accountId: caller.account.id,
      now: clock(),
    }),
  }));

  route(app, calls.cancelCourseRegistration, async ({ params }, { caller, request }) => {
    const own = { id: params.id, accountId: caller.account.id };
    const context = mailContextOf(request);
    await cancelOwnRegistration(database.queries, own, context);
    worker.wake();
    return { registration: await ownRegistration(database.queries, { ...own, now: context.now }) };
  });
}
