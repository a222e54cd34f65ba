export interface LinkLabels {
  /** Visually hidden text after the text of an external link. */
  opensInNewTab: string;
}

export const englishLinkLabels: LinkLabels = { opensInNewTab: '(opens in a new tab)' };
