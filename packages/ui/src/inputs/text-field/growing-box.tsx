'use client';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type InputEvent,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { supportsStyle } from '../../foundation/environment/supports-style.js';
import { mergeRefs } from '../../foundation/merge-refs.js';

const supportsFieldSizing = () => supportsStyle('field-sizing', 'content');

/** Sets the height of a text area to the height of its text, for browsers without `field-sizing`. */
function fitHeight(box: HTMLElement | null): void {
  if (!box || supportsFieldSizing()) return;
  box.style.blockSize = 'auto';
  box.style.blockSize = `${box.scrollHeight}px`;
}

export interface GrowingBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** A text area that grows with its text. */
export function GrowingBox({ rows = 3, ref, onInput, ...rest }: GrowingBoxProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const setElement = useMemo(
    () =>
      mergeRefs(ref as Ref<HTMLTextAreaElement> | undefined, (node) => {
        element.current = node;
      }),
    [ref],
  );
  useLayoutEffect(() => fitHeight(element.current));
  const handleInput = (event: InputEvent<HTMLTextAreaElement>) => {
    onInput?.(event);
    fitHeight(event.currentTarget);
  };
  return (
    <textarea
      {...rest}
      ref={setElement}
      rows={rows}
      style={{ '--rows': rows } as CSSProperties}
      onInput={handleInput}
    />
  );
}
