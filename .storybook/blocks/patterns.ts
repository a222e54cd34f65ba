import type { ComponentDoc } from '../../scripts/props.mjs';

const apg = 'https://www.w3.org/WAI/ARIA/apg';
/** Patterns of the WAI-ARIA Authoring Practices by the words that doc comments use for them, the closest first. */
const patterns: readonly (readonly [words: string, name: string, path: string])[] = [
  ['alert and message dialogs pattern', 'Alert dialog', 'patterns/alertdialog/'],
  ['date picker dialog', 'Date picker dialog', 'patterns/dialog-modal/examples/datepicker-dialog/'],
  ['dialog (modal) pattern', 'Modal dialog', 'patterns/dialog-modal/'],
  ['modal dialog patterns', 'Modal dialog', 'patterns/dialog-modal/'],
  ['dialog pattern (non-modal)', 'Dialog', 'patterns/dialog-modal/'],
  ['select-only combobox', 'Select-only combobox', 'patterns/combobox/examples/combobox-select-only/'],
  ['editable combobox', 'Editable combobox', 'patterns/combobox/'],
  ['combobox with a listbox', 'Combobox', 'patterns/combobox/'],
  ['disclosure navigation', 'Disclosure navigation', 'patterns/disclosure/examples/disclosure-navigation/'],
  ['disclosure pattern', 'Disclosure', 'patterns/disclosure/'],
  ['menu button', 'Menu button', 'patterns/menu-button/'],
  ['menu pattern', 'Menu', 'patterns/menubar/'],
  ['button pattern', 'Button', 'patterns/button/'],
  ['checkbox pattern', 'Checkbox', 'patterns/checkbox/'],
  ['radio group', 'Radio group', 'patterns/radio/'],
  ['slider', 'Slider', 'patterns/slider/'],
  ['switch pattern', 'Switch', 'patterns/switch/'],
  ['tabs pattern', 'Tabs', 'patterns/tabs/'],
  ['tooltip pattern', 'Tooltip', 'patterns/tooltip/'],
  ['breadcrumb pattern', 'Breadcrumb', 'patterns/breadcrumb/'],
  ['link pattern', 'Link', 'patterns/link/'],
  ['alert pattern', 'Alert', 'patterns/alert/'],
  ['APG, landmarks', 'Landmarks', 'practices/landmark-regions/'],
];

const sourceOf = (description: string) => /Source: .*WAI-ARIA APG.*/.exec(description)?.[0] ?? '';

/** The patterns that a part's doc comments name as their source. */
export function patternsOf(components: readonly ComponentDoc[]): { name: string; href: string }[] {
  const found = new Map<string, string>();
  for (const { description } of components) {
    let source = sourceOf(description);
    for (const [words, name, path] of patterns) {
      if (!source.includes(words)) continue;
      source = source.replace(words, ''); // a "dialog (modal) pattern" is not the non-modal one too
      found.set(name, `${apg}/${path}`);
    }
  }
  return [...found].slice(0, 3).map(([name, href]) => ({ name, href }));
}
