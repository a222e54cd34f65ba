import { presetIds } from '../colors/preset-ids.js';
import { customPresetId, type PresetName, type ThemeChoice } from './theme-choice.js';

/** How a portal stores the user's theme: one JSON object in local storage. */
export interface StoredTheme {
  /** The key in local storage. Default `theme`. */
  key?: string | undefined;
  /** Names of stored fields that differ from `ThemeChoice`. `lang` is the language of the page. */
  names?: Partial<Record<keyof ThemeChoice | 'lang', string>> | undefined;
  /**
   * The presets that the portal offers; another stored preset becomes `default`. Default: the presets of the library
   * and any custom one (`x-…`).
   */
  presets?: readonly PresetName[] | undefined;
  /** The modes that the portal offers; another stored mode is ignored. Default: all three. */
  modes?: readonly NonNullable<ThemeChoice['mode']>[] | undefined;
  /** The languages that the portal supports. Without them, the `lang` of the page is unchanged. */
  languages?: readonly string[] | undefined;
  /** Font families by their stored names: `{ Inter: 'Inter Variable' }`. */
  faces?: Readonly<Record<string, string>> | undefined;
  /** The maximum radius in px; a larger stored radius is ignored. Default 32. */
  largestRadius?: number | undefined;
}

/** Matches no id. */
const none = /^(?!)/;

/**
 * The source of the script: a single function that uses no recent syntax, because it is not transpiled. It validates
 * each stored value separately.
 */
const programFor = (customId: RegExp) => `function(o){try{
var r=document.documentElement,k=JSON.parse(localStorage.getItem(o.key)),own=Object.prototype.hasOwnProperty;
if(typeof k!=="object"||!k)return;
var get=function(n){n=o.names[n]||n;return own.call(k,n)?k[n]:undefined};
var put=function(a,v,all,yes,no){if(v===true)v=yes;if(v===false)v=no;if(typeof v==="string"&&all.indexOf(v)>=0)r.setAttribute(a,v)};
var p=get("preset"),n=get("radius"),f=get("fontFamily");
if(typeof p==="string")r.setAttribute("data-preset",o.presets.indexOf(p)>=0||${customId}.test(p)?p:"default");
put("data-mode",get("mode"),o.modes);
put("dir",get("dir"),["ltr","rtl"]);
put("lang",get("lang"),o.languages);
put("data-fields",get("fields"),["filled","outlined"],"filled","outlined");
put("data-density",get("density"),["comfortable","compact"]);
put("data-container",get("container"),["fixed","full"],"fixed","full");
if(typeof n==="number"&&n>=0&&n<=o.largestRadius)r.style.setProperty("--at-radius",n+"px");
if(typeof f==="string"&&/^[\\p{L}\\p{N}][\\p{L}\\p{N} -]{0,63}$/u.test(f))r.style.setProperty("--at-font","'"+(own.call(o.faces,f)?o.faces[f]:f)+"', var(--at-font-fallback, system-ui), system-ui, sans-serif");
}catch(e){}}`;

/**
 * Returns the text of a script that applies the stored theme to `<html>` before the first paint, so that the page does
 * not flash in another theme. It has the same effect as `applyTheme`. Include it in `<head>` as a blocking script
 * before the style sheets, either inline with its hash in the policy (`themeScriptHash`) or as a file. `fields` and
 * `container` may be stored as strings or as booleans (true is filled, fixed). A portal in `system` mode that stores
 * nothing needs no script.
 *
 * @example const script = themeScript({ key: 'preferences', names: { preset: 'presetColor' } }); const page =
 * `<head><script>${script}</script>…`;
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
  // Escape characters that could end the script element or a line of the script.
  const safe = options.replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `(${programFor(presets ? none : customPresetId)})(${safe})`;
}

/**
 * Returns the source expression that allows an inline script in a Content-Security-Policy, quotes included: `script-src
 * 'self' 'sha256-…'`. The hash is valid only if the script element contains exactly this text, without additional white
 * space. The hash of `themeScript()` without options is `defaultThemeScriptHash`.
 */
export async function themeScriptHash(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** `themeScriptHash(themeScript())`, for a portal that stores a `ThemeChoice` under the key `theme`. */
export const defaultThemeScriptHash = "'sha256-rxqENlVVdm8bwyqJ7a84+lCqjgjdbkfZwtq4/gz51cY='";
