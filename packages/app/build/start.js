// Inline script of the prerendered pages. It runs before the first paint, after the theme script.
(function (page, root) {
  var start = JSON.parse(page.getElementById('attesta-start').textContent);
  var stored = {};
  var token = null;
  try {
    token = localStorage.getItem('serviceToken');
    stored = JSON.parse(localStorage.getItem('attesta-preferences')) || {};
  } catch {
    // Blocked storage: nobody is signed in.
  }
  var isSignedIn = /^[\x21-\x7e]{1,4096}$/.test(token || '');

  // A signed-in user sees the frame of the shell instead of the sign-in form.
  if (isSignedIn && start.frame) root.setAttribute('data-frame', '');

  // Hides the prerendered page if React would render something else: another language, state of the history entry, or an
  // incomplete token in the address.
  var entry = history.state && history.state.usr;
  var isOtherLanguage = typeof stored.i18n === 'string' && stored.i18n !== start.language;
  var hasIncompleteToken = /[?&]token=(?![\w-]{1,512}(&|$))/.test(location.search);
  if ((isSignedIn && !start.frame) || isOtherLanguage || hasIncompleteToken || (entry !== null && entry !== undefined))
    root.setAttribute('data-stale', '');

  var files = isSignedIn && start.frame ? start.preload.signedIn : start.preload.signedOut;
  for (var index = 0; index < files.length; index += 1) {
    var link = page.createElement('link');
    link.rel = 'modulepreload';
    link.href = files[index];
    page.head.appendChild(link);
  }

  // The scripts of the page could not be loaded: says so, instead of a page that does not respond.
  page.addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.tagName === 'SCRIPT') root.setAttribute('data-failed', '');
    },
    true,
  );

  // The last button or link pressed before hydration is pressed again after it. A link that the browser followed would
  // load the portal again and lose what was typed.
  page.addEventListener('click', function (event) {
    if (root.hasAttribute('data-hydrated') || root.hasAttribute('data-failed') || event.defaultPrevented) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    var pressed = event.target.closest && event.target.closest('button:not([type=submit]), a[href^="/"]:not([target])');
    if (!pressed) return;
    if (pressed.href) event.preventDefault();
    var before = page.querySelector('[data-pressed]');
    if (before) before.removeAttribute('data-pressed');
    pressed.setAttribute('data-pressed', '');
  });

  // A form submitted before hydration is submitted again after it. The browser must not send it.
  page.addEventListener('submit', function (event) {
    if (root.hasAttribute('data-hydrated')) return;
    event.preventDefault();
    root.setAttribute('data-submitted', '');
  });
})(document, document.documentElement);
