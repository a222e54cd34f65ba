export { Accordion, type AccordionItem, type AccordionProps } from './accordion.js';
export { Disclosure, type DisclosureProps } from './disclosure.js';
export type { AccordionReason } from './section.js';
