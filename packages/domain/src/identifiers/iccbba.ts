/** UDI-DI of ICCBBA (ISBT 128): facility (5 characters), product (6), description (5). It has no check character. */
export const iccbba = { id: 'iccbba', pattern: /^(=\/)?[A-Z0-9]{16}$/, hasValidCheck: () => true } as const;

/**
 * Basic UDI-DI of ICCBBA. Only the length is checked, because the check rule is defined in ST-017, which was not read.
 * Source: MDCG 2019-1.
 */
export const iccbbaBasic = { id: 'iccbba-basic', pattern: /^.{1,25}$/u, hasValidCheck: null } as const;
