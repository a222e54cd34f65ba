import { cdp } from 'vitest/browser';

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}
interface Frame {
  frame: { id: string; name?: string };
  childFrames?: Frame[];
}
interface Session {
  send(method: string, params?: object): Promise<unknown>;
}

/** Roles that only group or contain text. A screen reader does not announce them. */
const silent = new Set([
  'generic',
  'none',
  'StaticText',
  'InlineTextBox',
  'RootWebArea',
  'paragraph',
  'LabelText',
  'ListMarker',
]);
const announcedStates = ['expanded', 'disabled', 'modal'];

/**
 * Returns the browser's accessibility tree as a screen reader presents it: a line with role, name and states per
 * element, indented by depth.
 */
export async function accessibilityTree(): Promise<string[]> {
  const session = cdp() as unknown as Session;
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: Frame };
  const frames: Frame[] = [frameTree];
  for (const frame of frames) frames.push(...(frame.childFrames ?? []));
  const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId: frames.at(-1)?.frame.id })) as {
    nodes: Node[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const addLines = (node: Node | undefined, depth: number) => {
    if (!node) return;
    const role = node.role?.value ?? '';
    const isAnnounced = !node.ignored && !silent.has(role);
    if (isAnnounced) {
      const states = (node.properties ?? [])
        .filter(({ name, value }) => announcedStates.includes(name) && (value.value === true || name === 'expanded'))
        .map(({ name, value }) => (value.value === false ? `not ${name}` : name));
      lines.push(
        [`${'  '.repeat(depth)}${role}`, node.name?.value ? `"${node.name.value}"` : '', ...states]
          .filter(Boolean)
          .join(' '),
      );
    }
    for (const child of node.childIds ?? []) addLines(byId.get(child), depth + (isAnnounced ? 1 : 0));
  };
  addLines(nodes[0], 0);
  return lines;
}
