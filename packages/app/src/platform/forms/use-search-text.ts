import { useEffect, useState } from 'react';
import { searchOf } from './search-text';

/** Debounce of a search field, in milliseconds. */
const searchDelay = 300;

/**
 * Returns the text of a search field and its setter. The search starts when the user stops typing.
 * @param search the current search, as stored in the URL
 * @param onSearch starts another search; the same function while its own values do not change
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  if (lastSearch !== search) {
    // The URL changed outside of this field: back, forward, a button that removes the filters.
    setLastSearch(search);
    if (searchOf(typed) !== search) setTyped(search);
  }
  useEffect(() => {
    const next = searchOf(typed);
    if (next === search) return;
    const timer = setTimeout(() => onSearch(next), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return [typed, setTyped] as const;
}
