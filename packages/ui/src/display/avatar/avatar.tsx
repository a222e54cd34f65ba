'use client';
import { UserRound } from 'lucide-react';
import { memo, useCallback, useState, type ComponentPropsWithRef } from 'react';
import { cleanName, hueOf, imageSource, initialsOf } from './avatar-state.js';
import { Root } from './avatar.styles.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whom it stands for; read aloud, and the source of initials and colour. */
  name: string;
  /** Logo or picture: https, http, a path of the same origin, blob or image data. Anything else, and what does not load, gives initials. */
  src?: string | null;
  /** Side in px. */
  size?: 22 | 34 | 44;
}

/**
 * Stands for a person or an organisation: its logo, else initials on a colour derived from the name.
 * Where the name stands beside it, pass `aria-hidden`, so that it is not read twice.
 * `data-part="avatar"`, with `data-size`, `data-hue` and `data-logo`. Source: specification, sections 2 (account menu) and 9 (sizes).
 */
export const Avatar = memo(function Avatar({ name, src, size = 34, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const source = imageSource(src);
  const logo = source !== undefined && source !== failed;
  // An image may have failed before hydration, when nobody listened.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? undefined);
  }, []);
  const shown = cleanName(name);
  const initials = initialsOf(name);
  return (
    <Root
      data-part="avatar"
      {...(shown ? { role: 'img', 'aria-label': shown } : { 'aria-hidden': true })}
      {...rest}
      data-size={size}
      data-hue={hueOf(name)}
      data-logo={logo || undefined}
    >
      {logo ? (
        <img ref={check} key={source} src={source} alt="" decoding="async" draggable={false} referrerPolicy="no-referrer" onError={() => setFailed(source)} />
      ) : initials ? (
        <bdi aria-hidden>{initials}</bdi>
      ) : (
        <UserRound aria-hidden />
      )}
    </Root>
  );
});
