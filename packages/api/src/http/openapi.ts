import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { namedSchemas } from './named-schemas.ts';
import { operationName } from './operation-names.ts';

const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const description = `Calls of the Attesta portal. Sign in with \`POST /api/login\` and send the token as \`Authorization: Bearer …\`.
Errors have the form \`{ message, code, fields? }\`; \`fields\` contains the problem of each invalid field.`;

const withNames = createJsonSchemaTransform({ schemaRegistry: namedSchemas });
const addSchemas = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas });

interface Described {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** Returns the description without the schemas that nothing refers to: each is added in two forms. */
function withoutUnusedSchemas<Description extends object>(description: Description): Description {
  const { components, ...rest }: Described = description;
  const schemas = components?.schemas ?? {};
  const used = new Set<string>();
  const pending = [JSON.stringify(rest)];
  for (let text = pending.pop(); text !== undefined; text = pending.pop())
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      if (!used.has(name)) {
        used.add(name);
        pending.push(JSON.stringify(schemas[name]));
      }
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...rest, components: { ...components, schemas: kept } } as Description & Described;
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
      const { schema, url } = withNames(input);
      const operationId = operationName(String(input.route.method), url);
      return { schema: { ...(operationId && { operationId }), ...schema }, url };
    },
    transformObject: (document) => withoutUnusedSchemas(addSchemas(document)),
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
