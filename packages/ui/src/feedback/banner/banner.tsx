'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { Message, roleOf, type MessageProps } from '../alert/message.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishBannerStackLabels } from './banner-stack-labels.js';
import { Root, StackRoot } from './banner.styles.js';

/** Props of `Banner`. */
export type BannerProps = MessageProps;

/**
 * A message about the whole page, in full width above the content. It is not a landmark; `BannerStack` is.
 * `data-part="banner"`, with `data-tone`. Source: WAI-ARIA APG, alert pattern; WCAG 2.2, 4.1.3.
 */
export const Banner = memo(function Banner({
  tone = 'info',
  title,
  action,
  icon,
  onClose,
  closeLabel,
  live,
  children,
  ...rest
}: BannerProps) {
  return (
    <Root data-part="banner" role={roleOf(live, tone)} {...rest} data-tone={tone}>
      <Message tone={tone} title={title} action={action} icon={icon} onClose={onClose} closeLabel={closeLabel}>
        {children}
      </Message>
    </Root>
  );
});

export interface BannerStackProps extends ComponentPropsWithRef<'section'> {
  /** Accessible name of the landmark. Default: Messages. */
  label?: string | undefined;
}

/**
 * Contains the banners of a page, the most severe first, in one landmark. Hidden while it is empty.
 * `data-part="banner-stack"`.
 */
export const BannerStack = memo(function BannerStack({ label, ...rest }: BannerStackProps) {
  const { messages } = useLabels('bannerStack', englishBannerStackLabels);
  return <StackRoot data-part="banner-stack" aria-label={label ?? messages} {...rest} />;
});
