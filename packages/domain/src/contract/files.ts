import { z } from 'zod';

/** The response of a call that returns a file instead of JSON. */
export const downloadedFile = z.file();
