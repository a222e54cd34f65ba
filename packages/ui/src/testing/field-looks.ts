const looks = ['color', 'backgroundColor', 'borderTopColor', 'cursor'] as const;
/** The styles of the parts of a field that look disabled. */
export function looksOf(root: HTMLElement) {
  const parts = root.querySelectorAll<HTMLElement>(
    ':scope > [data-slot], :scope > legend, [data-slot="option"], [data-slot="toggle"], [data-slot="row"], input:not([type="hidden"])',
  );
  return [root, ...parts].map((part) => {
    const style = getComputedStyle(part);
    return [part.dataset['slot'] ?? part.tagName, ...looks.map((name) => style[name])].join(' ');
  });
}
