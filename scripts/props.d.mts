export interface PropDoc {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}
export interface ExportedComponentDoc {
  name: string;
  description: string;
  /** The element that receives all other props. */
  element?: string;
  props: PropDoc[];
}
export interface ExportedFunctionDoc {
  name: string;
  description: string;
  signature: string;
}
/** What one component of the library, such as `overlays/menu`, exports. */
export interface ComponentDoc {
  components: ExportedComponentDoc[];
  functions: ExportedFunctionDoc[];
}
/** Returns the documentation of every component by its folder, such as `inputs/button`. */
export function readProps(): Record<string, ComponentDoc>;
