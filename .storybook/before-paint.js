(function () {
  var parentMode;
  try {
    parentMode = window.parent === window ? undefined : window.parent.document.documentElement.dataset.mode;
  } catch {
    parentMode = undefined; // the parent page has another origin
  }
  var urlMode = /mode:(\w+)/.exec(decodeURIComponent(location.search));
  document.documentElement.dataset.mode =
    parentMode || (urlMode ? urlMode[1] : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
})();
