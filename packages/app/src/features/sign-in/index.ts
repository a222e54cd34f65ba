export { isIncompleteLink, linkTokenIn } from './forms/link-token';
export { ResendVerification } from './mail-links/resend-verification';
