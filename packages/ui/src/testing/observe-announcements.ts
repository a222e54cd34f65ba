/**
 * Observes announcements. Returns an array to which each text inserted into a live region is appended, such as
 * `polite Saved`, even if the region is removed immediately, and a function that ends the observation.
 */
export function observeAnnouncements(root: Element = document.documentElement): [string[], () => void] {
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const politeness = target instanceof Element && target.closest('[aria-live]')?.getAttribute('aria-live');
      if (politeness) for (const node of addedNodes) announced.push(`${politeness} ${node.textContent}`);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return [announced, () => observer.disconnect()];
}
