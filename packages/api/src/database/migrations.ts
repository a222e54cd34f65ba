import { fileURLToPath } from 'node:url';

/** SQL files written by `drizzle-kit generate`; the same for PGlite and PostgreSQL, from the sources as from the built files. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
