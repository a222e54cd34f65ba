'use client';
import { useCallback, useEffect, useInsertionEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isDisabled } from '../is-disabled.js';
import { watchHeldKeys } from '../keys/held-keys.js';

watchHeldKeys();

/** What a field does with its form. */
export interface FormField {
  /**
   * Makes the visible text the value, if it differs. Called on `change`, `invalid` and before `submit`. Returns false if
   * it is left for later.
   */
  apply?: ((event?: Event) => unknown) | undefined;
  /** Called after a reset of the form that nobody prevented. */
  onReset?: (() => void) | undefined;
  /** Returns the value that the visible text represents. */
  shown?: (() => string) | undefined;
  /** Called when the data of the form is read. */
  onFormData?: ((data: FormData) => void) | undefined;
}

interface Member {
  control: RefObject<Element | null>;
  field: RefObject<FormField>;
  applyOnce: (event?: Event) => void;
}

/** The fields by document or shadow root. */
const roots = new Map<Node, Set<Member>>();

const formOf = (control: Element | null) =>
  (control as HTMLInputElement | null)?.form ?? control?.closest('form') ?? undefined;
const membersOf = (form: EventTarget | null) =>
  [...roots.values()].flatMap((members) => [...members].filter(({ control }) => formOf(control.current) === form));

function applyOwn(event: Event) {
  for (const members of roots.values())
    for (const { control, applyOnce } of members) if (control.current === event.target) applyOnce(event);
}

/** React renders before the next event of a user. A script may read the form at once. */
const onChange = (event: Event) => (event.isTrusted ? applyOwn(event) : flushSync(() => applyOwn(event)));

/** Applies all texts before anyone reads the form, and keeps a text that is no value from being sent. */
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const members = membersOf(form).filter(({ control }) => control.current && !isDisabled(control.current));
  if (members.length === 0) return;
  // React puts back texts that it does not know when it renders. It keeps `defaultValue` equal to those it knows.
  const filled = new Map(
    members
      .map(({ control }) => control.current)
      .filter((control): control is HTMLInputElement => control instanceof HTMLInputElement && control.type !== 'file')
      .filter((input) => input.value !== input.defaultValue)
      .map((input) => [input, input.value]),
  );
  flushSync(() => undefined); // what an event before changed
  // One by one, because callers may merge a value into others that they have rendered.
  for (const { control, field } of members)
    flushSync(() => {
      const text = filled.get(control.current as HTMLInputElement);
      if (text !== undefined) restoreText(control.current as HTMLInputElement, text);
      field.current.apply?.(event);
    });
  if (form.noValidate || (event.submitter as HTMLButtonElement | null)?.formNoValidate) return;
  // The browser checked the form before the texts were applied.
  if (!members.some(({ control }) => (control.current as HTMLInputElement | null)?.validity?.customError)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.reportValidity();
}

function onFormData(event: FormDataEvent) {
  for (const { field } of membersOf(event.target)) field.current.onFormData?.(event.formData);
}

const handledResets = new WeakSet<Event>();
function onReset(event: Event, form = event.target) {
  if (event.defaultPrevented || handledResets.has(event)) return;
  handledResets.add(event);
  for (const { field } of membersOf(form)) field.current.onReset?.();
}

/** A dialog around the form, or the application, may stop the event before it bubbles to the root. */
function onResetStarted(event: Event) {
  const form = event.target; // null after the event if the form is in a shadow root
  setTimeout(() => onReset(event, form));
}

/** Each event with its listener, and whether it is in the capture phase: `invalid` does not bubble. */
const listeners = [
  ['change', onChange, false], // after React has handled the event
  ['invalid', applyOwn, true],
  ['submit', onSubmit, true],
  ['formdata', onFormData, true],
  ['reset', onResetStarted, true],
  ['reset', (event: Event) => onReset(event), false],
] as [string, EventListener, boolean][];

function join(root: Node, member: Member): () => void {
  const members = roots.get(root) ?? new Set();
  if (members.size === 0)
    for (const [type, listener, capture] of listeners) root.addEventListener(type, listener, capture);
  roots.set(root, members.add(member));
  return () => {
    members.delete(member);
    if (members.size > 0) return;
    roots.delete(root);
    for (const [type, listener, capture] of listeners) root.removeEventListener(type, listener, capture);
  };
}

/**
 * Connects a control to the form that it belongs to at the time of an event. Autofill, password managers and scripts send
 * few events or none, so a field whose text and value can differ applies its text here: what is visible is what is
 * submitted. Source: HTML, form control infrastructure.
 * @returns applies the visible text, once until the next render: a script that takes the focus away causes `change` and
 *   `blur` before it
 */
export function useFormField(control: RefObject<Element | null>, field: FormField): (event?: Event) => void {
  const latest = useRef(field);
  const applied = useRef<string>(null);
  const applyOnce = useCallback(
    (event?: Event) => {
      const text = (control.current as HTMLInputElement | null)?.value ?? '';
      if (text === applied.current) return;
      applied.current = text;
      if (latest.current.apply?.(event) === false) applied.current = null;
    },
    [control],
  );
  // Before React resets the form of an action, which is before layout effects.
  useInsertionEffect(() => {
    latest.current = field;
    applied.current = null;
  });
  useEffect(() => {
    const root = control.current?.getRootNode();
    return root && join(root, { control, field: latest, applyOnce });
  }, [control, applyOnce]);
  return applyOnce;
}

/**
 * Puts a text into an input without an event: the one that React knows where a script set another, so that React shows
 * what that text becomes, also if the value stays.
 */
export function restoreText(input: HTMLInputElement | null, text: string): void {
  if (input && input.value !== text) input.value = text;
}

/** Returns the value that the visible text of a control represents; undefined if the control is not one of a field. */
export function shownValue(control: Element | null): string | undefined {
  for (const members of roots.values())
    for (const member of members)
      if (member.control.current === control && member.field.current.shown) return member.field.current.shown();
  return undefined;
}
