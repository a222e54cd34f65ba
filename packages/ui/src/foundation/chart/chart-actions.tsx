'use client';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { announce } from '../announce.js';
import type { Chart } from './use-chart.js';
import type { ChartExport } from './chart-export.js';

interface ChartActionsProps {
  chart: Chart;
  titleId: string;
  switchId: string;
  header: string;
  fileName: string;
  hideExport: boolean | undefined;
}

const images = [
  ['svg', 'downloadSvg'],
  ['png', 'downloadPng'],
  ['copyFigures', 'copyFigures'],
  ['copySvg', 'copySvg'],
  ['copyPng', 'copyPng'],
] as const;

interface ActionButtonProps extends ComponentPropsWithRef<'button'> {
  id: string;
  titleId: string;
  text: string;
}

/** A button whose name ends with the title of the chart, so that it is unique on the page. */
const ActionButton = ({ id, titleId, text, ...rest }: ActionButtonProps) => (
  <button type="button" data-slot="action" id={id} aria-labelledby={`${id} ${titleId}`} {...rest}>
    {text}
  </button>
);

/** The switch between chart and table, and the downloads. Their code is loaded when one is used. */
export function ChartActions({ chart, titleId, switchId, header, fileName, hideExport }: ChartActionsProps) {
  const { labels, view, setView } = chart;
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const run = async (action: keyof ChartExport) => {
    const root = element.current;
    const figure = root?.closest('figure');
    if (!figure) return;
    try {
      const { chartExport } = await import('./chart-export.js');
      await chartExport[action]({ chart, header, fileName, figure });
      if (action.startsWith('copy')) announce(labels.copied, { root });
    } catch {
      announce(labels.failed, { root, urgent: true });
    }
  };
  return (
    <div ref={element} data-slot="actions">
      <ActionButton
        id={switchId}
        titleId={titleId}
        text={labels.table}
        onClick={() => setView(view === 'table' ? 'chart' : 'table')}
        aria-pressed={view === 'table'}
      />
      {!hideExport && (
        <>
          <ActionButton
            id={`${chart.id}-csv`}
            titleId={titleId}
            text={labels.csv}
            onClick={() => void run('downloadCsv')}
          />
          <ActionButton
            id={`${chart.id}-more`}
            titleId={titleId}
            text={labels.more}
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${chart.id}-exports` : undefined}
          />
          {isOpen && (
            <div data-slot="exports" id={`${chart.id}-exports`}>
              {images.map(
                ([name, action]) =>
                  (view === 'chart' || name === 'copyFigures') && (
                    <ActionButton
                      key={name}
                      id={`${chart.id}-${name}`}
                      titleId={titleId}
                      text={labels[name]}
                      onClick={() => void run(action)}
                    />
                  ),
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}
