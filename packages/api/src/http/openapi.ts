import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const description = `Calls of the Attesta portal. Sign in with \`POST /api/login\` and send the token as \`Authorization: Bearer …\`.
Errors have the form \`{ message, code, fields? }\`; \`fields\` contains the problem of each invalid field.`;

/** The name of a call in generated clients: `GET /api/devices/:id` is `getDevicesById`. */
function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .replace(/:/g, 'by-')
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * Serves the OpenAPI description of all calls at `/api/openapi.json` and its documentation at `/api/docs`. Register it
 * before the routes.
 */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Attesta', version: '0.1.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/', description: 'The server that serves this description' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API token of a notified body, created in its settings, for the calls of the scope windows:write',
          },
        },
      },
      tags: [
        { name: 'account', description: 'Signing in, registering, passwords, the account' },
        { name: 'devices', description: 'The medical devices of a market operator' },
        { name: 'matching', description: 'Which notified bodies can accept a device, and why' },
        { name: 'availability', description: 'When notified bodies can start applications' },
        { name: 'statistics', description: 'Figures counted from the data of the portal' },
        { name: 'courses', description: 'Courses, and registrations for them' },
        { name: 'server', description: 'The server itself' },
      ],
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      return { schema: { operationId: operationId(String(input.route.method), url), ...schema }, url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { docExpansion: 'list', deepLinking: false },
    theme: {
      title: 'Attesta: calls',
      css: [{ filename: 'attesta.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
  let text: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
}
