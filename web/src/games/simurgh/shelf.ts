import { defineShelf } from '$lib/match/shelf';

export default defineShelf({ place: 40, ground: 'saffron', leaves: 3 });
