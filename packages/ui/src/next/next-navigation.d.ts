/** The only function that is used of Next.js, which is not installed here. */
declare module 'next/navigation.js' {
  export function useServerInsertedHTML(render: () => import('react').ReactNode): void;
}
