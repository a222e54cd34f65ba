'use client';
import { createContext } from 'react';

/** What a `LocaleProvider` passes to the components in it. */
export interface LocaleSettings {
  /** Language of texts, dates and numbers, as a BCP 47 tag. Without a provider undefined: US English. */
  locale: string | undefined;
  /** The labels by component. Components that are missing use their English labels. */
  labels: Readonly<Partial<Record<string, object>>>;
}

export const LocaleContext = createContext<LocaleSettings>({ locale: undefined, labels: {} });
