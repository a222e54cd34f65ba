import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { allStories } from '../stories.js';
import { play } from './play.js';

/** Stories with scripts whose faces the portal does not ship: their pictures show the machine's, so none is taken. */
const pictured = allStories.filter(({ meta, story }) => !(story.parameters ?? meta.parameters)?.visual?.skip);

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

/** Undefined where its id no longer stands for anything. */
async function fontsOf({ nodeId }: CdpNode): Promise<Font[] | undefined> {
  try {
    return ((await cdp().send('CSS.getPlatformFontsForNode', { nodeId })) as { fonts: Font[] }).fonts;
  } catch (fault) {
    if ((fault as Error).message.includes('Could not find node')) return undefined;
    throw fault;
  }
}

/**
 * The text that is drawn with a font of the machine, and that font's name; in the page of the test only. The document is read anew where it changed on the
 * way: words for screen readers stand for a moment only, and ids end with each frame that the runner loads.
 */
async function drawnByTheMachine(readings = 100): Promise<string[]> {
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
    if (!fonts && readings === 1) throw new Error('The document never stands still long enough to be read');
    if (!fonts) return drawnByTheMachine(readings - 1);
    found.push(
      ...fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${node.nodeValue.slice(0, 60)}: ${familyName}`),
    );
  }
  return found;
}

describe('What is pictured is drawn with fonts that come with the project, so that every machine draws the same', () => {
  it.each(pictured)('$folder, $name', async (entry) => {
    await play(entry);
    expect(await drawnByTheMachine()).toEqual([]);
  });
});
