// Dresses the page before its first paint, so that nobody sees a flash of another theme. It blocks, so it is small and loads
// nothing. It says what src/preferences says; a test compares the two for every kind of stored value.
(function () {
  var kept = null;
  try {
    kept = JSON.parse(localStorage.getItem('attesta-preferences'));
  } catch {
    // Nothing readable is stored: the defaults stand in the page already.
  }
  if (typeof kept !== 'object' || kept === null) return;

  var root = document.documentElement;
  var among = function (list, value) {
    return list.indexOf(value) >= 0;
  };
  var fonts = { Inter: 'Inter Variable', Roboto: 'Roboto Variable' };

  if (typeof kept.presetColor === 'string')
    root.setAttribute('data-preset', /^theme[1-6]$/.test(kept.presetColor) ? kept.presetColor : 'default');
  if (among(['light', 'dark'], kept.mode)) root.setAttribute('data-mode', kept.mode);
  if (among(['ltr', 'rtl'], kept.themeDirection)) root.setAttribute('dir', kept.themeDirection);
  if (among(['en', 'fr', 'ro', 'zh'], kept.i18n)) root.setAttribute('lang', kept.i18n);
  if (typeof kept.outlinedFilled === 'boolean') root.setAttribute('data-fields', kept.outlinedFilled ? 'filled' : 'outlined');
  if (typeof kept.borderRadius === 'number' && kept.borderRadius >= 0 && kept.borderRadius <= 32)
    root.style.setProperty('--at-radius', kept.borderRadius + 'px');
  if (typeof kept.fontFamily === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} -]{0,63}$/u.test(kept.fontFamily))
    root.style.setProperty('--at-font', "'" + (Object.hasOwn(fonts, kept.fontFamily) ? fonts[kept.fontFamily] : kept.fontFamily) + "', 'Noto Sans SC Variable', system-ui, sans-serif");
})();
