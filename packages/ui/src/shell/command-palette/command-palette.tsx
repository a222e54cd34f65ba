'use client';
import { memo, useCallback, useEffect, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { modalOnTop } from '../../foundation/overlay/layers.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { Search } from '../../foundation/glyphs.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import type { DialogProps, ModalReason } from '../../overlays/dialog/index.js';
import { englishPaletteLabels, type CommandPaletteLabels } from './command-palette-labels.js';
import { Root } from './command-palette.styles.js';
import { CommandList } from './command-list.js';
import { hasShortcutKeys, type Command } from './command-search.js';

/** Why a command palette opened or closed. `run`: a command was chosen. */
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
  /** All commands. */
  commands: readonly Command[];
  /** Called after the palette has closed, so that the command may move the focus. */
  onRun: (command: Command, details: { event: Event }) => void;
  /** Called when the user types, for example to search on a server. Commands found this way have `matched`. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** A sentence below the results, announced to screen readers: a search is running, or has failed. */
  status?: string | undefined;
  /** Values of the recently used commands, the latest first. They are listed first while the query is empty. */
  recents?: readonly string[] | undefined;
  /** The letter that opens the palette with Control or ⌘; null for no shortcut. */
  shortcut?: string | null | undefined;
  /** Disables the palette and its shortcut. */
  disabled?: boolean | undefined;
  /** Maximum number of commands shown. */
  limit?: number | undefined;
  trigger?: ReactElement | undefined;
  onOpenChange?: ((open: boolean, details: { reason: CommandPaletteReason; event: Event }) => void) | undefined;
  labels?: Partial<CommandPaletteLabels> | undefined;
}

const noRecents: readonly string[] = [];

/**
 * Finds every page and action by typing. Keys: Control+K or ⌘+K opens and closes it; arrow keys move, Enter runs,
 * Escape closes. `data-part="command-palette"` on the dialog. Source: WAI-ARIA APG, combobox with a listbox, in a modal
 * dialog.
 */
export const CommandPalette = memo(function CommandPalette({
  commands,
  onRun,
  onQueryChange,
  status,
  recents = noRecents,
  shortcut = 'k',
  disabled = false,
  limit = 50,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  ...rest
}: CommandPaletteProps) {
  const text = useLabels('commandPalette', englishPaletteLabels, labels);
  const [openState, setOpen] = useControlled<boolean, [{ reason: CommandPaletteReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const isOpen = openState && !disabled;
  const input = useRef<HTMLInputElement>(null);

  const toggle = useCallback(
    (event: KeyboardEvent) => {
      if (!shortcut || event.defaultPrevented || isComposing(event) || !hasShortcutKeys(event, shortcut)) return;
      if (!isOpen && (modalOnTop() ?? document.querySelector('dialog:modal'))) return; // a modal dialog takes precedence
      event.preventDefault(); // the browser would focus its own search
      if (event.repeat) return;
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
    flushSync(() => setOpen(false, { reason: 'run', event })); // the focus is restored before the command moves it
    onRun(command, { event });
  };
  return (
    <Root
      data-part="command-palette"
      {...rest}
      title={text.title}
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
        text={text}
        status={status}
        onQueryChange={onQueryChange}
        onRun={run}
      />
    </Root>
  );
});
