import { Children, createElement, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

type Props = Record<string, unknown>;
const isHandler = (name: string, value: unknown): value is (...args: unknown[]) => void =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** Two sets of props as one: handlers run both (the outer first), class names and styles join, otherwise the outer wins. */
export function mergeProps<A extends Props, B extends Props>(inner: A, outer: B): A & B {
  const merged: Props = { ...inner };
  for (const [name, value] of Object.entries(outer)) {
    const own = merged[name];
    if (isHandler(name, value) && isHandler(name, own)) {
      merged[name] = (...args: unknown[]) => {
        value(...args);
        own(...args);
      };
    } else if (name === 'className' && typeof own === 'string') merged[name] = [own, value].filter(Boolean).join(' ');
    else if (name === 'style' && own && value) merged[name] = { ...(own as object), ...(value as object) };
    else if (value !== undefined) merged[name] = value;
  }
  return merged as A & B;
}

/**
 * The library's one way of composition: `render={<Link to="/x" />}` keeps a part's looks and behaviour on another element.
 * Answers props for a styled element: its `as`, and the element's own props under the part's.
 */
export function composed<P extends object>(
  render: ReactElement | undefined,
  props: P,
): P & { as?: ReactElement['type'] } {
  if (!render) return props;
  return { ...mergeProps(render.props as Props, props as Props), as: render.type } as P & { as: ReactElement['type'] };
}

/** The element of a part that draws it without a styled component: its own tag, or what `render` names. */
export function rendered<P extends object>(tag: ElementType, render: ReactElement | undefined, props: P): ReactElement {
  return render ? createElement(render.type, mergeProps(render.props as Props, props as Props)) : jsx(tag, props); // unlike `createElement`, it takes the props as they are
}

/** The plain text of nodes, for a name or for typeahead. */
export function textOf(node: ReactNode): string {
  let text = '';
  Children.forEach(node, (child) => {
    if (typeof child === 'string' || typeof child === 'number') text += child;
    else if (isValidElement<{ children?: ReactNode }>(child)) text += textOf(child.props.children);
  });
  return text;
}
