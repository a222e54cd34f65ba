import { createHash } from 'node:crypto';

/** styled-components puts one empty style element into the page and fills it by script: a policy lets it in by the hash of the empty string. */
export const emptyStyle = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

/** For a page that the browser renders. */
export const policy = `default-src 'none'; script-src 'self'; style-src 'self' ${emptyStyle}; img-src 'self' data:; font-src 'self'; connect-src 'self'`;
