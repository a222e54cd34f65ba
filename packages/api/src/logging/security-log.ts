import { createHmac, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** Events that help to detect an attack and to investigate it later (ASVS 16.3). */
export type SecurityEvent =
  | 'registered'
  | 'address_verified'
  | 'signed_in'
  | 'sign_in_refused'
  | 'second_factor_refused'
  | 'second_factor_blocked'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'signed_out'
  | 'session_ended'
  | 'reset_requested'
  | 'password_changed'
  | 'password_reset'
  | 'email_change_requested'
  | 'email_change_cancelled'
  | 'email_changed'
  | 'calendar_feed_added'
  | 'api_token_added'
  | 'access_key_removed'
  | 'data_exported'
  | 'deletion_requested'
  | 'deletion_undone'
  | 'account_deleted'
  | 'access_refused'
  | 'credentials_refused'
  | 'input_refused'
  | 'limit_reached'
  | 'mail_limit_reached'
  | 'quota_reached'
  | 'admin_command'
  | 'job_given_up';

/** Details of an event: ids and codes, no personal data. */
export interface SecurityFacts {
  /** Id of the account. */
  readonly account?: string | undefined;
  /** Pseudonym of the client's network, from {@link pseudonymOf}. */
  readonly client?: string | undefined;
  /** The call, command, limit or state that the event is about. */
  readonly what?: string | undefined;
}

/** Writes one event. */
export type SecurityLog = (event: SecurityEvent, facts?: SecurityFacts) => void;

/**
 * Creates a log that writes one JSON line per event to standard output. In production it ignores `LOG_LEVEL`, except
 * for `silent`; otherwise it writes from level `info` on.
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

/**
 * A pseudonym for a network. It is the same for all requests from the network until the server restarts, and cannot be
 * reversed to an address.
 */
export const pseudonymOf = (network: string): string =>
  createHmac('sha256', secret).update(network).digest('hex').slice(0, 12);
