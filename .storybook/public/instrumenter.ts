/** Replaces Storybook's instrumenter around the steps of a play function, which the panel for interactions shows. */
export const instrument = <T>(target: T): T => target;
