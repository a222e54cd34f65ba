import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { historyStepped } from './history-model';

/** Elements with their own undo, and overlays that are about something else. */
const others = 'input:not([type="checkbox"]), textarea, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** Undoes by Ctrl+Z and redoes by Ctrl+Shift+Z or Ctrl+Y (⌘ on macOS), wherever the focus is on the page, while it can be edited. */
export function useHistoryKeys(isEditable: boolean) {
  const step = useUnit(historyStepped);
  useEffect(() => {
    if (!isEditable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (target instanceof Element && target.closest(others)) return;
      const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey);
      if (!isRedo && key.toLowerCase() !== 'z') return;
      event.preventDefault();
      step(isRedo ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEditable, step]);
}
