export interface AvatarGroupLabels {
  /** The number of avatars that are not shown. */
  more?: ((count: number) => string) | undefined;
}

export const englishAvatarGroupLabels = {
  more: (count: number) => `${count} more`,
} satisfies AvatarGroupLabels;
