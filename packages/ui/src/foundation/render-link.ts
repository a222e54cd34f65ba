import type { ComponentPropsWithRef, ReactElement } from 'react';

/** The props that a component passes to a link: all anchor attributes, with a required `href`. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** Renders the router's link from an anchor's props: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: AnchorProps) => ReactElement;
