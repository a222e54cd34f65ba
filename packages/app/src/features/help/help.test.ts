import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createTranslations } from '../../platform/i18n/i18n';
import { languages } from '../../platform/preferences/preferences';
import { routeAt } from '../../platform/navigation/routes';
import { FaqPage } from './faq';
import { LandingIndex } from './landing-index';

/** Renders a component in a language, as text without tags and as markup. */
async function rendered(component: ComponentType, language: string) {
  const { i18n, ready } = createTranslations(language);
  await ready;
  await i18n.loadNamespaces('help');
  const page = createElement(MemoryRouter, null, createElement(component));
  const html = renderToString(createElement(I18nextProvider, { i18n }, page));
  return { html, count: (tag: string) => html.split(`<${tag}`).length - 1 };
}

describe.each(languages)('help in the language %s', (language) => {
  it('answers at least twelve questions, each in a closed section of an accordion (S2.19)', async () => {
    const { html, count } = await rendered(FaqPage, language);
    const answers = [...html.matchAll(/data-slot="content"[^>]*><p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text);
    expect(new Set(answers).size).toBeGreaterThanOrEqual(12);
    expect(html.split('aria-expanded="false"').length - 1).toBe(answers.length);
    expect(count('h3')).toBe(answers.length);
    expect(count('h1')).toBe(1);
    expect(html).not.toMatch(/faq\.\w+/);
  });

  it('has a landing index of three roles with links to registration and sign-in (S2.19)', async () => {
    const { html, count } = await rendered(LandingIndex, language);
    expect(count('section')).toBe(3);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links).toEqual(['/register', '/login']);
    expect(links.map((href) => routeAt(href).path)).toEqual(links);
    expect(html).not.toMatch(/landing\.\w+/);
  });
});
