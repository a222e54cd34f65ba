export interface MenuSubLabels {
  /** The entry that returns from a submenu that covers its menu. */
  back?: string | undefined;
}

export const englishMenuSubLabels = { back: 'Back' } satisfies MenuSubLabels;
