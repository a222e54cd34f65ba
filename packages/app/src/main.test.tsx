import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { operatorResponse } from './testing/people';
import { serve } from './testing/portal-page';

/** Starts the portal as `index.html` does. The module runs once, so the tests look at one start. */
beforeAll(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('serviceToken', 't1');
  serve({ 'GET /api/get-authenticated-user': { body: { user: operatorResponse } } });
  history.replaceState(null, '', '/dashboard/statistics');
  document.body.innerHTML = '<div id="root" data-page="/" data-language="en">the prerendered page</div>';
  await import('./main');
});
afterAll(() => localStorage.clear());

describe('the entry', () => {
  it('renders the page of the address in place of another prerendered page (D.132)', async () => {
    await expect.element(page.getByRole('heading', { level: 1, name: 'Global Statistics' })).toBeVisible();
    expect(document.getElementById('root')!.textContent).not.toContain('the prerendered page');
    expect(document.getElementById('root')).not.toHaveAttribute('data-page');
    expect(document.documentElement).toHaveAttribute('data-hydrated');
  });

  it('loads the style sheets of the library and of the fonts in each weight (S3.20)', async () => {
    const faces = () => [...document.fonts].map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`);
    for (const face of ['Poppins 400', 'Poppins 500', 'Poppins 600', 'IBM Plex Mono 500'])
      expect(faces()).toContain(face);
    const style = getComputedStyle(document.documentElement);
    expect(style.getPropertyValue('--at-primary')).not.toBe('');
    await vi.waitFor(() => expect(document.fonts.check('16px Poppins')).toBe(true));
  });

  it('renders toasts outside the router', async () => {
    await vi.waitFor(() => expect(document.querySelector('[data-part="snackbar-host"]')).not.toBeNull());
  });
});
