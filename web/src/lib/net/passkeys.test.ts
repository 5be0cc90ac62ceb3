import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytes, namedPage, text, whyNoPasskeys } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

describe('bytes as text', () => {
  it('come back as they were, without signs that a URL would change', () => {
    const raw = Uint8Array.from({ length: 256 }, (_, at) => at);
    const said = text(raw.buffer);
    expect(said).toMatch(/^[\w-]+$/);
    expect(bytes(said)).toEqual(raw);
  });
});

describe('passkeys', () => {
  it.each([
    [false, 'wawel.lan', 'insecure'],
    [true, '127.0.0.1', 'address'],
    [true, '[::1]', 'address'],
    [true, 'localhost', null],
    [true, 'wawel.example.org', null],
  ])('are there or not: secure %s, host %s', (isSecureContext, hostname, why) => {
    vi.stubGlobal('window', { isSecureContext, PublicKeyCredential: class {} });
    expect(whyNoPasskeys({ hostname })).toBe(why);
  });

  it('are missing in old browsers', () => {
    vi.stubGlobal('window', { isSecureContext: true });
    expect(whyNoPasskeys({ hostname: 'localhost' })).toBe('browser');
  });

  it('work on this machine under its name', () => {
    const page = (url: string): Location => new URL(url) as unknown as Location;
    expect(namedPage(page('http://127.0.0.1:8000/sign-up'))).toBe('http://localhost:8000/sign-up');
    expect(namedPage(page('http://192.168.1.5:8000/'))).toBeNull();
  });
});
