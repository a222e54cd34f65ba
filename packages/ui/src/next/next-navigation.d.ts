/** The only exports that are used of Next.js, which is not installed here. */
declare module 'next/navigation.js' {
  import type { Context, ReactNode } from 'react';

  type InsertHtml = (render: () => ReactNode) => void;
  /** The function of the current response to which `useServerInsertedHTML` passes its argument. */
  export const ServerInsertedHTMLContext: Context<InsertHtml | null>;
  export const useServerInsertedHTML: InsertHtml;
}
