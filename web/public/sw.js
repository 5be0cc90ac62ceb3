// The service worker: keeps the shell (scripts, styles, fonts and pictures of the build) and a page for when there is no
// connection, and shows notices. It never touches /api, so no answer of the server and no game is ever kept.
// Pages come from the network whenever there is one: a new version is there at the next load.

// of the files in OFFLINE; tests/server/test_installable.py says which it has to be
const VERSION = '5bb71e09';
const OFFLINE = ['/offline.html', '/offline.css', '/offline.js', '/theme.js', '/offline.svg', '/icons/wawel.svg'];
const KEPT = `wawel-offline-${VERSION}`;
const SHELL = 'wawel-shell';
/** Files of the shell that are kept; those of earlier builds go first. */
const MOST = 400;
/** What a proxy says when there is nobody behind it. */
const NOBODY = [502, 504];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
});

addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

/** A notice: it says what the server wrote, and leads to the table. */
addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  const shown = { body, tag, lang, data: { url }, icon: '/icons/wawel-192.png', renotify: true };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, location.origin)));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (!NOBODY.includes(answer.status)) return answer;
  } catch {
    // no connection
  }
  return (await caches.match('/offline.html')) ?? Response.error();
}

/** Files of a build have a hash in their name, so the one that is kept is the right one. */
async function part(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') await cache.put(request, answer.clone());
  return answer;
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name !== KEPT && name !== SHELL);
  const cache = await caches.open(SHELL);
  const parts = await cache.keys();
  const many = parts.slice(0, Math.max(0, parts.length - MOST));
  await Promise.all([...old.map((name) => caches.delete(name)), ...many.map((each) => cache.delete(each))]);
}

/** Goes to a window that is there already, if one is. */
async function show(url) {
  const windows = await clients.matchAll({ type: 'window' });
  const there = windows.find((each) => new URL(each.url).pathname === url.pathname);
  return there ? there.focus() : clients.openWindow(url.href);
}
