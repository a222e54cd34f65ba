/**
 * EUDAMED DI of legacy devices: `B-`, model and two check characters, at most 25 characters in total. Only the format
 * is checked, because it was not confirmed whether `B-` is part of the checksum. Source: EUDAMED "Format of the EUDAMED
 * DI identification number" v2.14.1.
 */
export const eudamedDi = { id: 'eudamed-di', pattern: /^B-.{1,21}[2-9A-HJ-NP-Z]{2}$/u, hasValidCheck: null } as const;
