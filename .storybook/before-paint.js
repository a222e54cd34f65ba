(function () {
  var around;
  try {
    around = window.parent === window ? undefined : window.parent.document.documentElement.dataset.mode;
  } catch {
    around = undefined; // the page of another host
  }
  var said = /mode:(\w+)/.exec(decodeURIComponent(location.search));
  document.documentElement.dataset.mode =
    around || (said ? said[1] : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
})();
