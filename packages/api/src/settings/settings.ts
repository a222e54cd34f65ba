import { resolve } from 'node:path';
import { readEmailAddress } from '@attesta/domain/values/email-address';
import { calendarDate } from '@attesta/domain/values/calendar-date';
import { externalServices } from '@attesta/domain/values/external-services';
import { z } from 'zod';
import { OperatorError } from '../operator/operator-error.ts';
import { deviceQuota, shortlistQuota, type DeviceQuota } from './device-quota.ts';
import { isLoopbackName } from './loopback.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** Invalid settings; the message lists each variable with the expected value. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError';
}

/** A URL with scheme, host and port only. */
const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://portal.example', abort: true })
  .refine(
    (text) => new URL(text).origin === text.replace(/\/$/, ''),
    'an address without path, such as https://portal.example',
  )
  .transform((text) => new URL(text).origin);

const link = z.url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' });

const originsExpected = 'addresses without path, separated by commas, such as https://logos.example.com';

/** An origin as a source of a Content Security Policy: `https://logos.example.com` or `https://*.example.com`. */
const source = origin.refine((text) => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(text));

/** Several origins, separated by commas. */
const origins = z
  .string()
  .default('')
  .transform((text, context): readonly string[] => {
    const list = z.array(source).safeParse(text.split(/[\s,]+/).filter((one) => one !== ''));
    if (list.success) return list.data;
    context.addIssue({ code: 'custom', message: originsExpected });
    return z.NEVER;
  });

const proxiesExpected =
  'off, the number of proxies in front of the server (1 to 10), or their addresses, such as 10.0.0.5 or 10.0.0.0/8';
const onRefused = `${proxiesExpected}; "on" would let every client choose its own address, so set the number of proxies, mostly 1`;

/** The proxies that may report a client's address. */
const trustedProxies = z
  .string()
  .default('off')
  .transform((text, context): TrustedProxies => {
    const proxies = parseTrustedProxies(text);
    if (proxies !== null) return proxies;
    context.addIssue({ code: 'custom', message: text === 'on' ? onRefused : proxiesExpected });
    return z.NEVER;
  });

const senderExpected = 'a sender on one line, such as Portal <no-reply@portal.example.com>';

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a port from 0 to 65535')
    .default('4300')
    .transform(Number)
    .refine((port) => port <= 65_535, 'a port from 0 to 65535'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgres://' }).optional(),
  PORTAL_ORIGIN: origin.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address that begins with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, senderExpected)
    .default('Attesta <no-reply@attesta.example>'),
  DEMO: z.enum(['on', 'off', 'market']).default('on'),
  DEMO_DAY: calendarDate.optional(),
  TRUST_PROXY: trustedProxies,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  SUPPORT_EMAIL: z
    .string()
    .refine((text) => readEmailAddress(text) !== null, 'an e-mail address such as help@portal.example.com')
    .overwrite((text) => readEmailAddress(text) ?? text)
    .optional(),
  VITE_API_HOST: origin.optional(),
  LOGO_HOSTS: origins,
  VITE_ETOOL_URL: link.default(externalServices.eToolUrl),
  VITE_JOB_BOARD_URL: link.default(externalServices.jobBoardUrl),
});

/** Variables that production requires, with the reason. */
const requiredInProduction = {
  PORTAL_ORIGIN: 'an address such as https://portal.example.com: links in mails point there',
  SMTP_URL: 'a mail server such as smtps://user:password@mail.example.com: accounts are verified by mail',
  MAIL_FROM: 'a sender such as Portal <no-reply@portal.example.com>: mail servers refuse unknown senders',
};

/** Cost of one argon2id hash; the defaults follow OWASP's recommendation. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** Demo data: the small demo, or a market with as many operators and devices as a portal in use has. */
export const demoKinds = ['demo', 'market'] as const;
export type DemoKind = (typeof demoKinds)[number];

/** All settings of the operator, read once at start. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server; undefined = embedded PGlite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Public origin of the portal, for links in mails and for requests from another origin; undefined = this server. */
  readonly portalOrigin: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whether an empty data folder is filled with the fictional organisations. Always false in production. */
  readonly demo: boolean;
  /** Which demo data an empty data folder is filled with. */
  readonly demoKind: DemoKind;
  /** The day that the dates of the demo data are relative to; undefined = the day of the first start. */
  readonly demoDay: string | undefined;
  /** The proxies that may report a client's address in X-Forwarded-For; `false` = none. See {@link TrustedProxies}. */
  readonly trustProxy: TrustedProxies;
  readonly production: boolean;
  readonly logLevel: string;
  /** Settings that the portal fetches when it starts, so that links can change without a rebuild. */
  readonly portal: {
    readonly apiHost: string | null;
    readonly eToolUrl: string;
    readonly jobBoardUrl: string;
    /** Where users reach the administrator of the portal; null = not shown. */
    readonly supportEmail: string | null;
  };
  /** Origins, other than the portal and its API, from which browsers may load logos. */
  readonly logoHosts: readonly string[];
  readonly passwordCost: PasswordCost;
  /** The maximum that one account may store. */
  readonly deviceQuota: DeviceQuota;
  readonly shortlistQuota: number;
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * @throws SettingsError listing each variable that is invalid or that production requires
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== '';
  const variables = Object.fromEntries(Object.entries(environment).filter(isSet));
  const parsed = environmentSchema.safeParse(variables);
  const issues = parsed.error?.issues ?? [];
  const wrong = issues.map((issue) => `  ${issue.path.join('.')}: expected ${expectation(issue)}`);
  const lines = [...wrong, ...productionProblems(variables)];
  if (!parsed.success || lines.length > 0) {
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    portalOrigin: values.PORTAL_ORIGIN,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    demo: values.DEMO !== 'off' && !production,
    demoKind: values.DEMO === 'market' ? 'market' : 'demo',
    demoDay: values.DEMO_DAY,
    trustProxy: values.TRUST_PROXY,
    production,
    logLevel: values.LOG_LEVEL,
    portal: {
      apiHost: values.VITE_API_HOST ?? null,
      eToolUrl: values.VITE_ETOOL_URL,
      jobBoardUrl: values.VITE_JOB_BOARD_URL,
      supportEmail: values.SUPPORT_EMAIL ?? null,
    },
    logoHosts: values.LOGO_HOSTS,
    passwordCost: { memoryCost: 19_456, timeCost: 2 },
    deviceQuota,
    shortlistQuota,
  };
}

function productionProblems(variables: Record<string, string | undefined>): string[] {
  if (variables['NODE_ENV'] !== 'production') return [];
  const missing = Object.entries(requiredInProduction).filter(([name]) => variables[name] === undefined);
  const lines = missing.map(([name, why]) => `  ${name}: required with NODE_ENV=production; expected ${why}`);
  return isPlainHttp(variables['PORTAL_ORIGIN']) ? [...lines, `  PORTAL_ORIGIN: ${plainHttpRefused}`] : lines;
}

const plainHttpRefused =
  'expected https with NODE_ENV=production: over http, tokens and passwords would be readable on the network (http is allowed for this machine only)';

/** Whether browsers would send passwords unencrypted over the network. */
function isPlainHttp(origin: string | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !isLoopbackName(hostname);
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.path[0] === 'DEMO_DAY') return 'a date such as 2026-11-21';
  return issue.message;
}
