import type { User } from '../../../platform/session/user';

/** Why an account is not accessible. */
type InaccessibleReason = 'unverified' | 'deletionPending' | 'inactive' | 'rejected' | 'unapproved';

type Facts = Pick<
  User,
  'is_email_verified' | 'is_account_active' | 'inactive_reason' | 'user_notified_body_request_status'
>;

/** Returns why the account is not accessible, in the order of the guard's rules (specification, section 4). */
export function reasonOf(user: Facts): InaccessibleReason {
  if (!user.is_email_verified) return 'unverified';
  if (!user.is_account_active) return user.inactive_reason === 'deletion_pending' ? 'deletionPending' : 'inactive';
  return user.user_notified_body_request_status === 'rejected' ? 'rejected' : 'unapproved';
}
