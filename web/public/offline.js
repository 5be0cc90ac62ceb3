// The page without a connection: speaks the reader's language, and goes on as soon as the server answers.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('wawel.language');
  } catch {
    // no storage: follow the browser
  }
  const polish = kept ? kept === 'pl' : (navigator.languages[0] ?? 'en').toLowerCase().startsWith('pl');
  document.documentElement.lang = polish ? 'pl' : 'en';
  document.title = polish ? 'Nie ma połączenia · Wawel' : 'No connection · Wawel';
  try {
    sessionStorage.setItem('wawel.back', 'yes'); // the next page says that the connection is back
  } catch {
    // then it says nothing
  }
  const again = () => location.reload();
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', again);
  addEventListener('online', again);
  const EVERY = 10_000;
  setInterval(() => {
    fetch('/api/health', { cache: 'no-store' }).then((answer) => answer.ok && again(), () => {});
  }, EVERY);
})();
