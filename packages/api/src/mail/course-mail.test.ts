import { describe, expect, it } from 'vitest';
import { testSettings } from '../testing/settings.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import type { CourseMailFacts } from './course-facts.ts';
import { renderCourseMail } from './course-mail.ts';
import { courseMailTexts, type CourseMailTemplate } from './texts/courses.ts';
import { mailLanguages } from '@attesta/domain/account/profile/preferences';
import { transportOf } from './transport.ts';

const facts: CourseMailFacts = {
  registrationId: '6f1c0f0e',
  state: 'confirmed',
  number: 'C-000123',
  courseId: 'mdr-technical-documentation',
  title: 'Technical documentation',
  startsAt: '2027-02-03T08:00:00.000Z',
  endsAt: '2027-02-03T16:30:00.000Z',
  timeZone: 'Europe/Bucharest',
  format: 'on_site',
  place: 'Strada Academiei 28, București',
  total: 123_450,
  registeredAt: '2026-11-22T09:30:00.000Z',
  changedAt: '2026-11-22T09:30:00.000Z',
};
const templates = Object.keys(courseMailTexts) as CourseMailTemplate[];
const mail = (template: CourseMailTemplate, language = 'en', changes: Partial<CourseMailFacts> = {}) =>
  renderCourseMail(template, {
    to: 'ada@example.org',
    language,
    origin: 'https://portal.example',
    from: 'Portal <no-reply@portal.example>',
    course: { ...facts, ...changes },
  });
const link = 'https://portal.example/register-course/mdr-technical-documentation?registration=6f1c0f0e';

describe('A mail about a course', () => {
  it.each(templates)('%s has its own text in every language, with the link to the registration', (template) => {
    const mails = mailLanguages.map((language) => mail(template, language));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    for (const { subject, text, html } of mails) {
      expect(subject).toMatch(/[:：] ?Technical documentation$/);
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
    }
  });

  it.each([
    ['en', 'Date and time: Wednesday, 3 February 2027, 10:00–18:30 EET', 'Total: €1,234.50'],
    ['fr', 'Date et heure : mercredi 3 février 2027, 10:00 – 18:30 UTC+2', 'Total : 1 234,50 €'],
    ['ro', 'Data și ora: miercuri, 3 februarie 2027, 10:00–18:30 EET', 'Total: 1.234,50 EUR'],
    ['zh', '日期和时间：2027年2月3日星期三 GMT+2 10:00–18:30', '总价：€1,234.50'],
  ])('contains the time in the time zone of the course and the price, in %s', (language, time, total) => {
    const text = mail('registrationConfirmed', language).text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
    expect(text).toContain(time);
    expect(text).toContain(total);
    expect(text).toContain('Strada Academiei 28, București');
    expect(text).toContain('C-000123');
  });

  it('names no place for an online course', () => {
    expect(mail('registrationConfirmed', 'fr', { format: 'online', place: null }).text).toContain(
      'Lieu\u00a0: En ligne',
    );
  });

  it('has a calendar file that adds or removes the course, and none on the waiting list', () => {
    const fileOf = (state: CourseMailFacts['state']) => mail('courseChanged', 'en', { state }).attachments?.[0];
    expect(fileOf('confirmed')?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(fileOf('confirmed')?.content).toMatch(
      /UID:6f1c0f0e@courses\.attesta\r\nSEQUENCE:0\r\nDTSTAMP:20261122T093000Z/,
    );
    expect(fileOf('cancelled')?.content).toMatch(/METHOD:CANCEL[^]+SEQUENCE:1[^]+STATUS:CANCELLED/);
    const moved = mail('courseChanged', 'en', { changedAt: '2026-11-22T10:30:00.000Z' }).attachments?.[0];
    expect(moved?.content).toContain('SEQUENCE:3600');
    expect(fileOf('waiting')).toBeUndefined();
  });

  it('shows markup in a title as text, and keeps a title with line breaks out of the headers', async () => {
    const { received, url } = await startSmtpServer();
    const transport = transportOf(testSettings({ smtpUrl: url, mailFrom: 'portal@example.org' }), () => new Date());
    const hostile = mail('registrationConfirmed', 'en', { title: '<img src=x>\r\nBcc: eve@example.org' });
    expect(hostile.html).not.toContain('<img');
    await transport.send({ id: 'job', ...hostile });
    transport.close();
    const [headers] = received[0]?.raw.split('\r\n\r\n') ?? [];
    expect(headers).toMatch(/^Subject: /m);
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  it('is sent by SMTP with its calendar file (D.123)', async () => {
    const { received, url } = await startSmtpServer();
    const transport = transportOf(testSettings({ smtpUrl: url, mailFrom: 'portal@example.org' }), () => new Date());
    await transport.send({ id: 'job', ...mail('registrationConfirmed') });
    transport.close();
    const raw = received[0]?.raw ?? '';
    expect(raw).toMatch(/Content-Type: text\/calendar;[^]*?charset=utf-8;[^]*?method=PUBLISH/i);
    expect(raw).toMatch(/Content-Disposition: attachment; filename="?C-000123\.ics/);
    expect(raw).toMatch(/text\/plain; charset=utf-8/);
  });
});
