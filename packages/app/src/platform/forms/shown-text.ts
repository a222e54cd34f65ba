import { useEffect } from 'react';
import { flushSync } from 'react-dom';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const otherTypes = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

const isText = (target: unknown): target is TextElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !otherTypes.test(target.type));

/** Enters the text of a field as if a user had typed it. React ignores an event if it knows the value already. */
function enter(field: TextElement): void {
  const { value } = field;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as TextElement, 'value', value, field); // not by the setter of React
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text of a field that its form knows, and its default at that time. */
type KnownText = readonly [text: string, initial: string];

const known = ({ value, defaultValue }: TextElement): KnownText => [value, defaultValue];

/**
 * Whether the form does not know the text of a field. React keeps `defaultValue` equal to the value of a controlled field;
 * of another one, only what it was filled with and what was typed is known.
 */
const isUnknownText = ({ value, defaultValue }: TextElement, [text, initial]: KnownText | readonly []): boolean =>
  value !== (initial === defaultValue ? text : defaultValue);

/**
 * Password managers, browsers and scripts can fill a field without an event, and the form would not know. This component
 * enters such a text when its field is left, when Enter is pressed in it, and when its form is submitted, so that what
 * is shown is what is sent: in every form of the page. A form with a text that its field cannot read is not submitted.
 * Renders nothing.
 */
export function ShownText(): null {
  useEffect(() => {
    const texts = new WeakMap<TextElement, KnownText>();
    const isUnknown = (field: TextElement) => isUnknownText(field, texts.get(field) ?? []);
    // Forms fill their fields when these are added to the page.
    const added = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          for (const field of [node, ...node.querySelectorAll('input, textarea')])
            if (isText(field) && !texts.has(field)) texts.set(field, known(field));
    });
    added.observe(document, { childList: true, subtree: true });
    const onInput = ({ target }: Event) => {
      if (!isText(target)) return;
      texts.set(target, known(target));
      // React has rendered what the text became in a controlled field.
      setTimeout(() => {
        if (target.value === target.defaultValue) texts.set(target, known(target));
      });
    };
    const onFocusOut = ({ target }: Event) => {
      if (isText(target) && isUnknown(target)) enter(target);
    };
    // Enter searches, applies or adds in fields outside of forms.
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && isText(target) && isUnknown(target)) flushSync(() => enter(target));
    };
    const onSubmit = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement)) return;
      for (const field of [...target.elements].filter(isText).filter(isUnknown)) {
        flushSync(() => enter(field));
        // Some fields read their text when left.
        flushSync(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      }
      // A text that a field cannot read has no value: sending the form would delete the stored one. Forms that keep the
      // text instead of the value refuse it themselves.
      const unread = [...target.elements]
        .filter(isText)
        .find((field) => field.validity.customError && field.dataset['kept'] === undefined && field.checkVisibility());
      if (!unread) return;
      unread.checkValidity(); // the field shows its error
      event.preventDefault();
      event.stopImmediatePropagation();
      unread.focus();
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('input', onInput, options);
    document.addEventListener('focusout', onFocusOut, options);
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('submit', onSubmit, options);
    return () => {
      added.disconnect();
      controller.abort();
    };
  }, []);
  return null;
}
