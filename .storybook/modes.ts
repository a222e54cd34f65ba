/** The combinations in which every story is pictured: here on the pinned browser, and as modes on Chromatic. Names are those of the pictures' files. */
export const modes = {
  'light-ltr': { mode: 'light', direction: 'ltr' },
  'dark-ltr': { mode: 'dark', direction: 'ltr' },
  'light-rtl': { mode: 'light', direction: 'rtl' },
  'dark-rtl': { mode: 'dark', direction: 'rtl' },
} as const;
