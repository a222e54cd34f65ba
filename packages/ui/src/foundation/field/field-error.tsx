'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CircleAlert } from '../glyphs.js';

/**
 * Whether a pointer is pressed: the pressed element and those around it match `:active`. The root is asked, because in
 * older versions of jsdom the focused element matches too.
 */
const isPressed = () => typeof document !== 'undefined' && document.documentElement.matches(':active');

/** Calls `listener` after the current press and its click. Returns a function that prevents the call. */
function afterPress(listener: () => void): () => void {
  const press = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEnd = () => {
    press.abort();
    timer = setTimeout(listener); // the click follows in the same task
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    addEventListener(type, onEnd, { capture: true, signal: press.signal });
  return () => {
    press.abort();
    clearTimeout(timer);
  };
}

/** Keeps the height of the region around a removed error until the current press is over. */
function keepHeight(error: HTMLElement) {
  const region = error.parentElement;
  if (!region || !isPressed()) return;
  region.style.minBlockSize = `${region.offsetHeight}px`;
  afterPress(() => region.style.removeProperty('min-block-size'));
}

/**
 * The error text of a field. A press on a button takes the focus from the field, which can make an error appear or
 * disappear between press and click. The button would move away from the pointer and not be clicked, so the layout
 * changes after the press. Source: WCAG 2.2, 2.5.2.
 */
export function FieldError({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => !isPressed());
  useEffect(() => (isShown ? undefined : afterPress(() => setShown(true))), [isShown]);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    return () => {
      if (element) keepHeight(element);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p ref={text}>
      <CircleAlert aria-hidden />
      <span data-slot="text">{children}</span>
    </p>
  );
}
