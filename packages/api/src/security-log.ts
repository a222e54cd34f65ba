import { createHmac, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import type { Settings } from './settings.ts';

/** What is worth knowing when somebody attacks, or asks later what happened (ASVS 16.3). */
export type SecurityEvent =
  | 'registered'
  | 'address_verified'
  | 'signed_in'
  | 'sign_in_refused'
  | 'second_factor_refused'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'signed_out'
  | 'session_ended'
  | 'reset_requested'
  | 'password_changed'
  | 'password_reset'
  | 'access_refused'
  | 'credentials_refused'
  | 'input_refused'
  | 'limit_reached'
  | 'quota_reached'
  | 'admin_command'
  | 'job_given_up';

/** Facts of an event: ids and codes, nothing personal. */
export interface SecurityFacts {
  /** Id of the account. */
  readonly account?: string | undefined;
  /** Pseudonym of the client's network, as made by {@link pseudonymOf}. */
  readonly client?: string | undefined;
  /** Name of a call, command, limit or state. */
  readonly what?: string | undefined;
}

/** Writes one event. */
export type SecurityLog = (event: SecurityEvent, facts?: SecurityFacts) => void;

/**
 * One JSON line for each event on standard output. In production it is written whatever `LOG_LEVEL` is, unless that is
 * `silent`; otherwise from level `info` on.
 */
export function createSecurityLog({ production, logLevel }: Pick<Settings, 'production' | 'logLevel'>): SecurityLog {
  const level = production && logLevel !== 'silent' ? 'info' : logLevel;
  const logger = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
  return (event, facts = {}) => logger.info({ security: event, ...facts });
}

const secret = randomBytes(32);

/** A name for a network that identifies its requests until the server restarts, and cannot be turned back into an address. */
export const pseudonymOf = (network: string): string =>
  createHmac('sha256', secret).update(network).digest('hex').slice(0, 12);
