import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@volan/api-contract';

/** Values of the device that a test changes. */
export interface Signing {
  readonly origin: string;
  /** Host that the browser lets the page speak for. */
  readonly rpId?: string;
  /** False: the device did not ask who holds it. @default true */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

const short = (length: number) => Buffer.from([length >> 8, length & 255]);

/** A device with one passkey (ES256), as browsers show it to servers. */
export function softAuthenticator({ backedUp = true }: { readonly backedUp?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

  /** Key of the elliptic curve P-256 in CBOR, as COSE writes it. */
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 32]),
    Buffer.from(y, 'base64url'),
  ]);

  const authenticatorData = (rpId: string, { verified = true, counter = 0 }: Signing, attested: Buffer) => {
    const flags = 1 | (verified ? 4 : 0) | (backedUp ? 0x18 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);

    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;

  return {
    /** Makes the passkey that a server asks for. */
    make(options: PasskeyCreation, signing: Signing): NewPasskey {
      const attested = Buffer.concat([Buffer.alloc(16), short(id.length), id, coseKey]);
      const data = authenticatorData(signing.rpId ?? options.rp.id, signing, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        Buffer.from('\x63fmt\x64none\x67attStmt'),
        Buffer.from([0xa0]),
        Buffer.from('\x68authData'),
        Buffer.from([0x59]),
        short(data.length),
        data,
      ]);
      const client = clientData('webauthn.create', signing.challenge ?? options.challenge, signing.origin);

      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(attestation),
          transports: ['internal', 'thought'],
        },
      };
    },
    /** Signs what a server asks for. */
    sign(options: PasskeyRequest, signing: Signing): PasskeyProof {
      const data = authenticatorData(signing.rpId ?? options.rpId, signing, Buffer.alloc(0));
      const client = clientData('webauthn.get', signing.challenge ?? options.challenge, signing.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);

      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
