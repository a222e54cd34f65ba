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
import { mergeRefs } from '../../foundation/merge-refs.js';
import { fitHeight } from './fit-height.js';

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
