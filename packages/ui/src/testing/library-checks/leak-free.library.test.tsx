import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { defaultStories, storyComponent } from '../stories.js';

/** The number of mounts per measurement. */
const cycles = 200;
/** The maximum growth of the heap per cycle, in bytes. Leaking even the smallest component exceeds it. */
const heapPerCycle = 6_000;
/** The maximum number of measurements. A component fails only if each of them exceeds a limit. */
const rounds = 4;

interface Counters {
  nodes: number;
  jsEventListeners: number;
}

const nextFrame = () => new Promise(requestAnimationFrame);
async function measure() {
  await nextFrame();
  await cdp().send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = (await cdp().send('Memory.getDOMCounters')) as Counters;
  const { usedSize } = (await cdp().send('Runtime.getHeapUsage')) as { usedSize: number };
  return { nodes, jsEventListeners, usedSize };
}

describe('Memory: mounting and unmounting a component repeatedly leaks nothing', () => {
  it.each(defaultStories)('$folder, $name', async (entry) => {
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
        if (time % 5 === 0) await nextFrame(); // lets observers and animation frames run
        flushSync(() => root.unmount());
        host.replaceChildren();
      }
    };
    await cycle(10); // creates everything that is created only once, such as styles and listeners of the root
    let growth = { nodes: 0, listeners: 0, bytes: 0 };
    let before = await measure();
    // Compiled code and caches of the engine grow in some rounds only, a leak in each round.
    for (let round = 0; round < rounds; round++) {
      await cycle(cycles);
      const after = await measure();
      growth = {
        nodes: (after.nodes - before.nodes) / cycles,
        listeners: (after.jsEventListeners - before.jsEventListeners) / cycles,
        bytes: (after.usedSize - before.usedSize) / cycles,
      };
      if (growth.nodes < 1 && growth.listeners < 1 && growth.bytes < heapPerCycle) break;
      before = after;
    }
    expect(growth.nodes, 'leaked nodes per cycle').toBeLessThan(1);
    expect(growth.listeners, 'leaked listeners per cycle').toBeLessThan(1);
    expect(growth.bytes, 'leaked bytes per cycle').toBeLessThan(heapPerCycle);
    host.remove();
  });
});
