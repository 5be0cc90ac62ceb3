import { afterEach, describe, expect, it, vi } from 'vitest';
import { Inviting, isLocal, spaced } from './inviting.svelte';

function answered(reach: { addresses: string[]; command: string }): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reach)));
}

const HERE = { origin: 'http://127.0.0.1:8000', hostname: '127.0.0.1' };

describe('an invitation', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['localhost', '127.0.0.1', '127.0.1.1', '[::1]'])('from %s needs another address', (name) => {
    expect(isLocal(name)).toBe(true);
  });

  it('leads where the page is open, if that is no address of this machine alone', () => {
    const inviting = new Inviting({ origin: 'https://gra.example.org', hostname: 'gra.example.org' });

    expect(inviting.join('KRMZHX')).toBe('https://gra.example.org/join/KRMZHX');
    expect(inviting.command).toBeNull();
  });

  it('leads to the address of this machine in its network', async () => {
    answered({ addresses: ['http://192.168.1.24:8000', 'http://10.0.0.2:8000'], command: 'wawel …' });
    const inviting = new Inviting(HERE);

    await vi.waitFor(() => expect(inviting.origin).toBe('http://192.168.1.24:8000'));
    expect(inviting.seat('letni-gryf', 'a/b')).toBe('http://192.168.1.24:8000/table/letni-gryf#key=a%2Fb');
    expect(inviting.command).toBeNull();
  });

  it('says the command if nobody else can come, until somebody has used it', async () => {
    answered({ addresses: [], command: 'wawel --host 0.0.0.0 --port 8000' });
    const inviting = new Inviting(HERE);
    await vi.waitFor(() => expect(inviting.command).toBe('wawel --host 0.0.0.0 --port 8000'));
    expect(inviting.origin).toBeNull();

    answered({ addresses: ['http://192.168.1.24:8000'], command: '' });
    await inviting.look();

    expect(inviting.command).toBeNull();
    expect(inviting.origin).toBe('http://192.168.1.24:8000');
  });

  it('has a code that can be read out', () => expect(spaced('KRMZHX')).toBe('KRM ZHX'));
});
