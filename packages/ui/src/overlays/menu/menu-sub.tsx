'use client';
import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { matchesMedia } from '../../foundation/environment/media.js';
import { ChevronLeft, ChevronRight } from '../../foundation/glyphs.js';
import { rootOf } from '../../foundation/focus/active-element.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useElement } from '../../foundation/overlay/use-trigger.js';
import { queryBelow } from '../../theme/tokens.js';
import { useMenu } from './menu-context.js';
import { entriesOf, initialEntry } from './menu-focus.js';
import { Entry, MenuSeparator, type MenuItemProps } from './menu-item.js';
import { englishMenuSubLabels, type MenuSubLabels } from './menu-sub-labels.js';
import { submenuTiming, type MenuPointer } from './menu-pointer.js';
import { MenuSurface, type MenuSurfaceProps } from './menu-surface.js';

/** Why a submenu opened or closed. */
export type MenuSubReason = 'hover' | 'trigger' | 'escape' | 'focus-out';

export interface MenuSubProps extends Omit<
  MenuItemProps,
  'render' | 'end' | 'onSelect' | 'shortcut' | 'role' | 'label'
> {
  /** The label of the entry and the accessible name of the submenu. */
  label: string;
  /** The entries of the submenu. */
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: MenuSubReason; event?: Event }) => void) | undefined;
  /** Additional props of the submenu's popup, such as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children'> | undefined;
  labels?: MenuSubLabels | undefined;
}

const isNarrow = () => matchesMedia(queryBelow('sm'));
/** Whether a click was made by touch. Some browsers do not set `pointerType` on click events. */
const isTouch = (click: MouseEvent['nativeEvent']) =>
  (click as Partial<PointerEvent>).pointerType === 'touch' || matchesMedia('(hover: none)');

/**
 * An entry that opens a submenu. It opens when the entry is hovered for a moment, or with →, Enter or Space. ← or
 * Escape closes only the submenu. In right-to-left layouts, ← and → are swapped. On touch screens and narrow viewports
 * the submenu replaces its menu and has a Back entry. `data-part="menu-sub"` on the entry, `data-part="menu"` on the
 * popup. Source: WAI-ARIA APG, menu pattern.
 */
export const MenuSub = memo(function MenuSub({
  label,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  popup,
  labels,
  ref,
  onKeyDown,
  ...rest
}: MenuSubProps) {
  const id = useId();
  const { back } = useLabels('menuSub', englishMenuSubLabels, labels);
  const { close: closeAll, pointer } = useMenu('MenuSub');
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: MenuSubReason; event?: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const entry = useRef<HTMLButtonElement>(null);
  const setEntry = useMemo(
    () =>
      mergeRefs<HTMLButtonElement>(ref, (element) => {
        entry.current = element;
      }),
    [ref],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [mode, setMode] = useState({ focus: false, inPlace: false });
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancelDelay = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const openSubmenu = (event: Event, { focus = true, byTouch = false } = {}) => {
    cancelDelay();
    if (isOpen) {
      const menu = entry.current && rootOf(entry.current).getElementById(id);
      if (focus && menu) initialEntry(entriesOf(menu), 'first')?.focus();
      return;
    }
    const isInPlace = byTouch || isNarrow();
    setMode({ focus: focus || isInPlace, inPlace: isInPlace }); // a submenu over the entry must take focus from it
    setOpen(true, { reason: 'trigger', event });
  };
  const closeSubmenu = (reason: MenuSubReason, event?: Event) => {
    setOpen(false, { reason, event });
    if (reason === 'escape') entry.current?.focus({ preventScroll: true });
  };
  const openAfterDelay = () => {
    if (isOpen || rest.disabled || timer.current || isNarrow()) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setMode({ focus: false, inPlace: false });
      setOpen(true, { reason: 'hover' });
    }, submenuTiming.open);
  };

  return (
    <>
      <Entry
        data-part="menu-sub"
        {...rest}
        ref={setEntry}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        end={<ChevronRight data-slot="chevron" aria-hidden key="chevron" />}
        onPointerActivate={openAfterDelay}
        onPointerLeave={(event) => {
          rest.onPointerLeave?.(event);
          cancelDelay();
        }}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          onKeyDown?.(event);
          if (isComposing(event)) return;
          if (event.key !== (isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight') || rest.disabled) return;
          event.preventDefault();
          openSubmenu(event.nativeEvent);
        }}
        onSelect={(event: MouseEvent) => {
          event.preventDefault(); // keeps the menu open
          const byTouch = isTouch(event.nativeEvent);
          // A keyboard click (detail 0) moves focus into the submenu, a mouse click does not.
          openSubmenu(event.nativeEvent, { focus: event.detail === 0, byTouch });
        }}
      >
        {label}
      </Entry>
      {isOpen && (
        <SubmenuPopup
          {...popup}
          id={id}
          entry={entry}
          label={label}
          focusAt={mode.focus ? 'first' : 'none'}
          inPlace={mode.inPlace}
          parent={pointer}
          closeAll={closeAll}
          closeSubmenu={closeSubmenu}
          back={back}
        >
          {children}
        </SubmenuPopup>
      )}
    </>
  );
});

interface SubmenuPopupProps extends Omit<MenuSurfaceProps, 'origin' | 'closeLevel' | 'placement'> {
  entry: RefObject<HTMLButtonElement | null>;
  parent: MenuPointer;
  inPlace: boolean;
  closeSubmenu: (reason: MenuSubReason, event?: Event) => void;
  back: string;
}

function SubmenuPopup({ entry, parent, inPlace: isInPlace, closeSubmenu, back, children, ...rest }: SubmenuPopupProps) {
  const origin = useElement(entry);
  const surface = useRef<HTMLDivElement>(null);
  const latest = useRef(closeSubmenu);
  useLayoutEffect(() => {
    latest.current = closeSubmenu;
  });
  useLayoutEffect(() => {
    if (!origin) return;
    const empty = { left: 0, right: 0, top: 0, bottom: 0 };
    return parent.registerSubmenu({
      entry: origin,
      box: () => surface.current?.getBoundingClientRect() ?? empty,
      close: () => latest.current('focus-out'),
    });
  }, [parent, origin]);
  if (!origin) return null;
  return (
    <MenuSurface
      data-submenu={isInPlace ? 'in-place' : 'beside'}
      {...rest}
      submenu
      origin={origin}
      reference={isInPlace ? (origin.closest('[role="menu"]')?.parentElement ?? origin) : origin}
      placement={isInPlace ? 'bottom-start' : 'end-start'}
      kind={isInPlace ? 'submenu-in-place' : 'submenu'}
      surface={surface}
      closeLevel={(_, event) => closeSubmenu('escape', event)}
    >
      {isInPlace && (
        <>
          <Entry
            data-part="menu-back"
            start={<ChevronLeft data-slot="chevron" aria-hidden />}
            onSelect={(event) => {
              event.preventDefault();
              closeSubmenu('escape', event.nativeEvent);
            }}
          >
            {back}
          </Entry>
          <MenuSeparator />
        </>
      )}
      {children}
    </MenuSurface>
  );
}
