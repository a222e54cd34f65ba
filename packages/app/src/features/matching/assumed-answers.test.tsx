import { match } from '@attesta/domain/matching/match';
import { requestFrom } from '@attesta/domain/matching/request';
import { WindowIndex } from '@attesta/domain/matching/window-index';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../platform/navigation/paths';
import { deviceWith } from '../../testing/device';
import { openPortal, type Host } from '../../testing/portal-page';

const device = deviceWith();
/** The request of a small company that is assumed to have applied before. */
const request = (firstTime: boolean | undefined) => ({
  ...requestFrom(device, { companySize: 'small', role: null }, { firstTime }),
  regulation: 'MDR' as const,
  classVariant: 'IIa',
  openQuestions: [],
  riskClass: 'IIa' as const,
  codes: ['MDA0203'],
  languages: ['en' as const],
});

const host: Host = {
  'GET /api/devices': { body: { devices: [device], total: 1, next: null, previous: null } },
  'GET /api/shortlist': { body: { entries: [], total: 0, next: null } },
  'POST /api/match': ({ body }) => ({
    body: match(
      request((body as { firstTime?: boolean }).firstTime),
      { bodies: [], windows: new WindowIndex([]) },
      { today: '2026-11-21' },
    ),
  }),
};
const open = (parameters = '', width?: number) =>
  openPortal({ path: `${paths.matching}?device=${device.id}${parameters}`, host, ...(width && { width }) });

const question = () => page.getByRole('radiogroup', { name: 'First application to a notified body?' });
const chosen = () => question().getByRole('radio', { checked: true }).elements();
const openQuestion = () => page.getByRole('button', { name: 'Answer this question' });
const known = () => page.getByText('SME, has applied to a notified body before', { exact: false });
const mark = () => page.getByText('assumed', { exact: true });

describe('whether it is the first application', () => {
  it('is marked as assumed until the user says so, with a link to the question (D.237)', async () => {
    await open();
    await expect.element(known()).toBeVisible();
    await expect.element(mark()).toBeVisible();
    await expect
      .element(page.getByText('“No” is assumed from your role and company size.', { exact: false }))
      .toBeVisible();
    expect(chosen()).toEqual([]);
    await openQuestion().click();
    expect(question().element()).toContainElement(document.activeElement as HTMLElement);
    await question().getByText('No', { exact: true }).click();
    await vi.waitFor(() => expect(location.search).toContain('first=no'));
    await expect.element(mark()).not.toBeInTheDocument();
    await expect.element(openQuestion()).not.toBeInTheDocument();
    await expect.element(known()).toBeVisible();
    expect(chosen()).toHaveLength(1);
  });

  it('opens the section of the question on a narrow page (D.237)', async () => {
    await open('', 600);
    await page.getByRole('button', { name: 'Your request' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await openQuestion().click();
    await expect.element(question()).toBeVisible();
    expect(question().element()).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ['', 'SME, has applied to a notified body before (assumed)'],
    ['&first=no', 'SME, has applied to a notified body before'],
    ['&first=yes', 'SME, first application to a notified body'],
  ])('is marked in the report for the file: %s (D.237)', async (parameters, text) => {
    await open(`&view=report${parameters}`);
    await expect
      .element(page.getByRole('article', { name: 'Report for the file' }).getByText(text, { exact: true }))
      .toBeVisible();
  });
});
