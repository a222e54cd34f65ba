/** The only function that is used of Next.js, which is not installed here. */
declare module 'next/navigation.js' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(render: () => ReactNode): void;
}
