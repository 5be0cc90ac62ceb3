import { defineShelf } from '$lib/match/shelf';

export default defineShelf({ place: 10, ground: 'vermilion', leaves: 1 });
