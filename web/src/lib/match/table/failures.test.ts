import { expect, it } from 'vitest';
import { Failure } from '$lib/net/http';
import { settings } from '$lib/settings.svelte';
import { failureText } from './failures';

it('says the kind, the line and, in the language of the reader, what exactly is wrong', () => {
  const failure = new Failure(422, 'bad-record', 'RZ-3.1', 4, 'line 4: not in hand', {
    pl: 'tego nie ma w ręce',
    en: 'not in hand',
  });
  settings.language = 'pl';
  expect(failureText(failure)).toMatch(/^Zapis partii .*Wiersz 4\. Tego nie ma w ręce\. .*RZ-3\.1/);
  settings.language = 'en';
  expect(failureText(failure)).toMatch(/Not in hand\. /);
});

it('is content with the kind', () => {
  settings.language = 'pl';
  expect(failureText(new Failure(0, 'no-connection'))).toMatch(/^Nie ma połączenia z\sserwerem\.$/);
});
