/** Replaces annotations of Storybook that the built site does without. */
export {};
