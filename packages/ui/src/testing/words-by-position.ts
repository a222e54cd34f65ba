/** Returns the words of an element in their visual order, from left to right. Each word occurs once. */
export function wordsByPosition(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const words: { word: string; left: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      words.push({ word, left: range.getBoundingClientRect().left });
    }
  }
  return words.sort((one, other) => one.left - other.left).map(({ word }) => word);
}
