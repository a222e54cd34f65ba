'use client';
import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import { errorOf, type TagsTexts } from './tags-input-labels.js';
import { splitTags, tagsOf, withTags, type TagRules } from './tags-state.js';

interface TagsSettings extends TagRules {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
  separators: readonly string[] | undefined;
  labels: TagsTexts;
}

/** The state of a tags input. Rejected tags stay in the input, with an error, so that no typed text is lost. */
export function useTags({ value, defaultValue, onValueChange, separators, labels, max, validate }: TagsSettings) {
  const [tags, setTags] = useControlled<readonly string[], []>(value, defaultValue, (next) =>
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
  const commit = () => {
    if (problem === undefined && text.trim()) add(tagsOf(text, separators));
  };
  const remove = (tag: string) => {
    setTags(tags.filter((each) => each !== tag));
    setAnnounced(labels.removed(tag));
    setProblem(undefined);
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const { tags: ended, rest } = splitTags(typed, separators);
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (ended.length > 0 && !isComposing && problem === undefined) return add(ended, rest);
    setProblem(undefined);
    setText(typed);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (splitTags(pasted, separators).tags.length === 0) return; // the browser inserts a single tag
    event.preventDefault();
    const { selectionStart, selectionEnd, value: current } = event.currentTarget;
    const [start, end] = [selectionStart ?? current.length, selectionEnd ?? current.length];
    add(tagsOf(`${current.slice(0, start)}${pasted}${current.slice(end)}`, separators));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
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
    reset: () => {
      setText('');
      setProblem(undefined);
      setTags(defaultValue);
    },
    handlers: { onChange, onPaste, onKeyDown, onBlur: commit },
  };
}
