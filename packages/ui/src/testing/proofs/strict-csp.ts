/**
 * A strict policy for the page of a test. Imported before everything that draws, so that the style elements of a part are made under it. Scripts of the test
 * runner need no more than this either: all come from the page's own origin.
 */
const nonce = 'bm9uY2U';
declare global {
  interface Window {
    SC_DISABLE_SPEEDY?: boolean;
  }
}
// As in production: styled-components writes rules into its one element instead of text into many.
window.SC_DISABLE_SPEEDY = false;
const told = document.createElement('meta');
told.setAttribute('property', 'csp-nonce');
told.nonce = nonce;
document.head.append(told);

export const policy = `default-src 'self'; script-src 'self'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'none'; img-src 'self' data:; font-src 'self' data:; connect-src 'self' ws:; object-src 'none'; base-uri 'none'`;

/** Begins to hold the page to the policy; what is loaded by then stays. */
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
