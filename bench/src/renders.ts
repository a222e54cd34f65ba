/**
 * Counts component renders on each commit from React's fiber tree, like React DevTools. Works in a production build and
 * has no cost while it is off.
 */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Function, class, forwardRef and simple memo components. */
const components = new Set([0, 1, 11, 15]);
const PERFORMED_WORK = 1;

export const renders = { counting: false, count: 0 };

function walk(first: Fiber | null) {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    if (components.has(fiber.tag) && fiber.flags & PERFORMED_WORK) renders.count++;
    if (!fiber.alternate || fiber.child !== fiber.alternate.child) walk(fiber.child); // with the same child, nothing below was rendered
  }
}

const nothing = () => undefined;
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
      if (renders.counting && current.child !== current.alternate?.child) walk(current.child);
    },
  },
});
