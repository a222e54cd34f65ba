import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { UploadManager, type StoredFile, type UploadManagerProps, type UploadRequest } from './index.js';

const stored: StoredFile = { id: 'plan', name: 'plan.txt', size: 2000 };
const Example = (props: Partial<UploadManagerProps>) => (
  <UploadManager label="Documents" send={() => new Promise(() => undefined)} {...props} />
);
const text = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'text/plain' });
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('Documents', { exact: true }), files);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

/** A server whose uploads finish when the test says so. */
function server() {
  const requests: (UploadRequest & { store: () => void; fail: (message: string) => void })[] = [];
  const send = (request: UploadRequest) =>
    new Promise<StoredFile>((resolve, reject) => {
      requests.push({
        ...request,
        store: () => resolve({ id: request.file.name, name: request.file.name, size: request.file.size }),
        fail: (message) => reject(new Error(message)),
      });
    });
  const started = (count: number) => vi.waitFor(() => expect(requests.length).toBe(count));
  return { requests, send, started };
}

describeConformance('UploadManager', <Example defaultFiles={[stored]} />, {
  part: 'upload-manager',
  element: HTMLDivElement,
});

describe('UploadManager', () => {
  it('uploads chosen files a few at a time and adds them to the stored ones', async () => {
    const { requests, send, started } = server();
    const changed = vi.fn();
    await render(<Example send={send} parallel={1} defaultFiles={[stored]} onFilesChange={changed} />);
    await choose(text('a.txt'), text('b.txt'));
    await started(1);
    await expect.element(row('b.txt').getByText('Waiting')).toBeVisible();
    requests[0]!.onProgress(5);
    await expect
      .element(page.getByRole('progressbar', { name: 'Uploading a.txt' }))
      .toHaveAttribute('aria-valuenow', '5');
    requests[0]!.store();
    await started(2);
    requests[1]!.store();
    await vi.waitFor(() =>
      expect(changed.mock.lastCall?.[0].map(({ id }: StoredFile) => id)).toEqual(['plan', 'a.txt', 'b.txt']),
    );
  });

  it('shows why an upload failed, announces it, and resumes it on demand', async () => {
    const announced = recordAnnouncements();
    const { requests, send, started } = server();
    await render(<Example send={send} />);
    await choose(text('a.txt'));
    await started(1);
    requests[0]!.onProgress(6);
    requests[0]!.fail('The connection was lost.');
    await expect.element(page.getByText('The connection was lost.')).toBeVisible();
    await vi.waitFor(() => expect(announced).toContain('polite a.txt: The connection was lost.'));
    await button('Try again: a.txt').click();
    await started(2);
    expect(requests[1]!.sent).toBe(6);
    requests[1]!.store();
    await expect.element(button('Remove a.txt')).toBeVisible();
    await vi.waitFor(() => expect(announced).toContain('polite a.txt uploaded, all done'));
  });

  it('aborts a cancelled upload, keeps it in the list, and starts the next one', async () => {
    const { requests, send, started } = server();
    await render(<Example send={send} parallel={1} />);
    await choose(text('a.txt'), text('b.txt'));
    await started(1);
    await button('Cancel a.txt').click();
    expect(requests[0]!.signal.aborted).toBe(true);
    await expect.element(row('a.txt').getByText('Cancelled')).toBeVisible();
    await started(2);
    expect(requests[1]!.file.name).toBe('b.txt');
  });

  it('aborts its uploads when it is unmounted', async () => {
    const { requests, send, started } = server();
    const { unmount } = await render(<Example send={send} />);
    await choose(text('a.txt'));
    await started(1);
    await unmount();
    expect(requests[0]!.signal.aborted).toBe(true);
  });

  it('refuses files beyond the limits by name, and shows what is used', async () => {
    const { requests, send, started } = server();
    await render(<Example send={send} defaultFiles={[stored]} maxCount={3} maxTotalSize={2050} />);
    await expect.element(page.getByText('1 of 3 files, 2 kB of 2 kB')).toBeVisible();
    await choose(text('a.txt', 100), text('b.txt', 10));
    await expect.element(page.getByText(/^a\.txt does not fit in\./)).toBeVisible();
    await started(1);
    expect(requests[0]!.file.name).toBe('b.txt');
  });

  it('removes a stored file once the server has removed it, and says if it could not', async () => {
    const removal = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce();
    await render(<Example defaultFiles={[stored]} onRemove={removal} />);
    await button('Remove plan.txt').click();
    await expect.element(page.getByText('plan.txt could not be removed. Try again.')).toBeVisible();
    await button('Remove plan.txt').click();
    await expect.element(button('Remove plan.txt')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Documents', { exact: true })).toHaveFocus();
  });

  it('retries all failed uploads at once', async () => {
    const { requests, send, started } = server();
    await render(<Example send={send} />);
    await choose(text('a.txt'), text('b.txt'));
    await started(2);
    for (const request of requests) request.fail('No connection.');
    await button('Try 2 files again').click();
    await started(4);
    expect(requests.slice(2).map(({ file }) => file.name)).toEqual(['a.txt', 'b.txt']);
  });
});
