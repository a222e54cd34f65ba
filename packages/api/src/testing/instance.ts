import { errorSchema, type ErrorBody } from '@attesta/domain/contract/responses';
import type { Call, RequestOf, ResponseOf } from '@attesta/domain/contract/call';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { demoPassword } from '../demo/accounts.ts';
import { prepareDemoData } from '../demo/prepare.ts';
import { Readiness } from '../http/readiness.ts';
import { portalJobs } from '../portal-jobs.ts';
import { createWorker } from '../jobs/worker.ts';
import type { OutgoingMail, Transport } from '../mail/transport.ts';
import type { Portal } from '../portal.ts';
import type { SecurityEvent, SecurityFacts } from '../logging/security-log.ts';
import { createServer } from '../server.ts';
import type { Settings } from '../settings/settings.ts';
import { databases, type TestDatabase } from './databases.ts';
import { checkDeclared } from './declared-response.ts';
import { demoDay, testSettings } from './settings.ts';

/** The settings that the demo data depend on. */
const demoSettings = ({ demo, demoKind, demoDay, passwordCost }: Settings) =>
  JSON.stringify({ demo, demoKind, demoDay, passwordCost });

interface InstanceOptions {
  readonly database?: TestDatabase;
  readonly settings?: Partial<Settings>;
  readonly portalFiles?: string;
}

/** Options of a call; the body may be invalid on purpose. */
interface CallOptions<Definition extends Call> {
  readonly params?: RequestOf<Definition>['params'];
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

/** A response with its body validated by the call's schema. */
export interface CallResponse<Definition extends Call> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** @throws unless the call succeeded */
  readonly body: ResponseOf<Definition>;
  /** @throws unless the call failed */
  readonly error: ErrorBody;
  readonly text: string;
}

/** Creates a server with its own database, called without a network. Its clock is controlled by the test. */
export async function createInstance({
  database: { open } = databases[0] as TestDatabase,
  settings: changes,
  portalFiles,
}: InstanceOptions = {}) {
  const settings = testSettings(changes);
  const mails: OutgoingMail[] = [];
  const composed: OutgoingMail[] = [];
  const sequence: string[] = [];
  const events: (SecurityFacts & { event: SecurityEvent })[] = [];
  const time = { now: new Date(`${demoDay}T09:00:00Z`) };
  /** Advances by a millisecond on each call, so that events are stored in order. */
  const clock = () => (time.now = new Date(time.now.getTime() + 1));
  const readiness = new Readiness();
  const isUsualDemo = demoSettings(settings) === demoSettings(testSettings({ demo: true }));
  const database = await open(isUsualDemo ? 'demo' : 'empty');
  const transport: Transport = {
    from: settings.mailFrom,
    send: async (mail) => void (mails.push(mail), sequence.push(mail.to)),
    compose: async (mail) => void (composed.push(mail), sequence.push(mail.to)),
    close: () => undefined,
  };
  const failures: unknown[] = [];
  const recordFailure = (error: unknown) => void failures.push(error);
  const securityLog: Portal['securityLog'] = (event, facts) => void events.push({ event, ...facts });
  const worker = createWorker({
    database,
    handlers: portalJobs(transport, { clock, settings, securityLog }),
    clock,
    onFailure: recordFailure,
    onDatabaseError: recordFailure,
    concurrency: 1,
  });
  const portal: Portal = {
    settings,
    database,
    worker: { wake: () => undefined }, // Tests run jobs explicitly.
    securityLog,
    clock,
  };
  await prepareDemoData(portal);
  const app: FastifyInstance = await createServer(portal, { readiness, ...(portalFiles && { portalFiles }) });

  async function call<const Definition extends Call>(
    definition: Definition,
    options: CallOptions<Definition> = {},
  ): Promise<CallResponse<Definition>> {
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
    checkDeclared(definition, statusCode, text);
    return {
      status: statusCode,
      headers,
      text,
      get body() {
        if (statusCode >= 300) throw new Error(`${definition.method} ${path} returned ${statusCode}: ${text}`);
        return definition.response.parse(JSON.parse(text)) as ResponseOf<Definition>;
      },
      get error() {
        if (statusCode < 400) throw new Error(`${definition.method} ${path} returned ${statusCode}`);
        return errorSchema.parse(JSON.parse(text));
      },
    };
  }

  return {
    app,
    portal,
    readiness,
    call,
    /** Advances the clock. */
    pass(ms: number) {
      time.now = new Date(time.now.getTime() + ms);
    },
    /** The events in the security log. */
    events,
    /** Mails that were composed but not sent, because the address is unknown. */
    composed,
    /** The addresses of the mails that were sent or composed, in order. */
    sequence,
    /** Runs all due jobs. */
    runJobs: () => worker.drain(),
    /** Runs due jobs, then returns the mails to an address, oldest first. */
    async mailsTo(address: string): Promise<OutgoingMail[]> {
      await worker.drain();
      return mails.filter(({ to }) => to === address);
    },
    /** The token of the link in the last mail to an address. */
    async linkTo(address: string): Promise<string> {
      const token = /[?&]token=([\w-]+)/.exec((await this.mailsTo(address)).at(-1)?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`No link was sent to ${address}.`);
      return token;
    },
    /** Signs in to an account and returns the token. */
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
