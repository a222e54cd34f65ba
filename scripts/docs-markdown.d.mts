/** Returns the text of `llms.txt` and of a Markdown file per docs page, by path in the built Storybook. */
export function markdownFiles(): Record<string, string>;
