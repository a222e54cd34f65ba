'use client';
import { memo, useCallback, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { UserRound } from '../../foundation/glyphs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { cleanName, hueOf, imageSource, initialsOf } from './avatar-state.js';
import { Root } from './avatar.styles.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whom it stands for; read aloud, and the source of initials and colour. */
  name: string;
  /** Logo or picture: https, http, a path of the same origin, blob or image data. Anything else, and what does not load, gives initials. */
  src?: string | null | undefined;
  /** Side in px. */
  size?: 22 | 34 | 44 | undefined;
}

/**
 * Stands for a person or an organisation: its logo, else initials on a colour derived from the name.
 * Where the name stands beside it, pass `aria-hidden`, so that it is not read twice.
 * `data-part="avatar"`, with `data-size`, `data-hue`, `data-wide` and `data-logo`. Source: specification, sections 2 (account menu) and 9 (sizes).
 */
export const Avatar = memo(function Avatar({ src, className, ...rest }: AvatarProps) {
  const props = { ...rest, className: useStyledClass(Root, className) };
  const source = src ? imageSource(src) : undefined;
  return source ? <Picture key={source} source={source} {...props} /> : disc(props);
});

type DiscProps = Omit<AvatarProps, 'src'>;

function disc({ name, size = 34, ...rest }: DiscProps, logo?: ReactElement) {
  const shown = cleanName(name);
  const initials = logo ? '' : initialsOf(name);
  return (
    <span
      data-part="avatar"
      {...(shown ? { role: 'img', 'aria-label': shown } : { 'aria-hidden': true })}
      {...rest}
      data-size={size}
      data-hue={hueOf(shown)}
      data-wide={initials.length > 3 || undefined /* conjuncts and emoji are wider than letters */}
      data-logo={logo ? true : undefined}
    >
      {logo ?? (initials ? <bdi>{initials}</bdi> : <UserRound aria-hidden />)}
    </span>
  );
}

/** A logo, until it turns out that it can't be shown. */
function Picture({ source, ...rest }: DiscProps & { source: string }) {
  const [failed, setFailed] = useState(false);
  // It may have failed before hydration, when nobody listened.
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
