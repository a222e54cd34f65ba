// The theme script of @attesta/ui for src/platform/preferences/stored-theme.ts. It sets the theme before the first paint.
// It blocks rendering, so it is small and loads nothing. To update this file:
// npx vitest run --project app packages/app/src/platform/preferences/theme-script -u
(function(o){try{
var r=document.documentElement,k=JSON.parse(localStorage.getItem(o.key)),own=Object.prototype.hasOwnProperty;
if(typeof k!=="object"||!k)return;
var get=function(n){n=o.names[n]||n;return own.call(k,n)?k[n]:undefined};
var put=function(a,v,all,yes,no){if(v===true)v=yes;if(v===false)v=no;if(typeof v==="string"&&all.indexOf(v)>=0)r.setAttribute(a,v)};
var p=get("preset"),n=get("radius"),f=get("fontFamily");
if(typeof p==="string")r.setAttribute("data-preset",o.presets.indexOf(p)>=0||/^(?!)/.test(p)?p:"default");
put("data-mode",get("mode"),o.modes);
put("dir",get("dir"),["ltr","rtl"]);
put("lang",get("lang"),o.languages);
put("data-fields",get("fields"),["filled","outlined"],"filled","outlined");
put("data-density",get("density"),["comfortable","compact"]);
put("data-container",get("container"),["fixed","full"],"fixed","full");
if(typeof n==="number"&&n>=0&&n<=o.largestRadius)r.style.setProperty("--at-radius",n+"px");
if(typeof f==="string"&&/^[\p{L}\p{N}][\p{L}\p{N} -]{0,63}$/u.test(f))r.style.setProperty("--at-font","'"+(own.call(o.faces,f)?o.faces[f]:f)+"', var(--at-font-fallback, system-ui), system-ui, sans-serif");
}catch(e){}})({"key":"attesta-preferences","names":{"preset":"presetColor","dir":"themeDirection","fields":"outlinedFilled","radius":"borderRadius","lang":"i18n"},"modes":["light","dark"],"languages":["en","fr","ro","zh"],"faces":{"Inter":"Inter Variable","Roboto":"Roboto Variable"},"largestRadius":32,"presets":["default","theme1","theme2","theme3","theme4","theme5","theme6"]});
