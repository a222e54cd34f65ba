import { expect, type Page } from '@playwright/test';

const idea = {
  regulation: 'MDR',
  stage: 'idea',
  manufacturerCountry: 'RO',
  intendedPurpose: 'Shows the oxygen in the blood of adults at rest.',
};

/** Creates a device of the signed-in user and returns its id. */
export async function createDevice(page: Page, answers: object): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('serviceToken'));
  const response = await page.request.post('/api/devices', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...idea, ...answers },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { device: { id: string } }).device.id;
}
