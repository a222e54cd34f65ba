/** UDI-DI of ICCBBA (ISBT 128): facility (5), product (6), description (5); there is no check character inside. */
export const iccbba = { id: 'iccbba', form: /^(=\/)?[A-Z0-9]{16}$/, hasValidCheck: () => true } as const;

/** Basic UDI-DI of ICCBBA: the check rule stands in ST-017, which was not read; only the length is looked at. Source: MDCG 2019-1. */
export const iccbbaBasic = { id: 'iccbba-basic', form: /^.{1,25}$/u, hasValidCheck: null } as const;
