'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders content of a label beside the label, after it was mounted. The server renders nothing. */
export function BesideLabel({ children }: { children: ReactNode }) {
  const marker = useRef<HTMLTemplateElement>(null);
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const label = marker.current?.closest('label, legend, [data-slot="label"], [data-slot="hidden-label"]');
    if (!label) return;
    const span = document.createElement('span');
    span.dataset['slot'] = 'label-end';
    label.after(span);
    setPlace(span);
    return () => span.remove();
  }, []);
  return (
    <>
      <template ref={marker} />
      {place && createPortal(children, place)}
    </>
  );
}
