// Starts the client: styles, art, emblems, then the page; later the worker that keeps the shell (public/sw.js).
import { mount } from 'svelte';
import '$lib/ui/styles/index.css';
import shell from '$lib/ui/art/shell.svg?raw';
import { addSprite } from '$lib/ui';
import App from './App.svelte';
import { install } from '$lib/install.svelte';
import { addEmblems } from './games';

addSprite('shell', shell);
addEmblems();
install.start(window);
mount(App, { target: document.getElementById('app')! });

// only over TLS or on this machine; without it everything works the same
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
