// Passkeys in the browser: whether it has them here, how it makes one, and how it signs with one.
import { Failure } from './http';
import type { NewPasskey, PasskeyAnswer, PasskeyAsked, PasskeyWanted } from './types';

/** Why there are no passkeys here: the page came without TLS, it has an address instead of a name, or the browser is old. */
type NoPasskeys = 'insecure' | 'address' | 'browser';

const ADDRESS = /^(\d+\.){3}\d+$|^\[.*\]$/;

export function whyNoPasskeys(page: Pick<Location, 'hostname'> = location): NoPasskeys | null {
  if (!window.isSecureContext) return 'insecure';
  if (ADDRESS.test(page.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/** The same page by the name that browsers trust on their own machine; null elsewhere. */
export function namedPage(page: Location = location): string | null {
  if (!/^127\.|^\[::1\]$/.test(page.hostname)) return null;
  return `${page.protocol}//localhost${page.port ? `:${page.port}` : ''}${page.pathname}`;
}

/** Asks the browser for a new passkey. */
export async function makePasskey(wanted: PasskeyWanted): Promise<NewPasskey> {
  const made = await shown(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(wanted.challenge),
        rp: { id: wanted.host, name: 'Wawel' },
        user: { id: bytes(wanted.user), name: wanted.name, displayName: wanted.name },
        pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wanted.known.map(known),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: wanted.milliseconds,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return { ...common(made), attestation: text(response.attestationObject) };
}

/** Asks the browser to sign with a passkey: with any that it has for us, or with one of those that are named. */
export async function signWithPasskey(asked: PasskeyAsked): Promise<PasskeyAnswer> {
  const signed = await shown(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.host,
        allowCredentials: asked.known.map(known),
        userVerification: 'required',
        timeout: asked.milliseconds,
      },
    }),
  );
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    ...common(signed),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user: response.userHandle ? text(response.userHandle) : null,
  };
}

/** What a browser may say instead, as the key of a sentence. */
const REFUSALS: Readonly<Record<string, string>> = {
  InvalidStateError: 'passkey-there',
  SecurityError: 'no-passkeys-here',
  NotSupportedError: 'no-passkeys-here',
};

async function shown(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    const refusal = error instanceof DOMException ? REFUSALS[error.name] : undefined;
    throw new Failure(0, refusal ?? 'passkey-stopped');
  }
  throw new Failure(0, 'passkey-stopped');
}

/** What every answer of a passkey contains. */
const common = ({ rawId, response }: PublicKeyCredential): { credential: string; client_data: string } => ({
  credential: text(rawId),
  client_data: text(response.clientDataJSON),
});

const known = (credential: string): PublicKeyCredentialDescriptor => ({ type: 'public-key', id: bytes(credential) });

/** Bytes as base64url without padding. */
export function text(raw: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(raw), (one) => String.fromCharCode(one)).join('');
  return btoa(signs).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

export function bytes(said: string): Uint8Array<ArrayBuffer> {
  const signs = atob(said.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
