/**
 * EUDAMED DI of legacy devices: B-, model, two check characters, at most 25 in all. Whether B- is inside the sum was not
 * confirmed, so only the shape is looked at. Source: EUDAMED "Format of the EUDAMED DI identification number" v2.14.1.
 */
export const eudamedDi = { id: 'eudamed-di', form: /^B-.{1,21}[2-9A-HJ-NP-Z]{2}$/u, hasValidCheck: null } as const;
