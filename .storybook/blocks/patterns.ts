import type { ExportedComponentDoc } from '../../scripts/props.mjs';

const apg = 'https://www.w3.org/WAI/ARIA/apg';
/** Patterns of the WAI-ARIA Authoring Practices by the phrase that doc comments use, the most specific first. */
const patterns: readonly (readonly [phrase: string, name: string, path: string])[] = [
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

/** Returns the patterns that the doc comments of a component list as their source. */
export function patternsOf(components: readonly ExportedComponentDoc[]): { name: string; href: string }[] {
  const found = new Map<string, string>();
  for (const { description } of components) {
    let source = sourceOf(description);
    for (const [phrase, name, path] of patterns) {
      if (!source.includes(phrase)) continue;
      source = source.replace(phrase, ''); // so that "dialog (modal) pattern" does not match the non-modal one too
      found.set(name, `${apg}/${path}`);
    }
  }
  return [...found].slice(0, 3).map(([name, href]) => ({ name, href }));
}
