'use client';
import { use } from 'react';
import { LocaleContext } from './locale-context.js';
import { mergeLabels } from './merge-labels.js';
import { watchHeldKeys } from '../keys/held-keys.js';

watchHeldKeys();

/** English labels replaced by those of a pack, by the labels of the pack. */
const merged = new WeakMap<object, object>();

function inLanguage<Labels extends object>(english: Labels, pack: Partial<Labels>): Labels {
  let labels = merged.get(pack);
  if (!labels) merged.set(pack, (labels = mergeLabels(english, pack)));
  return labels as Labels;
}

/**
 * Returns the labels of a component: `given` first, then those of the nearest `LocaleProvider` under the name of the
 * component, then English. Without `given`, the same object on every render.
 */
export function useLabels<Labels extends object>(
  component: string,
  english: Labels,
  given?: { [Key in keyof Labels]?: Labels[Key] | undefined },
): Labels {
  const pack = use(LocaleContext).labels[component] as Partial<Labels> | undefined;
  return mergeLabels(pack ? inLanguage(english, pack) : english, given as Partial<Labels> | undefined);
}

/** Returns the given locale, that of the nearest `LocaleProvider`, or `en`, which is US English as in `Intl`. */
export const useLocale = (given?: string): string => given ?? use(LocaleContext).locale ?? 'en';
