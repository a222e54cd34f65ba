import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { usualStories, storyComponent } from '../stories.js';

/** 20 times in `npm test`, 200 in `npm run test:full`: a node or listener that stays behind each time shows in both. */
const cycles = Number(import.meta.env['VITE_CYCLES'] ?? 20);
/** What a page may grow by a cycle, in bytes; a kept tree of the smallest part is more. */
const heapPerCycle = 6_000;
/** A leak is there in every one. */
const rounds = 4;

interface Counters {
  nodes: number;
  jsEventListeners: number;
}

const nextFrame = () => new Promise(requestAnimationFrame);
async function counted() {
  await nextFrame();
  await cdp().send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = (await cdp().send('Memory.getDOMCounters')) as Counters;
  const { usedSize } = (await cdp().send('Runtime.getHeapUsage')) as { usedSize: number };
  return { nodes, jsEventListeners, usedSize };
}

describe('A part that is mounted and unmounted again and again leaves nothing', () => {
  it.each(usualStories)('$folder, $name', async (entry) => {
    const Story = storyComponent(entry);
    const host = document.body.appendChild(document.createElement('div'));
    const cycle = async (times: number) => {
      for (let time = 0; time < times; time++) {
        const root = createRoot(host);
        flushSync(() =>
          root.render(
            <StrictMode>
              <Story />
            </StrictMode>,
          ),
        );
        if (time % 5 === 0) await nextFrame(); // observers and frames of the part have their turn
        flushSync(() => root.unmount());
        host.replaceChildren();
      }
    };
    await cycle(10); // what is made once, as styles and listeners of the root, is made here
    let stays = { nodes: 0, listeners: 0, bytes: 0 };
    let before = await counted();
    // What the engine has compiled or cached meanwhile grows now and then, as the machine finds time for it; a leak grows each time.
    for (let round = 0; round < rounds; round++) {
      await cycle(cycles);
      const after = await counted();
      stays = {
        nodes: (after.nodes - before.nodes) / cycles,
        listeners: (after.jsEventListeners - before.jsEventListeners) / cycles,
        bytes: (after.usedSize - before.usedSize) / cycles,
      };
      if (stays.nodes < 1 && stays.listeners < 1 && stays.bytes < heapPerCycle) break;
      before = after;
    }
    expect(stays.nodes, 'nodes that stay, by cycle').toBeLessThan(1);
    expect(stays.listeners, 'listeners that stay, by cycle').toBeLessThan(1);
    expect(stays.bytes, 'bytes that stay, by cycle').toBeLessThan(heapPerCycle);
    host.remove();
  });
});
