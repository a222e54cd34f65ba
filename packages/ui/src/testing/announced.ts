import { onTestFinished } from 'vitest';

/**
 * Records the announcements until the test ends. Returns an array to which each text inserted into a live region is
 * appended, such as `polite Saved`, even if the region is removed immediately.
 */
export function recordAnnouncements(): string[] {
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const politeness = target instanceof Element && target.closest('[aria-live]')?.getAttribute('aria-live');
      if (politeness) for (const node of addedNodes) announced.push(`${politeness} ${node.textContent}`);
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return announced;
}
