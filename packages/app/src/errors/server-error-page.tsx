import { Message } from './message';

/** The server-error screen. */
export function Component() {
  return <Message what="serverError" />;
}
