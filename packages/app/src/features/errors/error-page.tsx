import { Message } from '../../platform/errors/message';

/** The error screen. */
export function Component() {
  return <Message kind="error" />;
}
