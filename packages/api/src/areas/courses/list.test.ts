import { getCourse, listCourses } from '@attesta/domain/courses/calls';
import { cursorOf } from '@attesta/domain/contract/cursor';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../../database/course-schema.ts';
import { newAttendee, newCourse, registerFor, type Attendee } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { demoDay } from '../../testing/settings.ts';
import { cancelCourse } from './organise.ts';

describe.each(databases)('The list of courses on $name', (database) => {
  let instance: Instance;
  let ada: Attendee;
  beforeAll(async () => {
    instance = await createInstance({ database });
    ada = await newAttendee(instance);
  });
  afterAll(() => instance.close());

  const list = async (query: Record<string, string> = {}) =>
    (await instance.call(listCourses, { token: ada.token, query })).body;
  const starting = (id: string, startsAt: string) =>
    newCourse(instance, { id, startsAt, closesAt: startsAt, endsAt: '2028-01-01T00:00:00Z' });

  it('contains courses that have not started and are not cancelled, next first, with their free places (D.76)', async () => {
    await starting('later', '2027-03-01T08:00:00Z');
    const next = await starting('next', '2027-02-01T08:00:00Z');
    await starting('past', `${demoDay}T08:00:00Z`);
    const { id } = await starting('withdrawn', '2027-02-02T08:00:00Z');
    const context = { now: instance.portal.clock(), origin: 'http://127.0.0.1:4300' };
    await cancelCourse(instance.portal.database.queries, id, context);
    await registerFor(instance, next, ada);

    const { courses: found, next: cursor } = await list();
    expect(found.map((course) => [course.id, course.state, course.placesLeft])).toEqual([
      ['next', 'open', 2],
      ['later', 'open', 3],
    ]);
    expect(cursor).toBeNull();
  });

  it('contains every course on exactly one page, also for equal starts', async () => {
    const { queries } = instance.portal.database;
    const ids = Array.from({ length: 25 }, (_, index) => `paged-${String(index).padStart(2, '0')}`);
    for (const id of ids) await starting(id, '2027-05-01T08:00:00Z');
    // Two of them start a microsecond later, which a JavaScript date cannot represent.
    for (const id of ['paged-03', 'paged-07']) {
      await queries
        .update(courses)
        .set({ startsAt: sql`${courses.startsAt} + interval '1 microsecond'` })
        .where(eq(courses.id, id));
    }
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list({ pageSize: '4', ...(after && { after }) });
      expect(page.courses.length).toBeLessThanOrEqual(4);
      seen.push(...page.courses.map(({ id }) => id));
      after = page.next;
    }
    const rows = await queries.select({ id: courses.id }).from(courses).orderBy(courses.startsAt, courses.id);
    const hidden = new Set(['past', 'withdrawn']);
    expect(seen).toEqual(rows.map(({ id }) => id).filter((id) => !hidden.has(id)));
  });

  it('can be empty after a position', async () => {
    const end = cursorOf(['2999-01-01T00:00:00.000000Z', 'z']);
    expect(await list({ after: end })).toEqual({ courses: [], next: null });
  });

  it.each<Record<string, string>>([{ pageSize: '51' }, { pageSize: '0' }, { after: 'x' }, { search: 'x' }])(
    'is rejected with %j',
    async (query) => {
      expect((await instance.call(listCourses, { token: ada.token, query })).status).toBe(400);
    },
  );
});

describe.each(databases)('A course on $name', (database) => {
  it('is returned by its id, also after its start (D.76)', async () => {
    const instance = await createInstance({ database });
    const { token } = await newAttendee(instance);
    const changes = { startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-11-20T16:00:00.000Z' };
    const course = await newCourse(instance, { ...changes, closesAt: '2026-11-19T00:00:00.000Z' });
    const response = await instance.call(getCourse, { token, params: { courseId: course.id } });
    expect(response.body.course).toEqual({ ...course, state: 'closed', placesLeft: 3 });
    expect((await instance.call(getCourse, { token, params: { courseId: 'absent' } })).status).toBe(404);
    await instance.close();
  });
});
