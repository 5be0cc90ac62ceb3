// Runs before the first paint, so that a page opened at night never flashes day paper. The rest is lib/settings.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('wawel.theme');
  } catch {
    // no storage: follow the system's preference
  }
  const night = kept === 'night' || (kept !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
