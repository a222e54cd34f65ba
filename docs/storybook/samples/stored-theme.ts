import type { StoredTheme } from '@attesta/ui/theme';

/**
 * The key of the stored choice and the supported languages, shared by the script in the head and the code that stores
 * it.
 */
export const stored = { key: 'preferences', languages: ['en', 'fr'] } satisfies StoredTheme;
