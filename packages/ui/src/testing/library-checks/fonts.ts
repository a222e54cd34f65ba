import { cdp } from 'vitest/browser';

interface CdpNode {
  nodeId: number;
  parentId?: number;
  nodeType: number;
  nodeValue: string;
  nodeName: string;
}

interface Font {
  familyName: string;
  isCustomFont: boolean;
}

/** Returns the fonts in which the text of a node is rendered, or `undefined` if the node no longer exists. */
async function fontsOf({ nodeId }: CdpNode): Promise<Font[] | undefined> {
  try {
    return ((await cdp().send('CSS.getPlatformFontsForNode', { nodeId })) as { fonts: Font[] }).fonts;
  } catch (error) {
    if ((error as Error).message.includes('Could not find node')) return undefined;
    throw error;
  }
}

/**
 * Returns the texts of the page that use a system font, with the name of the font. Starts again if the document changes
 * while it is read: announcements are removed, and node ids become invalid when the test runner loads a frame.
 */
export async function textInSystemFonts(attempts = 100): Promise<string[]> {
  await cdp().send('DOM.enable');
  await cdp().send('CSS.enable');
  const { nodes } = (await cdp().send('DOM.getFlattenedDocument', { depth: -1, pierce: true })) as { nodes: CdpNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: string[] = [];
  for (const node of nodes.filter(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue.trim())) {
    const parent = byId.get(node.parentId ?? 0);
    if (
      !parent ||
      /^(STYLE|SCRIPT|TITLE)$/.test(parent.nodeName) ||
      !document.body.textContent.includes(node.nodeValue)
    )
      continue;
    const fonts = await fontsOf(parent);
    if (!fonts && attempts === 1) throw new Error('The document changed during each of 100 attempts to read it');
    if (!fonts) return textInSystemFonts(attempts - 1);
    found.push(
      ...fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${node.nodeValue.slice(0, 60)}: ${familyName}`),
    );
  }
  return found;
}
