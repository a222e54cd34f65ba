import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgTypes = ReturnType<Enhancer>;

/** A prop as `props-plugin.ts` describes it on the component. */
interface DocgenProp {
  required: boolean;
  description: string;
  tsType: { name: string; raw: string; type?: string; elements?: readonly { value: string }[] };
  defaultValue?: { value: string };
}

/** The value of a literal type such as `'small'` or `2`. */
const literal = (value: string) => (value.startsWith("'") ? value.slice(1, -1) : Number(value));

function typeOf({ tsType, required }: DocgenProp) {
  if (tsType.elements)
    return { name: 'enum' as const, value: tsType.elements.map(({ value }) => literal(value)), required };
  if (tsType.type === 'function') return { name: 'function' as const, required };
  if (tsType.name === 'boolean' || tsType.name === 'number' || tsType.name === 'string')
    return { name: tsType.name, required } as const;
  return { name: 'other' as const, value: tsType.raw, required };
}

/** Adds the props of the component to the arg types of a story, so that it has controls. */
export const propsAsArgTypes: Enhancer = ({ component, argTypes }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { props: Record<string, DocgenProp> } };
  const own = Object.fromEntries(
    Object.entries(docgen?.props ?? {}).map(([name, prop]) => [
      name,
      {
        name,
        description: prop.description,
        type: typeOf(prop),
        table: {
          type: { summary: prop.tsType.raw },
          ...(prop.defaultValue && { defaultValue: { summary: prop.defaultValue.value } }),
        },
        ...argTypes[name],
      },
    ]),
  );
  return { ...argTypes, ...own } as ArgTypes;
};
