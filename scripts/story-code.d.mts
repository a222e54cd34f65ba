/** Returns the code of the stories in a file, as an application would write it, by the name of their export. */
export function storiesCode(file: string): Record<string, string>;

/** Returns the tags and the `visual` parameters of each story in a file, including those of the file. */
export function storiesVisual(file: string): { tags: string[]; visual: Record<string, unknown> }[];
