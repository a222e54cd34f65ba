import { Message } from '../../platform/errors/message';

/** The server-error screen. */
export function Component() {
  return <Message kind="serverError" />;
}
