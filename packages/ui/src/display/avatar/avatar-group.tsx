'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size as token } from '../../theme/tokens.js';
import { englishAvatarGroupLabels, type AvatarGroupLabels } from './avatar-group-labels.js';
import { Avatar, type AvatarProps } from './avatar.js';

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The people or organisations shown, the most important first. */
  avatars: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** Maximum number of items, including the "+3" counter. */
  max?: number | undefined;
  /** Size of every avatar, as in `Avatar`. */
  size?: AvatarProps['size'] | undefined;
  /** Accessible name of the list, such as "Assessors". */
  label?: string | undefined;
  labels?: AvatarGroupLabels | undefined;
}

const Root = styled.ul`
  --side: ${token['avatar-medium']};
  display: inline-flex;
  margin: 0;
  padding: 0;
  list-style: none;
  vertical-align: middle;
  &[data-size='22'] {
    --side: ${token['avatar-small']};
  }
  &[data-size='44'] {
    --side: ${token['avatar-large']};
  }
  & > li {
    display: flex;
    border-radius: 50%;
    /* Separates overlapping avatars in the background colour. An outline does not affect layout. */
    outline: 2px solid var(--avatar-background, ${color.sheet});
  }
  & > li + li {
    margin-inline-start: calc(var(--side) * -0.12);
  }
  & [data-slot='more'] {
    display: grid;
    place-items: center;
    min-inline-size: var(--side);
    block-size: var(--side);
    border-radius: 50%;
    background: ${color.hover};
    color: ${color.text};
    font-size: calc(var(--side) * 0.36);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  @media (forced-colors: active) {
    & > li {
      outline-color: Canvas;
    }
    & [data-slot='more'] {
      border: 1px solid CanvasText;
    }
  }
`;

/**
 * Shows a group of overlapping avatars, with a counter for those beyond `max`. `data-part="avatar-group"`, with
 * `data-size`.
 */
export const AvatarGroup = memo(function AvatarGroup({
  avatars,
  max = 4,
  size = 34,
  label,
  labels,
  ...rest
}: AvatarGroupProps) {
  const text = useLabels('avatarGroup', englishAvatarGroupLabels, labels);
  const limit = Math.max(1, Math.trunc(max));
  const shown = avatars.length > limit ? avatars.slice(0, limit - 1) : avatars;
  const more = avatars.length - shown.length;
  return (
    <Root data-part="avatar-group" role="list" aria-label={label} {...rest} data-size={size}>
      {shown.map((one, index) => (
        <li key={`${index} ${one.name}`}>
          <Avatar name={one.name} src={one.src} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <span data-slot="more">
            <bdi aria-hidden>{more > 99 ? '99+' : `+${more}`}</bdi>
            <VisuallyHidden>{text.more(more)}</VisuallyHidden>
          </span>
        </li>
      )}
    </Root>
  );
});
