export interface BannerStackLabels {
  /** Accessible name of the landmark. */
  messages: string;
}

export const englishBannerStackLabels: BannerStackLabels = { messages: 'Messages' };
