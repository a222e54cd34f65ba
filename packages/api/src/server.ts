import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './areas/account/routes.ts';
import { admission } from './areas/account/caller.ts';
import { availabilityRoutes } from './areas/availability/routes.ts';
import { deviceRoutes } from './areas/devices/routes.ts';
import { matchingRoutes } from './areas/matching/routes.ts';
import { answerFailures, send } from './http/answer-failures.ts';
import { answerClientError } from './http/client-errors.ts';
import { Failure } from './http/failure.ts';
import { healthRoute } from './http/health.ts';
import { loggerOptions } from './http/logging.ts';
import { describeCalls } from './http/openapi.ts';
import { servePortal } from './http/portal-files.ts';
import { Readiness } from './http/readiness.ts';
import { validateByZod } from './http/route.ts';
import { secure } from './http/security.ts';
import { devMailRoutes } from './mail/dev-mail.ts';
import type { Portal } from './portal.ts';

/** The largest call is a device with every field filled: a tenth of this. */
const bodyLimit = 256 * 1024;
const requestTimeoutMs = 30_000;

interface ServerOptions {
  readonly readiness?: Readiness;
  /** Folder of the built portal; tests bring their own. */
  readonly portalFiles?: string;
}

/** One server: plugins, then each area's routes. Not listening yet. */
export async function createServer(portal: Portal, { readiness = new Readiness(), portalFiles }: ServerOptions = {}): Promise<FastifyInstance> {
  const { settings } = portal;
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // Calls on open connections are still answered while the server stops.
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) => void send(reply, new Failure(400, 'invalid', 'The address could not be read.')),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validateByZod);
  app.setSerializerCompiler(serializerCompiler);
  answerFailures(app);
  readiness.watch(app);
  app.decorateRequest('caller', null);
  app.decorate('admit', admission(portal));

  await secure(app, settings);
  await describeCalls(app);
  healthRoute(app, portal.database, readiness);
  accountRoutes(app, portal);
  deviceRoutes(app, portal);
  availabilityRoutes(app, portal);
  matchingRoutes(app, portal);
  devMailRoutes(app, portal);
  await servePortal(app, settings, portalFiles);
  return app;
}
