'use client';
import { memo, useCallback, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { UserRound } from '../../foundation/glyphs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { cleanName, hueOf, imageSource, initialsOf } from './avatar-state.js';
import { Root } from './avatar.styles.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person or organisation. It is the accessible name and the source of the initials and the colour. */
  name: string;
  /**
   * URL of a logo or picture: https, http, a same-origin path, blob or image data. For any other URL, and when loading
   * fails, the initials are shown.
   */
  src?: string | null | undefined;
  /** The picture is the photo of a person, which fills the circle. A logo fits into it, on white. */
  photo?: boolean | undefined;
  /** Side in px. 96 is for a page about the person. */
  size?: 22 | 34 | 44 | 96 | undefined;
}

/**
 * Represents a person or an organisation: the photo or the logo, or initials on a colour derived from the name. Where the name is
 * written next to it, pass `aria-hidden` so that it is not announced twice. `data-part="avatar"`, with `data-size`,
 * `data-hue`, `data-wide`, and `data-logo` or `data-photo`. Source: specification, sections 2 (account menu) and 9 (sizes).
 */
export const Avatar = memo(function Avatar({ src, className, ...rest }: AvatarProps) {
  const props = { ...rest, className: useStyledClass(Root, className) };
  const source = src ? imageSource(src) : undefined;
  return source ? <Picture key={source} source={source} {...props} /> : disc(props);
});

type DiscProps = Omit<AvatarProps, 'src'>;

function disc({ name, size = 34, photo, ...rest }: DiscProps, picture?: ReactElement) {
  const shown = cleanName(name);
  const initials = picture ? '' : initialsOf(name);
  return (
    <span
      data-part="avatar"
      {...(shown ? { role: 'img', 'aria-label': shown } : { 'aria-hidden': true })}
      {...rest}
      data-size={size}
      data-hue={hueOf(shown)}
      data-wide={initials.length > 3 || undefined /* conjuncts and emoji are wider than letters */}
      data-logo={(picture && !photo) || undefined}
      data-photo={(picture && photo) || undefined}
    >
      {picture ?? (initials ? <bdi>{initials}</bdi> : <UserRound aria-hidden />)}
    </span>
  );
}

/** Shows the picture, and the initials when it fails to load. */
function Picture({ source, ...rest }: DiscProps & { source: string }) {
  const [failed, setFailed] = useState(false);
  // Loading may have failed before hydration, when no error handler was attached.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return disc(rest);
  return disc(
    rest,
    <img
      ref={check}
      src={source}
      alt=""
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />,
  );
}
