import { createEffect, sample } from 'effector';
import { $language } from '../preferences/model';
import { appStarted } from '../start/app-started';

/** Name of the cookie. The server selects the language of the prerendered page by it. */
const name = 'attesta-language';
const oneYear = 365 * 24 * 60 * 60;

/** Mirrors the language of the user for the server. A setting, which requires no consent. */
const writeCookieFx = createEffect((language: string) => {
  const { document, location } = globalThis;
  if (!document) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
});

sample({ clock: [appStarted, $language.updates], source: $language, target: writeCookieFx });
