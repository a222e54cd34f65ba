import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { elementId } from './fields/use-device-field';
import { sectionFields, sectionOf, type SectionId } from './sections';

/** The section that the address' hash leads into: links from elsewhere name the field to fill in. */
export function sectionOfHash(hash: string): SectionId | undefined {
  const field = Object.values(sectionFields)
    .flat()
    .find((id) => `#${elementId(id)}` === hash);
  return field && sectionOf(field);
}

/** Gives the focus to the field that the address names, once the page is there. */
export function useHashField(): SectionId | undefined {
  const { hash } = useLocation();
  const first = useRef(hash);
  useEffect(() => {
    if (!sectionOfHash(first.current)) return;
    const field = document.getElementById(first.current.slice(1));
    const target = field?.matches('input, textarea, button')
      ? field
      : field?.querySelector<HTMLElement>('input, textarea, button');
    field?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, []);
  return sectionOfHash(hash);
}
