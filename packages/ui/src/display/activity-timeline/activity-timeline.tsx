'use client';
import { createElement, memo, useId, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { englishTimelineLabels, type ActivityTimelineLabels } from './activity-timeline-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { Spinner } from '../../foundation/progress/spinner.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { groupByDay, relativeDay, timeFormats } from './activity-timeline-state.js';
import { Root } from './activity-timeline.styles.js';
import { TimelineEvent, type ActivityEvent } from './timeline-event.js';
import { useLoadedMore } from './use-loaded-more.js';
import { watchHeldKeys } from '../../foundation/keys/held-keys.js';

watchHeldKeys();

export interface ActivityTimelineProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the region, such as "History of the claim". */
  label: string;
  /** The events in display order, usually the latest first. */
  events: readonly ActivityEvent[];
  /** Locale of dates and times, as a BCP 47 tag. Default: that of the `LocaleProvider`, otherwise US English. */
  locale?: string | undefined;
  /** IANA time zone of dates and times. Server and browser must use the same one. */
  timeZone?: string | undefined;
  /** Today's ISO date in the time zone. With it, the last two days are called today and yesterday. */
  today?: string | undefined;
  /** Level of the headings with the dates. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Called when the user asks for more events. The button is shown only with this handler. */
  onLoadMore?: (() => void) | undefined;
  /** Whether more events are being loaded. */
  loading?: boolean | undefined;
  /** Whether loading failed. The button then tries again. */
  failed?: boolean | undefined;
  labels?: Partial<ActivityTimelineLabels> | undefined;
}

/**
 * The history of an object: who did what and when, as a list for each day. `data-part="activity-timeline"`; `data-slot`
 * day, date, events, event (with `data-tone`), mark, title, time, text, more. Throws a RangeError if a time, the
 * locale or the time zone is invalid. Source: WCAG 2.2, 1.3.1, 1.4.1 and 4.1.3.
 */
export const ActivityTimeline = memo(function ActivityTimeline({
  label,
  events,
  locale: givenLocale,
  timeZone = 'UTC',
  today,
  headingLevel = 3,
  onLoadMore,
  loading = false,
  failed = false,
  labels: overrides,
  className,
  ref,
  ...rest
}: ActivityTimelineProps) {
  const id = useId();
  const locale = useLocale(givenLocale);
  const labels = useLabels('activityTimeline', englishTimelineLabels, overrides);
  const formats = useMemo(() => timeFormats(locale, timeZone), [locale, timeZone]);
  const days = useMemo(() => groupByDay(events, formats), [events, formats]);
  const root = useRef<HTMLElement | null>(null);
  const setElement = useMemo(
    () =>
      mergeRefs<HTMLElement>(ref, (element) => {
        root.current = element;
      }),
    [ref],
  );
  const requested = useLoadedMore(root, {
    count: events.length,
    loading,
    failed,
    added: labels.added,
    failure: labels.failed,
  });
  const titleOf = (date: string, first: ActivityEvent) => {
    const relative = relativeDay(date, today);
    return relative ? labels[relative] : formats.day(new Date(first.time));
  };
  return (
    <section
      data-part="activity-timeline"
      aria-label={label}
      {...rest}
      ref={setElement}
      className={useStyledClass(Root, className)}
    >
      {days.map(({ date, events: sameDay }) => (
        <div key={date} data-slot="day">
          {createElement(
            `h${headingLevel}`,
            { id: `${id}-${date}`, 'data-slot': 'date' },
            <time dateTime={date}>{titleOf(date, sameDay[0]!)}</time>,
          )}
          <ol data-slot="events" aria-labelledby={`${id}-${date}`}>
            {sameDay.map((event) => (
              <TimelineEvent
                key={event.id}
                event={event}
                time={formats.time(new Date(event.time))}
                tones={labels.tones}
              />
            ))}
          </ol>
        </div>
      ))}
      {onLoadMore && (
        <div data-slot="more">
          {failed && !loading && <p data-slot="failure">{labels.failed}</p>}
          <button
            type="button"
            data-slot="load"
            aria-disabled={loading || undefined}
            onClick={() => {
              if (loading) return;
              requested();
              onLoadMore();
            }}
          >
            {loading && <Spinner />}
            {loading ? labels.loading : failed ? labels.retry : labels.loadMore}
          </button>
        </div>
      )}
    </section>
  );
});
