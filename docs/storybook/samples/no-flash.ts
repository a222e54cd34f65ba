import { themeScript, themeScriptHash } from '@attesta/ui/theme';

/** The choice is stored in local storage under `preferences`, where the preset has the name `presetColor`. */
const script = themeScript({
  key: 'preferences',
  names: { preset: 'presetColor', dir: 'themeDirection' },
  languages: ['en', 'fr'],
});

/** The head of every page, and the policy with the hash of the script. */
export const head = `<script>${script}</script><link rel="stylesheet" href="/theme.css">`;
export const policy = async () => `script-src 'self' ${await themeScriptHash(script)}`;
