import type { ComponentPropsWithRef, ReactElement } from 'react';

/** What a part gives to a link: all attributes of an anchor, with an address. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** Makes the router's link of an anchor's props: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: AnchorProps) => ReactElement;
