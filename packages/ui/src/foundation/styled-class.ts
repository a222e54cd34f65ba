'use client';
import { useContext } from 'react';
import { StyleSheetContext, type DefaultTheme, type IStyledStatics } from 'styled-components';

/** A styled element whose template is one text without functions: ``styled.button`${text}` ``. */
export type StaticStyle = Pick<IStyledStatics<'web', object>, 'componentStyle'>;

const noProps = { theme: {} as DefaultTheme };

/**
 * The class name of a styled element, for a part that stands on a page by the thousand: it draws its own element with it, without the component
 * around it that copies all props twice. The template must be a single text, which is then hashed once and not at each render.
 * Styles are written where styled-components writes them: into the sheet of the nearest manager, on a server into the one that collects.
 */
export function useStyledClass(root: StaticStyle, className?: string): string {
  const { styleSheet, stylis } = useContext(StyleSheetContext);
  const name = root.componentStyle.generateAndInjectStyles(noProps, styleSheet, stylis);
  return className ? `${name} ${className}` : name;
}
