/** The subset of JSON Schema that the schemas of the calls use. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: { readonly [key: string]: JsonSchema };
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

/** A placeholder for a string in an example, with the maximum length that its schema allows. */
export class TextSlot {
  readonly maxLength: number | undefined;
  constructor(maxLength: number | undefined) {
    this.maxLength = maxLength;
  }
}

/**
 * Returns examples that match a schema, one for each option of a union of objects. Every property is present, every
 * list has `listLength` items (or its maximum), and every string is a {@link TextSlot}.
 */
export function examplesOf(schema: JsonSchema, listLength: number): unknown[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    return alternatives.filter(({ type }) => type !== 'null').flatMap((one) => examplesOf(one, listLength));
  }
  if ('const' in schema) return [schema.const];
  if (schema.enum) return [schema.enum[0]];
  if (schema.type === 'string') return [new TextSlot(schema.maxLength)];
  if (schema.type === 'array') {
    const length = Math.min(listLength, schema.maxItems ?? listLength);
    return examplesOf(schema.items ?? {}, listLength).map((item) => Array.from({ length }, () => item));
  }
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    const properties = entries.map(([key, value]) => [key, examplesOf(value, listLength)] as const);
    const count = Math.max(1, ...properties.map(([, values]) => values.length));
    return Array.from({ length: count }, (_, index) =>
      Object.fromEntries(properties.map(([key, values]) => [key, values[index % values.length]])),
    );
  }
  return [1];
}

type Path = readonly (string | number)[];

const entriesOf = (example: unknown): [string | number, unknown][] => {
  if (Array.isArray(example)) return [...example.entries()];
  const isObject = typeof example === 'object' && example !== null && !(example instanceof TextSlot);
  return isObject ? Object.entries(example) : [];
};

/** Returns the path of every value in an example, the root first. */
export function positionsOf(example: unknown, path: Path = []): Path[] {
  return [path, ...entriesOf(example).flatMap(([key, value]) => positionsOf(value, [...path, key]))];
}

interface Replaced {
  readonly path: Path;
  readonly value: unknown;
}

/** Returns the example with the value at `path` replaced and each text slot filled. */
export function filled(example: unknown, fill: (slot: TextSlot) => string, replaced?: Replaced): unknown {
  if (replaced?.path.length === 0) return replaced.value;
  if (example instanceof TextSlot) return fill(example);
  const within = (key: string | number) =>
    replaced && replaced.path[0] === key ? { ...replaced, path: replaced.path.slice(1) } : undefined;
  if (Array.isArray(example)) return example.map((item, index) => filled(item, fill, within(index)));
  const entries = entriesOf(example);
  if (entries.length === 0) return example;
  return Object.fromEntries(entries.map(([key, value]) => [key, filled(value, fill, within(key))]));
}
