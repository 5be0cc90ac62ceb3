import { defineShelf } from '$lib/match/shelf';

export default defineShelf({ place: 30, ground: 'ultramarine', leaves: 2 });
