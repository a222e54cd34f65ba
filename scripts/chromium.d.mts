export const chromiumArgs: string[];
/** Returns the path of the browser's executable. */
export function chromiumPath(): Promise<string>;
