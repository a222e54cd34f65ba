import { presetIds } from './presets.js';
import { ownPresetId, type ThemeChoice } from './theme-choice.js';

/** How a portal keeps what its reader chose: one JSON object in local storage. */
export interface StoredTheme {
  /** Its key in local storage. Default `theme`. */
  key?: string | undefined;
  /** What the fields are called there, where not as in `ThemeChoice`; `lang` is the language of the page. */
  names?: Partial<Record<keyof ThemeChoice | 'lang', string>> | undefined;
  /** The presets that the portal offers; a stored other one is `default`. Default: those of the library, and any of one's own (`x-…`). */
  presets?: readonly string[] | undefined;
  /** The modes that the portal offers; a stored other one is left. Default: all three. */
  modes?: readonly NonNullable<ThemeChoice['mode']>[] | undefined;
  /** The languages that the portal has; without them the page keeps its `lang`. */
  languages?: readonly string[] | undefined;
  /** Faces of fonts that are stored under another name: `{ Inter: 'Inter Variable' }`. */
  faces?: Readonly<Record<string, string>> | undefined;
  /** The largest radius that is taken, in px. Default 32. */
  largestRadius?: number | undefined;
}

/** Matches no id at all. */
const none = /^(?!)/;

/** It runs before everything else, in the browser as it is, so it is one function in old words; each value is read by itself and trusted in nothing. */
const programFor = (own: RegExp) => `function(o){try{
var r=document.documentElement,k=JSON.parse(localStorage.getItem(o.key)),own=Object.prototype.hasOwnProperty;
if(typeof k!=="object"||!k)return;
var get=function(n){n=o.names[n]||n;return own.call(k,n)?k[n]:undefined};
var put=function(a,v,all,yes,no){if(v===true)v=yes;if(v===false)v=no;if(typeof v==="string"&&all.indexOf(v)>=0)r.setAttribute(a,v)};
var p=get("preset"),n=get("radius"),f=get("fontFamily");
if(typeof p==="string")r.setAttribute("data-preset",o.presets.indexOf(p)>=0||${own}.test(p)?p:"default");
put("data-mode",get("mode"),o.modes);
put("dir",get("dir"),["ltr","rtl"]);
put("lang",get("lang"),o.languages);
put("data-fields",get("fields"),["filled","outlined"],"filled","outlined");
put("data-density",get("density"),["comfortable","compact"]);
put("data-container",get("container"),["fixed","full"],"fixed","full");
if(typeof n==="number"&&n>=0&&n<=o.largestRadius)r.style.setProperty("--at-radius",n+"px");
if(typeof f==="string"&&/^[\\p{L}\\p{N}][\\p{L}\\p{N} -]{0,63}$/u.test(f))r.style.setProperty("--at-font","'"+(own.call(o.faces,f)?o.faces[f]:f)+"', 'Noto Sans SC Variable', system-ui, sans-serif");
}catch(e){}}`;

/**
 * The text of a script that dresses `<html>` in the stored choice before the first paint, so that nobody sees a flash of another theme. It says what
 * `applyTheme` says. Put it into `<head>`, blocking, before the style sheets; inline with its hash in the policy (`themeScriptHash`), or as a file.
 * Fields and container may be stored as words or as booleans (true is filled, fixed). A portal in `system` mode that stores nothing needs no script.
 *
 * @example
 * const script = themeScript({ key: 'preferences', names: { preset: 'presetColor' } });
 * const page = `<head><script>${script}</script>…`;
 */
export function themeScript({
  key = 'theme',
  names = {},
  presets,
  modes = ['light', 'dark', 'system'],
  languages = [],
  faces = {},
  largestRadius = 32,
}: StoredTheme = {}): string {
  const options = JSON.stringify({ key, names, modes, languages, faces, largestRadius, presets: presets ?? presetIds });
  // Nothing in it may end the element that it stands in, or a line of it.
  const safe = options.replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `(${programFor(presets ? none : ownPresetId)})(${safe})`;
}

/**
 * What a Content-Security-Policy names an inline script by: `script-src 'self' 'sha256-…'`, quotes included. The hash is of exactly this text: it stands between
 * the tags without a space or line added. That of `themeScript()` itself is `defaultThemeScriptHash`.
 */
export async function themeScriptHash(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** `themeScriptHash(themeScript())`, for a portal that keeps its choice under `theme` in the words of `ThemeChoice`. */
export const defaultThemeScriptHash = "'sha256-eHmTrZiBqvgEw1EQtVW+Dh756irVtOPArVmdQm5rXVI='";
