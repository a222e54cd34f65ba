import { onTestFinished } from 'vitest';

/** What a screen reader hears from now on until the test ends, as `polite Saved`: the words that are put into live regions, in their order, however shortly they stand. */
export function listen(): string[] {
  const heard: string[] = [];
  const ear = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const how = target instanceof Element && target.closest('[aria-live]')?.getAttribute('aria-live');
      if (how) for (const node of addedNodes) heard.push(`${how} ${node.textContent}`);
    }
  });
  ear.observe(document.documentElement, { childList: true, subtree: true });
  onTestFinished(() => ear.disconnect());
  return heard;
}
