'use client';
import { memo, useCallback, useEffect, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Search } from '../../foundation/glyphs.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { wordsOf } from '../../foundation/words.js';
import type { DialogProps, ModalReason } from '../../overlays/dialog/index.js';
import { englishPaletteLabels, type CommandPaletteLabels } from './command-palette-labels.js';
import { Root } from './command-palette.styles.js';
import { CommandList } from './command-list.js';
import { isShortcut, type Command } from './command-search.js';

/** Why a command palette opened or closed. `run`: something in it was chosen. */
export type CommandPaletteReason = ModalReason | 'shortcut' | 'run';

export interface CommandPaletteProps extends Omit<
  DialogProps,
  | 'title'
  | 'description'
  | 'children'
  | 'actions'
  | 'onOpenChange'
  | 'labels'
  | 'initialFocus'
  | 'closeButton'
  | 'trigger'
> {
  /** Everything that can be found; what was typed picks among them. */
  commands: readonly Command[];
  /** Runs once the palette is closed, so that the command may move the focus. */
  onRun: (command: Command, details: { event: Event }) => void;
  /** Values of the commands that were used last, the latest first. They stand first while nothing is typed. */
  recents?: readonly string[] | undefined;
  /** The letter that opens it with Control or ⌘; null for none. */
  shortcut?: string | null | undefined;
  /** Switches it off: no shortcut, and not open. */
  disabled?: boolean | undefined;
  /** How many are shown at most. */
  limit?: number | undefined;
  trigger?: ReactElement | undefined;
  onOpenChange?: ((open: boolean, details: { reason: CommandPaletteReason; event: Event }) => void) | undefined;
  labels?: Partial<CommandPaletteLabels> | undefined;
}

const noneUsed: readonly string[] = [];

/**
 * Everything that can be done or gone to, found by typing. Keys: Control and K or ⌘ and K open and close it; arrows move, Enter runs, Escape closes.
 * `data-part="command-palette"` on the dialog. Source: WAI-ARIA APG, combobox with a listbox, in a modal dialog.
 */
export const CommandPalette = memo(function CommandPalette({
  commands,
  onRun,
  recents = noneUsed,
  shortcut = 'k',
  disabled = false,
  limit = 50,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  ...rest
}: CommandPaletteProps) {
  const words = wordsOf(englishPaletteLabels, labels);
  const [wantsOpen, setOpen] = useControlled<boolean, [{ reason: CommandPaletteReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const isOpen = wantsOpen && !disabled;
  const input = useRef<HTMLInputElement>(null);

  const toggle = useCallback(
    (event: KeyboardEvent) => {
      if (!shortcut || event.defaultPrevented || !isShortcut(event, shortcut)) return;
      if (!isOpen && document.querySelector('dialog:modal')) return; // what must be answered first comes first
      event.preventDefault(); // the browser would go to its own search
      setOpen(!isOpen, { reason: 'shortcut', event });
    },
    [shortcut, isOpen, setOpen],
  );
  useEffect(() => {
    if (disabled || !shortcut) return;
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [disabled, shortcut, toggle]);

  const run = (command: Command, event: Event) => {
    flushSync(() => setOpen(false, { reason: 'run', event })); // the focus is back where it was before the command moves it
    onRun(command, { event });
  };
  return (
    <Root
      data-part="command-palette"
      {...rest}
      title={words.title}
      open={isOpen}
      onOpenChange={setOpen}
      initialFocus={input}
      closeButton={false}
    >
      <CommandList
        input={input}
        icon={<Search aria-hidden />}
        commands={commands}
        recents={recents}
        limit={limit}
        words={words}
        onRun={run}
      />
    </Root>
  );
});
