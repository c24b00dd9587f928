// Runs before the page is drawn, so that a chosen light or dark does not flash. Everything else waits in battle-arrow.js.
(() => {
  try {
    const theme = localStorage.getItem('battle-arrow.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch { /* storage is forbidden here: the device decides */ }
})();
