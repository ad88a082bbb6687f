// required by x509
import 'reflect-metadata';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { BasicConstraintsExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

/** An encrypted message, as a push service gets it. */
interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser with a subscription. */
export interface PushDevice {
  /** `JSON.stringify(subscription)`. */
  readonly subscription: string;
  readonly endpoint: string;
  /** Reads a message as the browser does. [RFC 8188, RFC 8291] */
  open(message: PushedMessage): string;
}

/** A push service with TLS on this machine. */
export interface PushService {
  /** `localhost:port`. */
  readonly host: string;
  /** The certificate that a client must trust, as PEM. */
  readonly certificate: string;
  /** Received messages, the oldest first. */
  readonly messages: PushedMessage[];
  /** Sets its answer from now on. @default 201 */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  /** Accepts connections and never answers from now on. */
  hang(): void;
  device(): PushDevice;
  close(): Promise<void>;
}

async function makeCertificate() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const day = 86_400_000;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + day),
    keys,
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(true),
      new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }]),
    ],
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');

  return { cert: certificate.toString('pem'), key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----` };
}

function makeDevice(host: string): PushDevice {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `https://${host}/to/${randomBytes(12).toString('base64url')}`;
  const p256dh = keys.getPublicKey('base64url');

  return {
    endpoint,
    subscription: JSON.stringify({
      endpoint,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString('base64url') },
    }),
    open({ body }) {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const derive = (secret: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, by, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const shared = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);

      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** Opens a push service on a free port of this machine. */
export async function openPushService(): Promise<PushService> {
  const { cert, key } = await makeCertificate();
  const messages: PushedMessage[] = [];
  let answered: { status: number; headers: Readonly<Record<string, string>> } | null = { status: 201, headers: {} };
  const server = createServer({ cert, key }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      messages.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (answered) response.writeHead(answered.status, answered.headers).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const host = `localhost:${(server.address() as AddressInfo).port}`;

  return {
    host,
    certificate: cert,
    messages,
    answer(status, headers = {}) {
      answered = { status, headers };
    },
    hang() {
      answered = null;
    },
    device: () => makeDevice(host),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
