import { isShown } from '../environment/is-shown.js';
/** Whether React has rendered an element or rendered into it. */
const isReact = (element: Element) => Object.keys(element).some((name) => name.startsWith('__react'));
/** Whether an application renders into an element, or into its open shadow root. */
const isContainer = (element: Element) =>
  allOf(element).some((each) => Object.keys(each).some((name) => name.startsWith('__reactContainer')));
/** An element with its descendants, in its open shadow root if it has one. */
const allOf = (element: Element) => [element, ...(element.shadowRoot ?? element).querySelectorAll('*')];
const usesReact = (element: Element) => allOf(element).some(isReact);

const isPositioned = (element: Element) => ['fixed', 'absolute'].includes(getComputedStyle(element).position);
const isEmpty = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width === 0 || height === 0;
};

/** Whether an element is placed over the page instead of in its flow. */
const isOverPage = (element: Element) =>
  isPositioned(element) ||
  // The host of content that is placed over the page.
  (isEmpty(element) && [...(element.shadowRoot ?? element).children].some(isPositioned));

/** Whether React renders after an element. Extensions append theirs; what is before the application is of its page. */
const isBeforeReact = (element: Element) => {
  const siblings = [...document.body.children];
  return siblings.slice(siblings.indexOf(element) + 1).some(isContainer);
};

/** Whether React does not know an element of the page, which is neither a frame nor the announcer of this library. */
const isUnknown = (element: Element) =>
  element.parentElement === document.documentElement ||
  (!element.matches('iframe, [data-part]') && !usesReact(element) && !isBeforeReact(element));

/** The elements of the page that belong to no other element. */
const topElements = () =>
  [...document.documentElement.children, ...document.body.children].filter(
    (element) => element !== document.head && element !== document.body,
  );

/** Returns the elements that are part of the page now. */
export const knownElements = (): ReadonlySet<Element> => new Set(topElements());

/**
 * Whether an event happened in an element that a browser extension put over the page, such as a password manager or a
 * grammar checker. It does not belong to the page: what happens in it dismisses nothing.
 * @param path the composed path of the event
 * @param known the elements of the page when the overlay opened
 */
export function isInForeign(event: Event, path: readonly EventTarget[], known: ReadonlySet<Element>): boolean {
  const top = topElements().find((element) => path.includes(element));
  if (!top || !isUnknown(top)) return false;
  if (top.parentElement === document.documentElement || isOverPage(top)) return true;
  // A pointer presses an empty element only if it is the host of a closed shadow root.
  return event.isTrusted && (!known.has(top) || (path[0] === top && isEmpty(top)));
}

const hasPoint = (element: Element, x: number, y: number) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
};

/**
 * Whether an element that an extension put over the page is at a point. It is inert below a modal dialog, whose backdrop
 * receives the press.
 */
export const hasForeignAt = ({ clientX: x, clientY: y }: MouseEvent): boolean =>
  topElements().some(
    (element) =>
      allOf(element).some((part) => hasPoint(part, x, y) && getComputedStyle(part).pointerEvents !== 'none') &&
      isUnknown(element) &&
      isOverPage(element) &&
      isShown(element, { visibilityProperty: true }),
  );
