// The exports of `storybook/test` that Storybook's own annotations use for every story. The annotations add `canvas` and
// `userEvent` to the context, which the stories import instead.
export { clearAllMocks, fn, isMockFunction, onMockCall, resetAllMocks, restoreAllMocks } from './mocks.js';

export const within = (): undefined => undefined;
export const uninstrumentedUserEvent = { setup: () => ({}) };
