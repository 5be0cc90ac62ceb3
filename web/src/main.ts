import { mount } from 'svelte';
import '$lib/ui/fonts.css';
import '$lib/ui/tokens.css';
import '$lib/ui/measures.css';
import '$lib/ui/pieces.css';
import '$lib/ui/grounds.css';
import '$lib/ui/ui.css';
import shell from '$lib/ui/art/shell.svg?raw';
import { addSprite } from '$lib/ui';
import App from './App.svelte';
import { addEmblems } from './games';

addSprite('shell', shell);
addEmblems();
mount(App, { target: document.getElementById('app')! });
