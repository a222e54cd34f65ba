import { Message } from './message';

/** The error screen. */
export function Component() {
  return <Message what="error" />;
}
