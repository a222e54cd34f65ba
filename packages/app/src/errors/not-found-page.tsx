import { Message } from './message';

/** What answers an address that no page has. */
export function Component() {
  return <Message what="notFound" />;
}
