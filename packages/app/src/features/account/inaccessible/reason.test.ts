import { describe, expect, it } from 'vitest';
import { person } from '../../../testing/guarded-users';
import { reasonOf } from './reason';

describe('the reason why an account is not accessible (D.153)', () => {
  it.each([
    ['unverified', { is_email_verified: false, is_account_active: false, inactive_reason: 'deactivated' }],
    ['deletionPending', { is_account_active: false, inactive_reason: 'deletion_pending' }],
    ['inactive', { is_account_active: false, inactive_reason: 'deactivated' }],
    ['inactive', { is_account_active: false, inactive_reason: null }],
    ['inactive', { is_account_active: false, user_notified_body_request_status: 'rejected' }],
    ['rejected', { user_notified_body_request_status: 'rejected' }],
    ['unapproved', { user_notified_body_request_status: 'pending' }],
    ['unapproved', { user_notified_body_request_status: null }],
  ] as const)('is %s for %j', (reason, facts) => expect(reasonOf(person(facts))).toBe(reason));
});
