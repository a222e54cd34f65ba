export interface PropDoc {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}
export interface ComponentDoc {
  name: string;
  description: string;
  /** The element that takes every other prop. */
  element?: string;
  props: PropDoc[];
}
export interface FunctionDoc {
  name: string;
  description: string;
  signature: string;
}
export interface PartDoc {
  components: ComponentDoc[];
  functions: FunctionDoc[];
}
/** Tables of props by the part's folder: `inputs/button`. */
export function readProps(): Record<string, PartDoc>;
