/**
 * The numbers of section 9 of the specification that concern the interface, and of section 2 for the page transition:
 * lengths in px, headings in rem, times in ms. The scale, the breakpoints and the components import them from here.
 */
export const specified = {
  snackbar: {
    maxStack: 3,
    autoHide: 3000,
    fade: { appear: 500, enter: 600, exit: 400 },
    slide: { enter: 400, exit: 200 },
  },
  pageTransition: { duration: 400, enterScale: 0.99, exitScale: 1.01 },
  tooltip: { enterDelay: 100, touchEnterDelay: 700, touchLeaveDelay: 1500, maxWidth: 300 },
  breadcrumbs: { max: 8 },
  logo: { width: 150 },
  drawer: { header: 228, collapsed: 72, panel: 260 },
  accountMenu: { min: 300, max: 350 },
  breakpoint: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
  radius: { base: 4, preference: 8 },
  grid: { row: 54 },
  main: { top: 88, end: 20, padding: 20 },
  toolbar: { min: 48 },
  avatar: { small: 22, medium: 34, large: 44 },
  card: { padding: 24 },
  shadow: { opacity: 0.24 },
  heading: { h1: 2.125, h6: 0.75 },
} as const;
