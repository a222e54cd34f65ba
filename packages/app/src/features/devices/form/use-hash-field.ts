import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { elementId } from '../fields/use-device-field';
import { sectionFields, sectionOf, type SectionId } from '../record/sections';

/** Returns the section of the field in the URL's hash. Links from other pages contain the field to fill in. */
export function sectionOfHash(hash: string): SectionId | undefined {
  const field = Object.values(sectionFields)
    .flat()
    .find((id) => `#${elementId(id)}` === hash);
  return field && sectionOf(field);
}

/** Focuses the field in the URL's hash when the page is mounted. Returns the field's section. */
export function useHashField(): SectionId | undefined {
  const { hash } = useLocation();
  const initialHash = useRef(hash);
  useEffect(() => {
    if (!sectionOfHash(initialHash.current)) return;
    const field = document.getElementById(initialHash.current.slice(1));
    const target = field?.matches('input, textarea, button')
      ? field
      : field?.querySelector<HTMLElement>('input, textarea, button');
    field?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, []);
  return sectionOfHash(hash);
}
