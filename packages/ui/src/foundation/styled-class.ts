'use client';
import { useContext } from 'react';
import { StyleSheetContext, type DefaultTheme, type IStyledStatics } from 'styled-components';

/** A styled element whose template is a single string without functions: ``styled.button`${text}` ``. */
export type StaticStyle = Pick<IStyledStatics<'web', object>, 'componentStyle'>;

const noProps = { theme: {} as DefaultTheme };

/**
 * Returns the class name of a styled element, for a component that is rendered thousands of times on a page: it renders
 * a plain element and avoids the styled component, which copies all props twice. The template must be a single string,
 * which is hashed once and not on each render. The styles are inserted into the sheet of the nearest
 * `StyleSheetManager`, on a server into its `ServerStyleSheet`.
 */
export function useStyledClass(root: StaticStyle, className?: string): string {
  const { styleSheet, stylis } = useContext(StyleSheetContext);
  const name = root.componentStyle.generateAndInjectStyles(noProps, styleSheet, stylis);
  return className ? `${name} ${className}` : name;
}
