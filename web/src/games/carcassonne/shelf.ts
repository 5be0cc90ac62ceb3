import { defineShelf } from '$lib/match/shelf';

export default defineShelf({ place: 50, ground: 'plum', leaves: 2 });
