import { errorSchema, type Call, type ErrorBody, type RequestOf, type ResponseOf } from '@attesta/domain/calls';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { demoPassword } from '../demo/accounts.ts';
import { prepareFirstStart } from '../demo/seed.ts';
import { Readiness } from '../http/readiness.ts';
import { portalJobs } from '../jobs/portal-jobs.ts';
import { createWorker } from '../jobs/worker.ts';
import type { OutgoingMail, Transport } from '../mail/transport.ts';
import type { Portal } from '../portal.ts';
import type { SecurityEvent, SecurityFacts } from '../security-log.ts';
import { createServer } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import { databases, type TestDatabase } from './databases.ts';

/** The day the demo data is written for. */
export const demoDay = '2026-11-21';

/** Settings as a fresh clone has them, but quiet and with cheap passwords. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    ...readSettings({}),
    logLevel: 'silent',
    demo: false,
    demoDay,
    passwordCost: { memoryCost: 8, timeCost: 1 },
    ...changes,
  };
}

interface InstanceOptions {
  readonly database?: TestDatabase;
  readonly settings?: Partial<Settings>;
  readonly portalFiles?: string;
}

/** Everything a call may be given; the body may be wrong on purpose. */
interface CallOptions<Definition extends Call> {
  readonly params?: RequestOf<Definition>['params'];
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

/** An answer, its body checked against the call's own schema. */
interface Answer<Definition extends Call> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** @throws unless the call succeeded */
  readonly body: ResponseOf<Definition>;
  /** @throws unless the call failed */
  readonly error: ErrorBody;
  readonly text: string;
}

/** A server on a database of its own, called without a network; its clock stands until it is moved. */
export async function createInstance({
  database: { open } = databases[0] as TestDatabase,
  settings: changes,
  portalFiles,
}: InstanceOptions = {}) {
  const settings = testSettings(changes);
  const letters: OutgoingMail[] = [];
  const composed: OutgoingMail[] = [];
  const events: (SecurityFacts & { event: SecurityEvent })[] = [];
  const time = { now: new Date(`${demoDay}T09:00:00Z`) };
  /** A millisecond later each time, so that what happens in order is stored in order. */
  const clock = () => (time.now = new Date(time.now.getTime() + 1));
  const readiness = new Readiness();
  const database = await open();
  const transport: Transport = {
    send: async (mail) => void letters.push(mail),
    compose: async (mail) => void composed.push(mail),
    close: () => undefined,
  };
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const worker = createWorker({
    database,
    handlers: portalJobs(transport, clock),
    clock,
    failed,
    broken: failed,
    atOnce: 1,
  });
  const portal: Portal = {
    settings,
    database,
    worker: { wake: () => undefined }, // Jobs run when a test asks for their effect.
    securityLog: (event, facts) => void events.push({ event, ...facts }),
    clock,
  };
  await prepareFirstStart(portal);
  const app: FastifyInstance = await createServer(portal, { readiness, ...(portalFiles && { portalFiles }) });

  async function call<const Definition extends Call>(
    definition: Definition,
    options: CallOptions<Definition> = {},
  ): Promise<Answer<Definition>> {
    const path = Object.entries((options.params ?? {}) as Record<string, string>).reduce(
      (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(value)),
      definition.path as string,
    );
    const request: InjectOptions = {
      method: definition.method,
      url: path,
      query: options.query ?? {},
      headers: { ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }), ...options.headers },
      ...(options.body !== undefined && { payload: options.body as object }),
      remoteAddress: options.from ?? '127.0.0.1',
    };
    const { statusCode, headers, body: text } = await app.inject(request);
    return {
      status: statusCode,
      headers,
      text,
      get body() {
        if (statusCode >= 300) throw new Error(`${definition.method} ${path} answered ${statusCode}: ${text}`);
        return definition.response.parse(JSON.parse(text)) as ResponseOf<Definition>;
      },
      get error() {
        if (statusCode < 400) throw new Error(`${definition.method} ${path} answered ${statusCode}`);
        return errorSchema.parse(JSON.parse(text));
      },
    };
  }

  return {
    app,
    portal,
    readiness,
    call,
    /** Moves the clock. */
    pass(ms: number) {
      time.now = new Date(time.now.getTime() + ms);
    },
    /** What was written to the security log. */
    events,
    /** Mails that were composed but sent to nobody, because the address is unknown. */
    composed,
    /** Runs every job that is due. */
    runJobs: () => worker.drain(),
    /** Mails to an address, oldest first, once those that wait have been sent. */
    async lettersTo(address: string): Promise<OutgoingMail[]> {
      await worker.drain();
      return letters.filter(({ to }) => to === address);
    },
    /** The token of the link in the last mail to an address. */
    async linkTo(address: string): Promise<string> {
      const token = /[?&]token=([\w-]+)/.exec((await this.lettersTo(address)).at(-1)?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`No link was sent to ${address}.`);
      return token;
    },
    /** The token of a demo account, signed in. */
    async signIn(name: string, password = demoPassword): Promise<string> {
      const { login } = await import('@attesta/domain/account/calls');
      const { body } = await call(login, {
        body: { email: name.includes('@') ? name : `${name}@attesta.example`, password },
      });
      if (body.token === undefined) throw new Error(`${name} got no token.`);
      return body.token;
    },
    close: async () => {
      if (failures.length > 0) throw new AggregateError(failures, 'Jobs failed.');
      await app.close();
      await portal.database.close();
    },
  };
}

export type Instance = Awaited<ReturnType<typeof createInstance>>;
