import type { Call, ParsedRequestOf, ResponseOf } from '@attesta/domain/contract/call';
import { fieldProblems } from '@attesta/domain/contract/problems';
import type {} from '@fastify/swagger'; // Adds summary, tags and security to a route's schema.
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Caller } from './caller.ts';
import type { CostlyCalls } from './costly-calls.ts';
import { responsesOf } from './declared-responses.ts';
import { Failure, invalid, type Rejection } from './failure.ts';

/** The caller; not null if the call requires a session. */
type CallerOf<Definition extends Call> = Definition['who'] extends 'anyone' ? Caller | null : Caller;

interface Context<Definition extends Call> {
  readonly caller: CallerOf<Definition>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The content of a file for a call that returns one, otherwise the body of the response. */
type Returned<Definition extends Call> = Definition extends { readonly download: string }
  ? Uint8Array | Readable
  : ResponseOf<Definition>;

interface Options {
  /** Creates the response to invalid input, for a call whose 400 contains more than the fields. */
  readonly rejection?: Rejection;
  /** Whether the call uses the processor for long, so that it waits for its turn. It must require a session. */
  readonly costly?: boolean;
}

export type Handler<Definition extends Call> = (
  input: ParsedRequestOf<Definition>,
  context: Context<Definition>,
) => Promise<Returned<Definition>>;

/**
 * Determines the caller of a request.
 * @throws Failure if the caller may not make the call
 */
export type Authorize = (request: FastifyRequest, call: Call) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyInstance {
    authorize: Authorize;
    costlyCalls: CostlyCalls;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Registers a route for one of the domain's calls: authorizes the caller, validates the request, runs the handler, and
 * serialises the response with the call's schema. A body, which clients may send with any method except GET, can take
 * as long to arrive as the request timeout allows. Its caller is therefore authorized again once the body has arrived,
 * so that a session or account that ended in the meantime cannot complete a request.
 */
export function route<const Definition extends Call>(
  app: FastifyInstance,
  call: Definition,
  handler: Handler<Definition>,
  { rejection = invalid, costly = false }: Options = {},
): void {
  const authorize = async (request: FastifyRequest) => {
    request.caller = await app.authorize(request, call);
  };
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    ...(call.upload && { bodyLimit: call.upload.maxBytes }),
    onRequest: authorize,
    preHandler: [...(call.method === 'GET' ? [] : [authorize]), ...(costly ? [app.costlyCalls.begin] : [])],
    ...(costly && { onSend: app.costlyCalls.end }),
    validatorCompiler: validateByZod(rejection),
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
      } as ParsedRequestOf<Definition>;
      const response = await handler(input, { caller: request.caller as CallerOf<Definition>, request, reply });
      if (call.download) reply.type(call.download);
      return reply.status(call.status ?? 200).send(response);
    },
  });
}

/** Describes the body of an upload. The body arrives as bytes, whose content the handler checks. */
const uploadedFile = z.file();

const securityOf = ({ who, scope }: Call): Record<string, string[]>[] =>
  who === 'anyone' ? [] : [{ session: [] }, ...(scope === undefined ? [] : [{ apiToken: [] }])];

function schemaOf(call: Call): FastifySchema {
  const area = call.path.split('/')[2] ?? '';
  return {
    summary: call.summary,
    tags: [areaNames[area] ?? 'account'],
    security: securityOf(call),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.headers && { headers: call.headers }),
    ...(call.body && { body: call.body }),
    ...(call.upload && { body: uploadedFile, consumes: [...call.upload.types] }),
    response: {
      ...responsesOf(call),
      ...(call.download && { [call.status ?? 200]: { content: { [call.download]: { schema: call.response } } } }),
    },
  };
}

const areaNames: Record<string, string> = {
  devices: 'devices',
  match: 'matching',
  shortlist: 'matching',
  availability: 'availability',
  'access-keys': 'availability',
  calendar: 'availability',
  statistics: 'statistics',
  courses: 'courses',
  'course-registrations': 'courses',
};

/** Validates requests with the calls' zod schemas; errors contain field names, never values. */
const validateByZod =
  (rejection: Rejection): FastifySchemaCompiler<unknown> =>
  ({ schema, httpPart }) =>
  (data: unknown) => {
    if (httpPart === 'body' && (data === undefined || data === null))
      return { error: new Failure(400, 'invalid', 'The request has no body.') };
    if (schema === uploadedFile) return { value: data };
    const parsed = (schema as z.ZodType).safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: rejection(fieldProblems(parsed.error, data)) };
  };
