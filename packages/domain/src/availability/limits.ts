/** Limits of a file of windows that is imported. One call saves all of its rows, so that all are saved or none. */
export const windowFileLimits = { bytes: 5_000_000, rows: 5000, columns: 100 } as const;
