'use client';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { LocaleContext } from '../../foundation/locale/locale-context.js';
import type { LabelPack, PartialLabels } from '../labels.js';

export interface LocaleProviderProps {
  /**
   * Language and region of texts, dates, numbers and sorting, as a BCP 47 tag with the meaning of `Intl`: `en` is US
   * English, `ar-EG` has Arabic digits. Default: that of the provider around it, otherwise `en`.
   */
  locale?: string | undefined;
  /**
   * The labels of the components: a pack such as `fr` from `@attesta/ui/locale/fr`, or an object with some labels. The
   * `labels` prop of a component takes precedence; labels that are missing are in English. Pass a constant, not a new
   * function or object for each render. Default: those of the provider around it.
   */
  labels?: LabelPack | PartialLabels | undefined;
  children?: ReactNode;
}

/** The pack of the nearest provider, for a provider inside it that changes only the locale. */
const PackContext = createContext<LocaleProviderProps['labels']>(undefined);

/**
 * Sets the language of the components in it: labels, the order of typed dates, numbers and sorting. Optional: without it,
 * components are in US English. It renders no element, so set `lang` and `dir` on `html`. Components render again only
 * when the locale or the labels change.
 * @throws RangeError if a pack receives a locale that is not a BCP 47 tag
 */
export function LocaleProvider({ locale: givenLocale, labels: givenLabels, children }: LocaleProviderProps) {
  const outerLocale = use(LocaleContext).locale;
  const outerPack = use(PackContext);
  const locale = givenLocale ?? outerLocale;
  const pack = givenLabels ?? outerPack;
  const value = useMemo(
    () => ({ locale, labels: (typeof pack === 'function' ? pack(locale ?? 'en') : pack) ?? {} }),
    [locale, pack],
  );
  return (
    <PackContext value={pack}>
      <LocaleContext value={value}>{children}</LocaleContext>
    </PackContext>
  );
}
