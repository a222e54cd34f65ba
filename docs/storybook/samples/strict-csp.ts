import { createHash } from 'node:crypto';

/**
 * styled-components inserts one empty style element and adds its rules by script. The hash of the empty string allows
 * the element.
 */
export const emptyStyle = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

/** The policy of a page that is rendered in the browser. */
export const policy = `default-src 'none'; script-src 'self'; style-src 'self' ${emptyStyle}; img-src 'self' data:; font-src 'self'; connect-src 'self'`;
