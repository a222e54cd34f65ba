import { Message } from '../../platform/errors/message';

/** The screen for a URL without a page. */
export function Component() {
  return <Message kind="notFound" />;
}
