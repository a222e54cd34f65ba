// Loads the Chinese font when the page has Chinese text. The declaration of its hundred parts alone is 110 kB.

let observer: MutationObserver | undefined;
const loadIfNeeded = () => {
  if (!document.querySelector(':lang(zh)')) return;
  observer?.disconnect();
  void import('@fontsource-variable/noto-sans-sc/index.css');
};
observer = new MutationObserver(loadIfNeeded);
observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['lang'] });
