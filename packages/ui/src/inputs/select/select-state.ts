/** Effect of a key on a select, apart from moving in its list. */
export type SelectIntent = 'open' | 'open-first' | 'open-last' | 'choose' | 'choose-and-leave' | null;

/** Returns the effect of a key. Source: WAI-ARIA APG, select-only combobox, keyboard interaction. */
export function selectIntent({ key, altKey }: { key: string; altKey: boolean }, open: boolean): SelectIntent {
  if (open) {
    if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && altKey)) return 'choose';
    return key === 'Tab' ? 'choose-and-leave' : null;
  }
  if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) return 'open';
  if (key === 'Home') return 'open-first';
  return key === 'End' ? 'open-last' : null;
}
