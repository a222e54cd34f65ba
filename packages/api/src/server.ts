import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { accessKeyRoutes } from './areas/access-keys/index.ts';
import { deletionRoutes } from './areas/deletion/index.ts';
import { exportRoutes } from './areas/export/index.ts';
import { accountRoutes, pictureRoutes, profileRoutes } from './areas/account/index.ts';
import { authorization } from './accounts/authorization.ts';
import { availabilityRoutes } from './areas/availability/index.ts';
import { bodyProfileRoutes } from './areas/body-profile/index.ts';
import { courseRoutes } from './areas/courses/index.ts';
import { deviceRoutes } from './areas/devices/index.ts';
import { matchingRoutes } from './areas/matching/index.ts';
import { shortlistRoutes } from './areas/shortlist/index.ts';
import { statisticsRoutes } from './areas/statistics/index.ts';
import { registerErrorHandler, send } from './http/error-responses.ts';
import { CostlyCalls } from './http/costly-calls.ts';
import { respondToClientErrors } from './http/client-errors.ts';
import { Failure } from './http/failure.ts';
import { healthRoute } from './http/health.ts';
import { knownMethods } from './http/known-methods.ts';
import { logRefusals } from './http/log-refusals.ts';
import { jsonBodies } from './http/json-bodies.ts';
import { loggerOptions } from './http/logging.ts';
import { describeCalls } from './http/openapi.ts';
import { servePortal } from './http/portal-files.ts';
import { Readiness } from './http/readiness.ts';
import { refuseWhenFull } from './http/refuse-when-full.ts';
import { secure } from './http/security.ts';
import { securityHeaders } from './http/security-headers.ts';
import { defaultTimeouts, timeoutOptions, type Timeouts } from './http/timeouts.ts';
import { trustProxy } from './http/trust-proxy.ts';
import { devMailRoutes } from './mail/dev-mail.ts';
import type { Portal } from './portal.ts';

/**
 * The largest valid request, a device with every field filled in, is a tenth of this size. Calls with larger ones have
 * their own limit (`maxBodyBytes`), and read the body only after they authorized the caller.
 */
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
  jsonBodies(app);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app, portal.database);
  logRefusals(app, portal.securityLog);
  readiness.track(app, headers);
  app.decorateRequest('caller', null);
  app.decorate('authorize', authorization(portal));
  app.decorate('costlyCalls', new CostlyCalls());

  const methodsAt = knownMethods(app);
  secure(app, settings, headers);
  refuseWhenFull(app, portal.database);
  await describeCalls(app);
  healthRoute(app, portal.database, readiness);
  accountRoutes(app, portal);
  profileRoutes(app, portal);
  pictureRoutes(app, portal);
  exportRoutes(app, portal);
  deletionRoutes(app, portal);
  deviceRoutes(app, portal);
  availabilityRoutes(app, portal);
  bodyProfileRoutes(app, portal);
  accessKeyRoutes(app, portal);
  matchingRoutes(app, portal);
  shortlistRoutes(app, portal);
  courseRoutes(app, portal);
  statisticsRoutes(app, portal);
  if (mailSecret !== undefined) devMailRoutes(app, settings, mailSecret);
  await servePortal(app, settings, methodsAt, portalFiles);
  return app;
}
