import { useEffect, useState } from 'react';
import { firstPage, searchOf, type ListQuery } from './list-query';

/** Debounce of the search field, in milliseconds. */
const searchDelay = 300;

/** Returns the text of the search field and its setter. The search starts when the user stops typing. */
export function useSearchText(query: ListQuery, onChange: (query: ListQuery) => void) {
  const [typed, setTyped] = useState(query.search);
  const [lastSearch, setLastSearch] = useState(query.search);
  if (lastSearch !== query.search) {
    // The URL changed outside of this field: back, forward, "Show all devices".
    setLastSearch(query.search);
    if (searchOf(typed) !== query.search) setTyped(query.search);
  }
  useEffect(() => {
    if (searchOf(typed) === query.search) return;
    const timer = setTimeout(() => onChange({ ...query, ...firstPage, search: searchOf(typed) }), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, query, onChange]);
  return [typed, setTyped] as const;
}
