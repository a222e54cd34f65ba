import { themeScript, themeScriptHash } from '@attesta/ui/theme';

/** The reader's choice lies in local storage under `preferences`, where the preset is called `presetColor`. */
const script = themeScript({
  key: 'preferences',
  names: { preset: 'presetColor', dir: 'themeDirection' },
  languages: ['en', 'fr'],
});

/** The head of every page, and what the policy names the script by. */
export const head = `<script>${script}</script><link rel="stylesheet" href="/theme.css">`;
export const policy = async () => `script-src 'self' ${await themeScriptHash(script)}`;
