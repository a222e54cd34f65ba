import { randomUUID } from 'node:crypto';
import { listCourseRegistrations } from '@attesta/domain/courses/calls';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { accounts, jobs } from '../../database/schema.ts';
import { newAttendee, newCourse, registerFor } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { cancelCourse, changeCourse } from './organise.ts';

const number = 1000;
/** Two statements per 100 mails, and those that do not depend on the number. */
const maxStatements = 2 * (number / 100) + 15;

describe.each(databases)('Many registrations on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  /** Adds a course for one person with a waiting list of 1,000 accounts. */
  async function fullCourse() {
    const { queries } = instance.portal.database;
    const course = await newCourse(instance, { capacity: 1 });
    const first = await newAttendee(instance);
    const { registration } = (await registerFor(instance, course, first)).body;
    const [account] = await queries.select().from(accounts).where(eq(accounts.id, first.id));
    const [stored] = await queries
      .select()
      .from(courseRegistrations)
      .where(eq(courseRegistrations.id, registration.id));
    if (!account || !stored) throw new Error('The first registration is missing.');
    const { number: _number, ...row } = stored;
    const ids = Array.from({ length: number }, () => randomUUID());
    await queries.insert(accounts).values(ids.map((id) => ({ ...account, id, email: `${id}@example.org` })));
    await queries
      .insert(courseRegistrations)
      .values(ids.map((id) => ({ ...row, id, accountId: id, state: 'waiting' as const })));
    return course;
  }

  /** Counts the statements of the transaction that the work runs. */
  async function statementsOf(work: (queries: Queries) => Promise<unknown>): Promise<number> {
    const { queries } = instance.portal.database;
    let statements = 0;
    const counting = (target: Queries): Queries =>
      new Proxy(target, {
        get(real, name) {
          const value: unknown = Reflect.get(real, name);
          if (typeof value !== 'function') return value;
          if (name === 'transaction') {
            return (run: (transaction: Queries) => Promise<unknown>) =>
              real.transaction((transaction) => run(counting(transaction)));
          }
          if (['select', 'update', 'insert', 'delete', 'execute'].includes(String(name))) statements += 1;
          return value.bind(real) as unknown;
        },
      });
    await work(counting(queries));
    return statements;
  }

  const mailsAbout = (courseId: string, template: string) =>
    instance.portal.database.queries.$count(
      jobs,
      and(
        sql`${jobs.payload} -> 'course' ->> 'courseId' = ${courseId}`,
        sql`${jobs.payload} ->> 'template' = ${template}`,
      ),
    );

  it('are promoted, informed and cancelled in few statements, with one mail each (D.122, D.124)', async () => {
    const course = await fullCourse();
    const context = { now: instance.portal.clock(), origin: 'https://portal.example' };
    const changed = { ...course, capacity: number + 1, title: 'Another title' };
    const promoting = await statementsOf(async (queries) => {
      expect(await changeCourse(queries, changed, context)).toMatchObject({ informed: number + 1, promoted: number });
    });
    const cancelling = await statementsOf(async (queries) => {
      expect(await cancelCourse(queries, course.id, context)).toMatchObject({ registrations: number + 1 });
    });
    expect(promoting).toBeLessThan(2 * maxStatements);
    expect(cancelling).toBeLessThan(maxStatements);
    expect(await mailsAbout(course.id, 'courseChanged')).toBe(number + 1);
    expect(await mailsAbout(course.id, 'placeAvailable')).toBe(number);
    expect(await mailsAbout(course.id, 'courseCancelled')).toBe(number + 1);
    await instance.portal.database.queries.delete(jobs).where(eq(jobs.kind, 'mail'));
  });

  it('of one account do not hide its active one behind 200 later cancelled ones', async () => {
    const { queries } = instance.portal.database;
    const ada = await newAttendee(instance);
    const { id } = (await registerFor(instance, await newCourse(instance), ada)).body.registration;
    const [stored] = await queries.select().from(courseRegistrations).where(eq(courseRegistrations.id, id));
    if (!stored) throw new Error('The registration is missing.');
    const { number: _number, ...row } = stored;
    const cancelled = { state: 'cancelled' as const, cancelledAt: instance.portal.clock() };
    await queries
      .insert(courseRegistrations)
      .values(Array.from({ length: 200 }, () => ({ ...row, id: randomUUID(), ...cancelled })));
    const { registrations } = (await instance.call(listCourseRegistrations, { token: ada.token })).body;
    expect(registrations).toHaveLength(200);
    expect(registrations[0]).toMatchObject({ id, state: 'confirmed' });
  });
});
