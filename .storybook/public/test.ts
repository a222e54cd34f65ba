// Replaces `storybook/test` in the built Storybook. Stories import `expect` and `userEvent` for their play functions,
// but a docs page shows most stories without running them. The real module is therefore loaded before the first play
// function; its exports are live bindings.
import type * as Test from 'storybook/test';

export { fn } from './mocks.js';

export let configure: typeof Test.configure;
export let expect: typeof Test.expect;
export let fireEvent: typeof Test.fireEvent;
export let screen: typeof Test.screen;
export let userEvent: typeof Test.userEvent;
export let waitFor: typeof Test.waitFor;
export let within: typeof Test.within;

let loading: Promise<void> | undefined;
/** Loads `storybook/test` once. */
export const loadTest = (): Promise<void> =>
  (loading ??= import('storybook/test').then((test) => {
    ({ configure, expect, fireEvent, screen, userEvent, waitFor, within } = test);
  }));
