/** Returns the text of each generated file of `src/foundation/lucide`, by its name. */
export function glyphFiles(): Promise<Record<string, string>>;
