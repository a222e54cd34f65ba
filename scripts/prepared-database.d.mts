/**
 * Returns a folder with `empty.tar`, a dump of a migrated PGlite database, and `started`, a data folder after its first
 * start with demo data. Copy them; never open them directly.
 */
export function preparedDatabase(): string;
