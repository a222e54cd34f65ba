import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterUploadEvent,
  emptyQueue,
  uploadsToStart,
  withinLimits,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.js';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const after = (...events: UploadEvent[]) => events.reduce<UploadQueue>(afterUploadEvent, emptyQueue);
const added: UploadEvent = { type: 'added', files: [file('a.pdf'), file('b.pdf'), file('c.pdf')] };
const statesOf = (queue: UploadQueue) => queue.uploads.map(({ state }) => state);

describe('the queue', () => {
  it('starts uploads in their order, a few at a time', () => {
    expect(uploadsToStart(after(added), 2).map(({ key }) => key)).toEqual([1, 2]);
    expect(uploadsToStart(after(added, { type: 'started', key: 1 }), 2).map(({ key }) => key)).toEqual([2]);
    expect(
      uploadsToStart(after(added, { type: 'started', key: 1 }, { type: 'left', key: 1 }), 1).map(({ key }) => key),
    ).toEqual([2]);
  });

  it('keeps what was sent when an upload is retried, so that it can be resumed', () => {
    const queue = after(
      added,
      { type: 'started', key: 1 },
      { type: 'progressed', key: 1, sent: 6 },
      { type: 'failed', key: 1, problem: 'No connection' },
      { type: 'retried', key: 1 },
    );
    expect(queue.uploads[0]).toMatchObject({ state: 'queued', sent: 6, problem: undefined });
  });

  it('ignores what is reported after a cancellation', () => {
    const queue = after(
      added,
      { type: 'started', key: 1 },
      { type: 'cancelled', key: 1 },
      { type: 'progressed', key: 1, sent: 9 },
      { type: 'failed', key: 1, problem: 'Aborted' },
    );
    expect(queue.uploads[0]).toMatchObject({ state: 'cancelled', sent: 0, problem: undefined });
  });

  it('never has more running uploads than allowed, never sends more than a file, and never reuses a key', () => {
    const events = fc.array(
      fc.oneof(
        fc.record({ type: fc.constant('added' as const), files: fc.constant([file('x')]) }),
        fc.record({
          type: fc.constantFrom('cancelled' as const, 'retried' as const, 'left' as const),
          key: fc.integer({ min: 1, max: 5 }),
        }),
        fc.record({
          type: fc.constant('progressed' as const),
          key: fc.integer({ min: 1, max: 5 }),
          sent: fc.integer(),
        }),
      ),
    );
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 3 }), (list, parallel) => {
        let queue = emptyQueue;
        const keys = new Set<number>();
        for (const event of list) {
          const before = queue.nextKey;
          queue = afterUploadEvent(queue, event);
          for (let key = before; key < queue.nextKey; key++) {
            expect(keys.has(key)).toBe(false);
            keys.add(key);
          }
          for (const { key } of uploadsToStart(queue, parallel))
            queue = afterUploadEvent(queue, { type: 'started', key });
          expect(statesOf(queue).filter((state) => state === 'uploading').length).toBeLessThanOrEqual(parallel);
          for (const upload of queue.uploads) {
            expect(upload.sent).toBeGreaterThanOrEqual(0);
            expect(upload.sent).toBeLessThanOrEqual(upload.file.size);
          }
        }
      }),
    );
  });
});

describe('withinLimits', () => {
  it('accepts files in their order until a limit, and smaller ones after it', () => {
    const [large, small] = [file('large', 80), file('small', 10)];
    const { accepted, beyond } = withinLimits(
      [file('first', 30), large, small],
      { count: 1, size: 50 },
      { maxTotalSize: 100 },
    );
    expect(accepted.map(({ name }) => name)).toEqual(['first', 'small']);
    expect(beyond).toEqual([large]);
  });
  it('counts the files that are there', () => {
    expect(withinLimits([file('a'), file('b')], { count: 2, size: 0 }, { maxCount: 3 }).accepted).toHaveLength(1);
  });
});
