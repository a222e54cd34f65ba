'use client';
import { flip, offset, shift, size, type Middleware } from '@floating-ui/react';
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
import { ChevronLeft, ChevronRight } from '../../foundation/glyphs.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useElement } from '../../foundation/use-trigger.js';
import { breakpoint } from '../../theme/tokens.js';
import { useMenu } from './menu-context.js';
import { entriesOf, initialEntry } from './menu-focus.js';
import { Entry, MenuSeparator, type MenuItemProps } from './menu-item.js';
import { submenuTiming, type MenuPointer } from './menu-pointer.js';
import { MenuSurface, type MenuSurfaceProps } from './menu-surface.js';

/** Why a submenu opened or closed. */
export type MenuSubReason = 'hover' | 'trigger' | 'escape' | 'focus-out';

export interface MenuSubProps extends Omit<
  MenuItemProps,
  'render' | 'end' | 'onSelect' | 'shortcut' | 'role' | 'label'
> {
  /** What the entry says; it names the submenu too. */
  label: string;
  /** The entries of the submenu. */
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: MenuSubReason; event?: Event }) => void) | undefined;
  /** Further props of the submenu's popup, as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children'> | undefined;
  labels?: { back?: string } | undefined;
}

const fit = (max: { availableHeight: number; elements: { floating: HTMLElement } }) =>
  max.elements.floating.style.setProperty('--available-height', `${Math.max(160, max.availableHeight)}px`);

/** Beside its entry, with the first entries on one line (6 px of padding, 1 px of edge); over its menu where neither side has room. */
const beside: Middleware[] = [
  offset({ mainAxis: 2, crossAxis: -7 }),
  flip({ padding: 8 }),
  shift({ padding: 8, crossAxis: true }),
  size({ padding: 8, apply: fit }),
];

/** In the place of the menu that it opened from: a phone has no room beside it. */
const inPlace: Middleware[] = [
  offset(({ rects }) => -rects.reference.height),
  shift({ padding: 8, crossAxis: true }),
  size({
    padding: 8,
    apply: (max) => {
      fit(max);
      max.elements.floating.style.minWidth = `${max.rects.reference.width}px`;
      max.elements.floating.style.minHeight = `${max.rects.reference.height}px`;
    },
  }),
];

const isNarrow = () => window.innerWidth < breakpoint.sm;
/** Not every browser says of a click by what it was made. */
const isTouch = (click: MouseEvent['nativeEvent']) =>
  (click as Partial<PointerEvent>).pointerType === 'touch' || matchMedia('(hover: none)').matches;

/**
 * An entry that opens a further menu. A pointer opens it by resting on the entry, keys by →, Enter or Space (← from right to left); ← or Escape closes it
 * alone. On a touch screen and on narrow ones it takes the place of its menu and has a way back.
 * `data-part="menu-sub"` on the entry, `data-part="menu"` on the popup. Source: WAI-ARIA APG, menu pattern.
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
  const [how, setHow] = useState({ focus: false, inPlace: false });
  useEffect(() => () => clearTimeout(timer.current), []);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const enter = (event: Event, { focus = true, byTouch = false } = {}) => {
    stopWaiting();
    if (isOpen) {
      if (focus) initialEntry(entriesOf(document.getElementById(id)), 'first')?.focus();
      return;
    }
    const isInPlace = byTouch || isNarrow();
    setHow({ focus: focus || isInPlace, inPlace: isInPlace }); // what lies over the entry takes the focus from it
    setOpen(true, { reason: 'trigger', event });
  };
  const leave = (reason: MenuSubReason, event?: Event) => {
    setOpen(false, { reason, event });
    if (reason === 'escape') entry.current?.focus({ preventScroll: true });
  };
  const wait = () => {
    if (isOpen || rest.disabled || timer.current || isNarrow()) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setHow({ focus: false, inPlace: false });
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
        onArrive={wait}
        onPointerLeave={(event) => {
          rest.onPointerLeave?.(event);
          stopWaiting();
        }}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          onKeyDown?.(event);
          if (event.key !== (isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight') || rest.disabled) return;
          event.preventDefault();
          enter(event.nativeEvent);
        }}
        onSelect={(event: MouseEvent) => {
          event.preventDefault(); // the menu stays
          const byTouch = isTouch(event.nativeEvent);
          enter(event.nativeEvent, { focus: event.detail === 0, byTouch }); // a mouse keeps the entry, and moves on by itself
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
          focusAt={how.focus ? 'first' : 'none'}
          inPlace={how.inPlace}
          parent={pointer}
          closeAll={closeAll}
          leave={leave}
          back={labels?.back ?? 'Back'}
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
  leave: (reason: MenuSubReason, event?: Event) => void;
  back: string;
}

function SubmenuPopup({ entry, parent, inPlace: isInPlace, leave, back, children, ...rest }: SubmenuPopupProps) {
  const origin = useElement(entry);
  const surface = useRef<HTMLDivElement>(null);
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useLayoutEffect(() => {
    if (!origin) return;
    const empty = { left: 0, right: 0, top: 0, bottom: 0 };
    return parent.opened({
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
      middleware={isInPlace ? inPlace : beside}
      surface={surface}
      closeLevel={(_, event) => leave('escape', event)}
    >
      {isInPlace && (
        <>
          <Entry
            data-part="menu-back"
            start={<ChevronLeft data-slot="chevron" aria-hidden />}
            onSelect={(event) => {
              event.preventDefault();
              leave('escape', event.nativeEvent);
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
