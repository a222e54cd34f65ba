import { componentIndex, nameOf } from '../../../.storybook/components.js';
import facts from '../../../.storybook/facts-data.js';

/** The folders of all components, by category. */
export const components: readonly string[] = Object.keys(componentIndex);
export const componentCount = components.length;

const normal = (text: string) => text.toLowerCase().replaceAll(/[\s/-]+/g, ' ');

/** The text in which a component is found: its name, folder, import name, aliases and summary. */
const searchText = (component: string) =>
  normal(
    [
      nameOf(component),
      nameOf(component).replaceAll(' ', ''),
      component,
      ...(componentIndex[component]?.aliases ?? []),
      facts[component]?.summary ?? '',
    ].join(' '),
  );
const searchTexts = new Map(components.map((component) => [component, searchText(component)]));

/** Returns the components whose text contains every word of the query. An empty query finds all. */
export function findComponents(query: string): string[] {
  const words = normal(query).split(' ').filter(Boolean);
  return components.filter((component) => words.every((word) => searchTexts.get(component)?.includes(word)));
}

/** Returns the aliases that contain a word of the query, to show why a component was found by another name. */
export function matchingAliases(component: string, query: string): string[] {
  const words = normal(query).split(' ').filter(Boolean);
  const name = normal(nameOf(component));
  if (words.every((word) => name.includes(word))) return [];
  return (componentIndex[component]?.aliases ?? []).filter((alias) =>
    words.some((word) => normal(alias).includes(word)),
  );
}
