import type { DocumentFormat } from './schema.ts';

/** Whether a registration needs a billing address: for an invoice, or as the address of printed documents. */
export const needsBilling = (total: number, documents: DocumentFormat): boolean => total > 0 || documents === 'post';
