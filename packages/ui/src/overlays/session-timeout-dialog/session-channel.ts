'use client';
import { useEffect, useRef } from 'react';

/** What tabs of the same session tell each other: that it was extended until a time, or that it ended. */
export type SessionMessage = { type: 'extended'; expiresAt: number } | { type: 'ended' };

const isMessage = (data: unknown): data is SessionMessage => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return (
    data.type === 'ended' || (data.type === 'extended' && 'expiresAt' in data && typeof data.expiresAt === 'number')
  );
};

/** Receives the messages of other tabs, and returns a function that sends one. */
export function useSessionChannel(name: string, onMessage: (message: SessionMessage) => void) {
  const channel = useRef<BroadcastChannel | null>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(name);
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      if (isMessage(data)) latest.current(data);
    };
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [name]);
  return (message: SessionMessage) => channel.current?.postMessage(message);
}
