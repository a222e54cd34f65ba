/** The element that had the focus when the key went down, and whether it belongs to this library. */
let pressed: { on: EventTarget | undefined; isOwn: boolean } | undefined;

const isWatched = Symbol.for('attesta.held-keys');

/** Controls that a key acts on. Containers with a role scroll while Space is held. */
const control = 'a, button, summary, input, select, [role]';
const container = '[role="group"], [role="region"], [role="dialog"], [role="alertdialog"], [role="tabpanel"]';
/** Controls of this library, and the triggers that applications pass to it. */
const own =
  '[data-part], [data-slot], [aria-haspopup], [aria-expanded], [aria-pressed], [role^="menuitem"], :is([role="gridcell"], [role$="header"])';
const button = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';

/** Whether a key runs a command or changes text, unlike keys that move. */
const acts = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' || key === 'Backspace' || key === 'Delete' || (key.length === 1 && !ctrlKey && !metaKey);

/** Whether a held key would act again on the control that it was pressed on. */
function actsAgain(target: Element, key: string): boolean {
  if (!target.matches(own) || !target.matches(control) || target.matches(container)) return false;
  const isText = target.matches('input') && !target.matches(button);
  return key === 'Enter' || (key === ' ' && !isText);
}

function handleKeyDown(event: KeyboardEvent) {
  const [target] = event.composedPath();
  const isOwn = () => event.composedPath().some((node) => node instanceof Element && node.hasAttribute('data-part'));
  if (!event.repeat) {
    pressed = { on: target, isOwn: isOwn() };
    return;
  }
  if (!(target instanceof Element) || !acts(event)) return;
  if (target === pressed?.on ? !actsAgain(target, event.key) : !pressed?.isOwn && !isOwn()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * One press of a key is one action: a key that is kept pressed acts neither again on the same control nor on the element
 * that its first press opened or focused, such as the application's button that receives the focus when a dialog
 * closes. Text fields repeat characters, and keys that move repeat everywhere. The page
 * has a single listener. Modules call this when they are loaded, because the press may begin outside the component that
 * it opens.
 */
export function watchHeldKeys(): void {
  if (typeof window === 'undefined') return;
  const page = window as { [isWatched]?: boolean };
  if (page[isWatched]) return;
  page[isWatched] = true;
  window.addEventListener('keydown', handleKeyDown, true);
}
