import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { elementId } from '../record/element-id';
import { sectionFields, sectionOf, type SectionId } from '../record/sections';

/** Returns the section of the field in the URL's hash. Links contain the field to answer. */
export function sectionOfHash(hash: string): SectionId | undefined {
  const field = Object.values(sectionFields)
    .flat()
    .find((id) => `#${elementId(id)}` === hash);
  return field && sectionOf(field);
}

/** Scrolls to the field of a hash and focuses its input. */
function focusField(hash: string): void {
  const field = document.getElementById(hash.slice(1));
  const target = field?.matches('input, textarea, button')
    ? field
    : field?.querySelector<HTMLElement>('input, textarea, button');
  field?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/**
 * Focuses the field in the URL's hash when the page opens and each time a link with a hash is followed.
 * @param openSection called during rendering with the section of the field, because a field of a closed section cannot
 *   receive focus
 */
export function useHashField(openSection: (section: SectionId) => void): void {
  const { hash, key } = useLocation();
  const [handledKey, setHandledKey] = useState(key);
  if (handledKey !== key) {
    setHandledKey(key);
    const section = sectionOfHash(hash);
    if (section) openSection(section);
  }
  useEffect(() => {
    if (sectionOfHash(hash)) focusField(hash);
  }, [hash, key]);
}
