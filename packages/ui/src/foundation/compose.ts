import { Children, createElement, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

type Props = Record<string, unknown>;
const isHandler = (name: string, value: unknown): value is (...args: unknown[]) => void =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Merges two sets of props: calls both handlers (outer first), joins class names and merges styles. For other props,
 * the outer value takes precedence.
 */
export function mergeProps<A extends Props, B extends Props>(inner: A, outer: B): A & B {
  const merged: Props = { ...inner };
  for (const [name, value] of Object.entries(outer)) {
    const existing = merged[name];
    if (isHandler(name, value) && isHandler(name, existing)) {
      merged[name] = (...args: unknown[]) => {
        value(...args);
        existing(...args);
      };
    } else if (name === 'className' && typeof existing === 'string')
      merged[name] = [existing, value].filter(Boolean).join(' ');
    else if (name === 'style' && existing && value) merged[name] = { ...(existing as object), ...(value as object) };
    else if (value !== undefined) merged[name] = value;
  }
  return merged as A & B;
}

/**
 * Implements the `render` prop: `render={<Link to="/x" />}` applies a component's styles and behaviour to another
 * element. Returns the props for a styled element: `as`, and the component's props merged over those of the `render`
 * element.
 */
export function composed<P extends object>(
  render: ReactElement | undefined,
  props: P,
): P & { as?: ReactElement['type'] } {
  if (!render) return props;
  return { ...mergeProps(render.props as Props, props as Props), as: render.type } as P & { as: ReactElement['type'] };
}

/**
 * Implements the `render` prop for a component without a styled element: renders `tag`, or the `render` element with
 * merged props.
 */
export function rendered<P extends object>(tag: ElementType, render: ReactElement | undefined, props: P): ReactElement {
  if (render) return createElement(render.type, mergeProps(render.props as Props, props as Props));
  return jsx(tag, props); // unlike `createElement`, `jsx` does not copy the props
}

/** Returns the text content of nodes, for an accessible name or for typeahead. */
export function textOf(node: ReactNode): string {
  let text = '';
  Children.forEach(node, (child) => {
    if (typeof child === 'string' || typeof child === 'number') text += child;
    else if (isValidElement<{ children?: ReactNode }>(child)) text += textOf(child.props.children);
  });
  return text;
}

/** Whether the node is only text, which a `bdi` isolates. A `bdi` around elements would also reverse their order. */
export const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';
