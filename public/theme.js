// Runs before the first paint: a stored choice of scheme must not flash.
(function () {
  try {
    var scheme = localStorage.getItem('groundline-scheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
  } catch {
    // storage may be closed to the page; the system's scheme then holds
  }
})();
