/** Replaces `storybook/internal/preview/runtime`, which only provides modules as global variables. */
export const setup = (): void => {};
