/** Converts a story name to sentence case: Storybook derives "Full Width With A Long Label" from the export. */
export const sentenceCase = (name: string): string =>
  name.replaceAll(/ (?!I\b)[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());
