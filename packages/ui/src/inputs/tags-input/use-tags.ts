'use client';
import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { restoreText, useFormField } from '../../foundation/field/form-fields.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { errorOf, type TagsTexts } from './tags-input-labels.js';
import { splitTags, tagsOf, withTags, type TagRules } from './tags-state.js';

interface TagsSettings extends TagRules {
  control: RefObject<HTMLInputElement | null>;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
  separators: readonly string[] | undefined;
  labels: TagsTexts;
}

/** The state of a tags input. Rejected tags stay in the input, with an error, so that no typed text is lost. */
export function useTags({
  control,
  value,
  defaultValue,
  onValueChange,
  separators,
  labels,
  max,
  validate,
}: TagsSettings) {
  const [tags, setTags, reset] = useControlled<readonly string[], []>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [announced, setAnnounced] = useState('');

  const add = (added: readonly string[], rest = '') => {
    const { tags: next, rejected } = withTags(tags, added, { max, validate });
    const [first] = rejected;
    setProblem(first && errorOf(first, max ?? 0, labels));
    setText([...rejected.map(({ tag }) => tag), rest.trimStart()].filter(Boolean).join(`${separators?.[0] ?? ','} `));
    if (next.length === tags.length) return;
    setAnnounced(labels.added(next.slice(tags.length).join(', ')));
    setTags(next);
  };
  const apply = () => {
    const visible = control.current?.value ?? text;
    if (visible === text && problem !== undefined) return;
    restoreText(control.current, text);
    if (visible.trim()) add(tagsOf(visible, separators));
    else setText('');
  };
  /** The tags and those that the visible text represents. Rejected text represents none. */
  const withText = (visible: string) =>
    visible.trim() === '' || (visible === text && problem !== undefined)
      ? tags
      : withTags(tags, tagsOf(visible, separators), { max, validate }).tags;
  const [rejected] =
    problem === undefined && text.trim() ? withTags(tags, tagsOf(text, separators), { max, validate }).rejected : [];
  const commit = useFormField(control, {
    apply,
    onReset: () => {
      setText('');
      setProblem(undefined);
      reset();
    },
  });
  const remove = (tag: string) => {
    setTags(tags.filter((each) => each !== tag));
    setAnnounced(labels.removed(tag));
    setProblem(undefined);
  };

  const enter = (typed: string, isComposing: boolean) => {
    const { tags: ended, rest } = splitTags(typed, separators);
    if (ended.length > 0 && !isComposing && problem === undefined) return add(ended, rest);
    setProblem(undefined);
    setText(typed);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) =>
    enter(event.target.value, 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true);
  // An input method may enter a separator, and no event follows.
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => enter(event.currentTarget.value, false);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (splitTags(pasted, separators).tags.length === 0) return; // the browser inserts a single tag
    event.preventDefault();
    const { selectionStart, selectionEnd, value: current } = event.currentTarget;
    const [start, end] = [selectionStart ?? current.length, selectionEnd ?? current.length];
    add(tagsOf(`${current.slice(0, start)}${pasted}${current.slice(end)}`, separators));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const last = tags.at(-1);
    if (event.key === 'Enter' && text.trim()) {
      add(tagsOf(text, separators));
      event.preventDefault(); // in the empty field, Enter submits the form
    } else if (event.key === 'Backspace' && text === '' && !event.repeat && last !== undefined) remove(last);
  };

  return {
    tags,
    text,
    problem,
    announced,
    remove,
    /** Why the visible text is no tag, also before the field shows it. */
    validity: problem ?? (rejected && errorOf(rejected, max ?? 0, labels)),
    submitted: withText(text),
    shown: () => withText(control.current?.value ?? text),
    handlers: { onChange, onCompositionEnd, onPaste, onKeyDown, onBlur: () => commit() },
  };
}
