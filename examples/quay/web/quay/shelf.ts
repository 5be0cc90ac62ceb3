import { defineShelf } from '$lib/match/shelf';

export default defineShelf({ place: 60, ground: 'ultramarine', leaves: 1 });
