import { errorSchema, type Call, type ParsedRequestOf, type ResponseOf } from '@attesta/domain/calls';
import { fieldProblems } from '@attesta/domain/problems';
import type {} from '@fastify/swagger'; // Adds summary, tags and security to a route's schema.
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../areas/account/caller.ts';
import { Failure, invalid } from './failure.ts';

/** The caller; never null where the call requires one. */
type CallerOf<Definition extends Call> = Definition['who'] extends 'anyone' ? Caller | null : Caller;

interface Context<Definition extends Call> {
  readonly caller: CallerOf<Definition>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<Definition extends Call> = (
  input: ParsedRequestOf<Definition>,
  context: Context<Definition>,
) => Promise<ResponseOf<Definition>>;

/** Finds out who is calling, and refuses who may not call. */
export type Admission = (request: FastifyRequest, call: Call) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyInstance {
    admit: Admission;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Registers one of the domain's calls: admits the caller, validates, runs the handler, and serialises by the call's schema.
 * A body, which clients may send with any method but GET, may take as long to arrive as the request timeout allows. So its
 * caller is admitted again once it is there: a session or an account that ended meanwhile finishes nothing.
 */
export function route<const Definition extends Call>(
  app: FastifyInstance,
  call: Definition,
  handler: Handler<Definition>,
): void {
  const admit = async (request: FastifyRequest) => {
    request.caller = await app.admit(request, call);
  };
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    onRequest: admit,
    ...(call.method !== 'GET' && { preHandler: admit }),
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
      } as ParsedRequestOf<Definition>;
      const answer = await handler(input, { caller: request.caller as CallerOf<Definition>, request, reply });
      return reply.status(call.status ?? 200).send(answer);
    },
  });
}

const failures = (call: Call): number[] => [
  400,
  ...(call.who === 'anyone' ? [] : [401, 403]),
  ...(call.params ? [404] : []),
  429,
  503,
];

function schemaOf(call: Call): FastifySchema {
  const area = call.path.split('/')[2] ?? '';
  const refused = Object.fromEntries(failures(call).map((status) => [status, errorSchema]));
  return {
    summary: call.summary,
    tags: [areaNames[area] ?? 'account'],
    ...(call.who !== 'anyone' && { security: [{ session: [] }] }),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.headers && { headers: call.headers }),
    ...(call.body && { body: call.body }),
    response: { ...refused, ...call.errors, [call.status ?? 200]: call.response },
  };
}

const areaNames: Record<string, string> = { devices: 'devices', match: 'matching', availability: 'availability' };

/** Validates by the calls' zod schemas; problems name the field, never its value. */
export const validateByZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    if (httpPart === 'body' && (data === undefined || data === null))
      return { error: new Failure(400, 'invalid', 'The request has no body.') };
    const parsed = schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: invalid(fieldProblems(parsed.error, data)) };
  };
