import type { StoredTheme } from '@attesta/ui/theme';

/** Where the choice lies and what its fields are called: for the script in the head, and for what writes it. */
export const stored = { key: 'preferences', languages: ['en', 'fr'] } satisfies StoredTheme;
