export { isIncompleteLink, linkTokenIn } from './link-token';
export { ResendVerification } from './resend-verification';
