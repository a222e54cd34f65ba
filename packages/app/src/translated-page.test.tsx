import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { detailsChanged } from './features/courses/order/model';
import { courseHost } from './features/courses/testing/course-host';
import { completeForm, openCourse } from './features/courses/testing/registrations';
import { coursePaths, devicePaths } from './platform/navigation/paths';
import { deviceWith } from './testing/device';
import { openPortal } from './testing/portal-page';
import courses from './platform/i18n/en/courses.json';
import portal from './platform/i18n/en/portal.json';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const failure = () => page.getByText(portal.errors.error.title);

/** Replaces every text with an element, now and when it changes, as the translation of a browser does. */
function translatePage(): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text && /\p{L}|\p{N}/u.test(node.data) && node.parentElement?.tagName !== 'FONT';
  const translate = (node: Text) => {
    const font = document.createElement('font');
    font.textContent = node.data;
    node.replaceWith(font);
  };
  const translateAll = (within: Node) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of [...addedNodes, target])
        if (node.isConnected && !(node instanceof HTMLStyleElement)) translateAll(node);
  });
  translateAll(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('in a page that the browser translates (D.659)', () => {
  it('a device moves to every stage and back', async () => {
    const device = deviceWith({ regulation: 'MDR', stage: 'idea' });
    const path = devicePaths.edit(device.id);
    await openPortal({ path, host: { [`GET /api/devices/${device.id}`]: { body: { device } } } });
    const stage = page.getByRole('combobox', { name: /^Stage/ });
    await expect.element(stage).toBeVisible();
    translatePage();
    for (const name of [
      'Certified',
      'Idea',
      'Application lodged',
      'Prototype',
      'Certified',
      'Clinical evaluation',
      'Idea',
    ]) {
      await stage.click();
      await page.getByRole('option', { name }).click();
      await expect.element(stage).toHaveTextContent(name);
      await expect.element(failure()).not.toBeInTheDocument();
    }
  });

  it('a registration for a course goes through its steps and back', async () => {
    const course = openCourse();
    const scope = await openPortal({ path: coursePaths.register(course.id), host: courseHost() });
    await expect.element(button('Continue')).toBeVisible();
    await allSettled(detailsChanged, { scope, params: completeForm });
    translatePage();
    await button('Continue').click();
    await expect.element(page.getByRole('heading', { level: 2, name: courses.steps.details })).toBeVisible();
    await button('Continue').click();
    await expect.element(page.getByRole('heading', { level: 2, name: courses.steps.payment })).toBeVisible();
    await button(courses.steps.back).click();
    await button(courses.steps.back).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'About the course' })).toBeVisible();
    await expect.element(failure()).not.toBeInTheDocument();
  });

  it.each(['/nexus', '/dashboard/statistics', '/dashboard/market-operator/list-medical-devices', '/courses', '/video'])(
    'the page %s is left and opened again',
    async (path) => {
      await openPortal({ path });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      translatePage();
      const links = page.getByRole('navigation').getByRole('link');
      for (const name of ['Statistics', 'Nexus', 'Job board', 'Statistics']) {
        await links.filter({ hasText: name }).first().click();
        await expect.element(failure()).not.toBeInTheDocument();
      }
    },
  );
});
