import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { deletionRoutes } from './areas/account/deletion/routes.ts';
import { exportRoutes } from './areas/account/export/routes.ts';
import { pictureRoutes } from './areas/account/pictures/routes.ts';
import { profileRoutes } from './areas/account/profile/routes.ts';
import { accountRoutes } from './areas/account/routes.ts';
import { authorization } from './areas/account/authorization.ts';
import { availabilityRoutes } from './areas/availability/routes.ts';
import { courseRoutes } from './areas/courses/routes.ts';
import { deviceRoutes } from './areas/devices/routes.ts';
import { matchingRoutes } from './areas/matching/routes.ts';
import { registerErrorHandler, send } from './http/error-responses.ts';
import { respondToClientErrors } from './http/client-errors.ts';
import { Failure } from './http/failure.ts';
import { healthRoute } from './http/health.ts';
import { logRefusals } from './http/log-refusals.ts';
import { loggerOptions } from './http/logging.ts';
import { describeCalls } from './http/openapi.ts';
import { servePortal } from './http/portal-files.ts';
import { Readiness } from './http/readiness.ts';
import { validateByZod } from './http/route.ts';
import { secure } from './http/security.ts';
import { securityHeaders } from './http/security-headers.ts';
import { defaultTimeouts, timeoutOptions, type Timeouts } from './http/timeouts.ts';
import { trustProxy } from './http/trust-proxy.ts';
import { devMailRoutes } from './mail/dev-mail.ts';
import type { Portal } from './portal/portal.ts';

/** The largest valid request, a device with every field filled in, is a tenth of this size. */
const bodyLimit = 256 * 1024;
/** Limits the memory for request bodies to half a gigabyte. */
const maxConnections = 2000;

interface ServerOptions {
  readonly readiness?: Readiness;
  /** Folder of the built portal; tests pass their own. */
  readonly portalFiles?: string;
  /** Timeouts for clients; tests use shorter ones. */
  readonly timeouts?: Timeouts;
  /** The secret in the path of the page with the stored mails; without it they are not served. */
  readonly mailSecret?: string | undefined;
}

/** Creates a server with its plugins and the routes of each area. It does not listen yet. */
export async function createServer(portal: Portal, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { readiness = new Readiness(), portalFiles, timeouts = defaultTimeouts, mailSecret } = options;
  const { settings } = portal;
  const headers = securityHeaders(settings);
  const app = Fastify({
    ...timeoutOptions(timeouts),
    logger: loggerOptions(settings.logLevel),
    bodyLimit,
    trustProxy: trustProxy(settings.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // Requests on open connections are still served while the server stops.
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: respondToClientErrors(headers),
    frameworkErrors: (_error, _request, reply) =>
      void send(reply.headers(headers), new Failure(400, 'invalid', 'The URL could not be parsed.')),
  });
  app.server.maxConnections = maxConnections;
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validateByZod);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  logRefusals(app, portal.securityLog);
  readiness.track(app, headers);
  app.decorateRequest('caller', null);
  app.decorate('authorize', authorization(portal));

  secure(app, settings, headers);
  await describeCalls(app);
  healthRoute(app, portal.database, readiness);
  accountRoutes(app, portal);
  profileRoutes(app, portal);
  pictureRoutes(app, portal);
  exportRoutes(app, portal);
  deletionRoutes(app, portal);
  deviceRoutes(app, portal);
  availabilityRoutes(app, portal);
  matchingRoutes(app, portal);
  courseRoutes(app, portal);
  if (mailSecret !== undefined) devMailRoutes(app, settings, mailSecret);
  await servePortal(app, settings, portalFiles);
  return app;
}
