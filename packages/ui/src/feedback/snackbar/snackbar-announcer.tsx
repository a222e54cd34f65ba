'use client';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Snack } from './snackbar-state.js';

/** How long words stand in a live region, in ms: long enough to be taken up, not so long that they are found twice. */
const SPOKEN = 1000;

function Words({ text }: { text: string }) {
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), SPOKEN);
    return () => clearTimeout(timer);
  }, []);
  return said ? null : <p>{text}</p>;
}

interface SnackbarAnnouncerProps {
  snacks: readonly Snack[];
  labels: Required<SnackbarLabels>;
}

/** Two live regions that are always there: a screen reader misses what comes together with its region. */
export function SnackbarAnnouncer({ snacks, labels }: SnackbarAnnouncerProps) {
  const words = (urgent: boolean) =>
    snacks
      .filter(({ tone, phase }) => phase !== 'exiting' && (tone === 'error') === urgent)
      .map(({ id, tone, message, count }) => (
        <Words key={`${id} ${count}`} text={`${labels[tone]}: ${message}${count > 1 ? `, ${labels.count(count)}` : ''}`} />
      ));
  return (
    <>
      <VisuallyHidden as="div" aria-live="polite">{words(false)}</VisuallyHidden>
      <VisuallyHidden as="div" aria-live="assertive">{words(true)}</VisuallyHidden>
    </>
  );
}
