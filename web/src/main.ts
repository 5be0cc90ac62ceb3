// Starts the client: styles, art, emblems, then the page.
import { mount } from 'svelte';
import '$lib/ui/styles/index.css';
import shell from '$lib/ui/art/shell.svg?raw';
import { addSprite } from '$lib/ui';
import App from './App.svelte';
import { addEmblems } from './games';

addSprite('shell', shell);
addEmblems();
mount(App, { target: document.getElementById('app')! });
