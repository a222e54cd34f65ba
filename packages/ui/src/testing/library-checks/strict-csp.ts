/**
 * A strict policy for the page of a test. Import this module first, so that styled-components reads the nonce. The
 * scripts of the test runner comply with the policy, because they are from the page's origin.
 */
const nonce = 'bm9uY2U';
declare global {
  interface Window {
    SC_DISABLE_SPEEDY?: boolean;
  }
}
// As in production, styled-components inserts rules into a single style element.
window.SC_DISABLE_SPEEDY = false;
const nonceElement = document.createElement('meta');
nonceElement.setAttribute('property', 'csp-nonce');
nonceElement.nonce = nonce;
document.head.append(nonceElement);

export const policy = `default-src 'self'; script-src 'self'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'none'; img-src 'self' data:; font-src 'self' data:; connect-src 'self' ws:; object-src 'none'; base-uri 'none'`;

/** Applies the policy to the page and returns an array that collects violations. Loaded resources are unaffected. */
export function enforce(): string[] {
  const violations: string[] = [];
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      violations.push(`${violatedDirective} by ${blockedURI} ${sample} in ${sourceFile}:${lineNumber}`);
    },
  );
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
  return violations;
}
