import type { getMailedLink } from '@attesta/domain/account/calls';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { createCallFx } from '../../../platform/http/call-fx';
import { problemOf } from '../../../platform/http/problem';
import type { Endpoint } from '../../../platform/http/send';

/** Why a link does not work: it was used before, or it has expired, was replaced or never existed. */
export type LinkProblem = 'link_used' | 'link_invalid';

/** Returns the problem of the link if the request failed because of it. A malformed token is an invalid link. */
export function linkProblemOf(failed: unknown): LinkProblem | null {
  const { code, fields } = problemOf(failed);
  if (code === 'link_used' || code === 'link_invalid') return code;
  return Object.hasOwn(fields, 'token') ? 'link_invalid' : null;
}

interface MailedLink {
  token: string;
  /** The address that the link is about. Null if the host has no call for it, or while it is read. */
  email: string | null;
  problem: LinkProblem | null;
}

const linkEndpoint: Endpoint<typeof getMailedLink> = { method: 'GET', path: '/api/mailed-link' };
const readLinkFx = createCallFx(linkEndpoint);

const emailIn = (response: unknown): string | null => {
  const { email } = response as { email?: unknown };
  return typeof email === 'string' ? email : null;
};

/**
 * Asks the server about a mailed link without using it, so that its page names the address, and says that a link no
 * longer works before anything is typed. Asks once: what the server returns changes when the link is used.
 */
export function useMailedLink(token: string): Omit<MailedLink, 'token'> {
  const readLink = useUnit(readLinkFx);
  const [link, setLink] = useState<MailedLink | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readLink({ headers: { 'link-token': token }, token: null }).then(
      (response) => isCurrent && setLink({ token, email: emailIn(response), problem: null }),
      (failed: unknown) => isCurrent && setLink({ token, email: null, problem: linkProblemOf(failed) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [readLink, token]);
  return link?.token === token ? link : { email: null, problem: null };
}
