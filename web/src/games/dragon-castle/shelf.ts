import { defineShelf } from '$lib/match/shelf';

export default defineShelf({ place: 20, ground: 'malachite', leaves: 2 });
