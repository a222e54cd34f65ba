import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MonthDial } from '../display/month-dial/index.js';
import { MonthStrip } from '../display/month-strip/index.js';
import { Stat } from '../display/stat/index.js';
import { ProgressBar, ProgressRing } from '../feedback/progress/index.js';

const months = [{ month: '2026-11', state: 'limited', stale: true }] as const;

/**
 * Components that show a value by a size. A strict Content Security Policy blocks style attributes in server-rendered
 * HTML, so with one they would show a wrong value.
 */
const elements: Record<string, ReactElement> = {
  ProgressBar: createElement(ProgressBar, { label: 'Uploading', value: 40 }),
  ProgressRing: createElement(ProgressRing, { label: 'Uploading', value: 40, size: 64 }),
  MonthDial: createElement(MonthDial, { label: 'Lathes', months, today: '2026-11-26', size: 160, group: 'Lathes' }),
  MonthStrip: createElement(MonthStrip, { label: 'Lathes', months, today: '2026-11-26', group: 'Lathes' }),
  Stat: createElement(Stat, { label: 'Reserves', value: '€1,250,000.00' }),
};

describe('Server-rendered HTML', () => {
  it.each(Object.entries(elements))('of %s has no style attribute', (_name, element) => {
    expect(renderToString(element)).not.toMatch(/\sstyle=/);
  });
});
