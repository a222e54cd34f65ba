import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { ActivityTimeline, type ActivityEvent, type ActivityTimelineProps } from './index.js';

const events: ActivityEvent[] = ['2027-03-12T23:30:00Z', '2027-03-12T09:00:00Z', '2027-03-11T08:00:00Z'].map(
  (time, index) => ({ id: `${index}`, time, title: `Event ${index}` }),
);
const Example = (props: Partial<ActivityTimelineProps>) => (
  <ActivityTimeline label="History" locale="en-GB" events={events} {...props} />
);
const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

describeConformance('ActivityTimeline', <Example onLoadMore={() => undefined} />, {
  part: 'activity-timeline',
  element: HTMLElement,
});

describe('ActivityTimeline', () => {
  it('has an ordered list for each day, named by its date', async () => {
    await render(<Example headingLevel={4} />);
    expect(headings()).toEqual(['12 Mar 2027', '11 Mar 2027']);
    expect(page.getByRole('heading', { level: 4 }).elements()).toHaveLength(2);
    const list = page.getByRole('list', { name: '12 Mar 2027' });
    expect(list.element().tagName).toBe('OL');
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(page.getByRole('region', { name: 'History' })).toBeVisible();
  });

  it('groups by the given time zone, and names the last two days', async () => {
    await render(<Example timeZone="Europe/Vienna" today="2027-03-13" />);
    expect(headings()).toEqual(['Today', 'Yesterday', '11 Mar 2027']);
    const times = [...document.querySelectorAll('[data-slot="time"]')].map((time) => [
      time.getAttribute('datetime'),
      time.textContent,
    ]);
    expect(times[0]).toEqual(['2027-03-12T23:30:00Z', '00:30']);
  });

  it('shows a tone by an icon and reads it before the title', async () => {
    await render(
      <Example
        labels={{ tones: { success: 'Erledigt', warning: 'Achtung', error: 'Fehlgeschlagen' } }}
        events={[
          { ...events[0]!, tone: 'error' },
          { ...events[1]!, tone: 'success', actor: { name: 'Anna' } },
        ]}
      />,
    );
    const items = page.getByRole('listitem').elements();
    expect(items.map((item) => item.querySelector('p')!.textContent)).toEqual([
      'Fehlgeschlagen: Event 0',
      'Erledigt: Event 1',
    ]);
    expect(items.every((item) => item.querySelector('svg'))).toBe(true);
  });

  it('hides the avatar from screen readers, because the title includes the name', async () => {
    await render(<Example events={[{ ...events[0]!, actor: { name: 'Anna Petrescu' } }]} />);
    expect(page.getByRole('img').query()).toBeNull();
    expect(document.querySelector('[data-part="avatar"]')).not.toBeNull();
  });

  function Loaded({ until }: { until: number }) {
    const [count, setCount] = useState(1);
    return (
      <Example events={events.slice(0, count)} onLoadMore={count < until ? () => setCount(count + 1) : undefined} />
    );
  }
  const more = () => page.getByRole('button', { name: 'Show earlier events' });

  it('announces new events and leaves the focus on the button', async () => {
    const announced = recordAnnouncements();
    await render(<Loaded until={3} />);
    await more().click();
    await vi.waitFor(() => expect(announced).toContain('polite 1 more event'));
    await expect.element(more()).toHaveFocus();
  });

  it('moves the focus to the first new event when the button disappears', async () => {
    await render(<Loaded until={2} />);
    await more().click();
    await expect.element(page.getByRole('listitem').nth(1)).toHaveFocus();
    expect(more().query()).toBeNull();
  });

  it('ignores presses while loading', async () => {
    const onLoadMore = vi.fn();
    await render(<Example loading onLoadMore={onLoadMore} />);
    const button = page.getByRole('button', { name: /Loading/ });
    (button.element() as HTMLElement).click();
    expect(onLoadMore).not.toHaveBeenCalled();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows and announces a failure, and tries again', async () => {
    const announced = recordAnnouncements();
    const onLoadMore = vi.fn();
    const screen = await render(<Example onLoadMore={onLoadMore} />);
    await more().click();
    await screen.rerender(<Example onLoadMore={onLoadMore} loading />);
    await screen.rerender(<Example onLoadMore={onLoadMore} failed />);
    await vi.waitFor(() => expect(announced).toContain('polite The events were not loaded.'));
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });
});
