import { lookup as systemLookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Why an address was not fetched. */
export class FetchRefused extends Error {
  /** The kind of reason, for code. */
  readonly reason: 'not-public' | 'too-large' | 'unreachable';

  constructor(sentence: string, reason: FetchRefused['reason'] = 'unreachable') {
    super(sentence);
    this.reason = reason;
  }
}

/** Addresses of a host name. */
type Resolve = (name: string) => Promise<readonly string[]>;

/** Limits for fetching a file from a foreign server. */
export interface FetchLimits {
  readonly maxBytes: number;
  /** For the whole fetch with its redirects. @default 20_000 */
  readonly timeoutMs?: number;
  /** @default the resolver of this machine */
  readonly resolve?: Resolve;
  /** Which addresses may be connected to. @default public ones */
  readonly allows?: (address: string) => boolean;
  /** @default the two of http and https */
  readonly ports?: readonly string[] | 'any';
  /** The `Accept` header. @default pictures */
  readonly accept?: string;
}

const maxRedirects = 3;

const resolveHere: Resolve = async (name) =>
  (await systemLookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Fetches a file from an untrusted address, such as a picture in a dealer's feed.
 *
 * Such an address must never make this server connect to its own network. Only http and https on their default ports
 * are fetched. Every IP address of the name must be public, and the connection goes to one that was checked, so a name
 * that changes its DNS answer in between gains nothing. Each redirect is checked the same way. No cookies and nothing
 * that identifies the user are sent.
 * @throws FetchRefused with the reason in one sentence.
 */
export async function fetchPublicFile(address: string, limits: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.timeoutMs ?? 20_000);
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const onTimeout = () => reject(tooSlow());
  signal.addEventListener('abort', onTimeout, { once: true });

  // a step that ignores the signal, such as the resolver, must not hold up the caller for ever
  return Promise.race([fetchWithRedirects(address, limits, signal), timedOut]).finally(() =>
    signal.removeEventListener('abort', onTimeout),
  );
}

const tooSlow = () => new FetchRefused('The server took too long.');

async function fetchWithRedirects(address: string, limits: FetchLimits, signal: AbortSignal): Promise<Uint8Array> {
  let url = parsed(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const reply = await requested(url, limits, signal);
    const next = reply.headers.location;
    if (reply.statusCode === 200) return wholeBody(reply, limits.maxBytes);

    reply.destroy();
    const redirected = [301, 302, 303, 307, 308].includes(reply.statusCode ?? 0);
    if (!redirected || next === undefined) throw new FetchRefused(`The server answered ${reply.statusCode}.`);

    url = parsed(next, url);
  }
  throw new FetchRefused(`The address led on more than ${maxRedirects} times.`);
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new FetchRefused('It is no web address.');
  if (url.username !== '' || url.password !== '') throw new FetchRefused('The address holds a password.', 'not-public');

  return url;
}

async function requested(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const { resolve = resolveHere, allows = isPublicAddress, ports = [''], accept = 'image/*' } = limits;
  if (ports !== 'any' && !ports.includes(url.port)) throw new FetchRefused('The address names a port.', 'not-public');

  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [pinned] = addresses;
  if (pinned === undefined) throw new FetchRefused(`Nobody knows the server ${host}.`);
  if (!addresses.every(allows)) throw new FetchRefused(`The server ${host} is not public.`, 'not-public');

  const family = isIP(pinned);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;

  return new Promise((answer, refuse) => {
    const sent = request(url, {
      signal,
      agent: false,
      headers: { accept, 'user-agent': 'file-import' },
      // connect to the checked address, even if the name resolves to another one by now
      lookup: (_name, { all }, found) => {
        if (all) found(null, [{ address: pinned, family }]);
        else found(null, pinned, family);
      },
    });
    sent.once('response', answer);
    sent.once('error', (error) =>
      refuse(signal.aborted ? tooSlow() : new FetchRefused(`The server failed: ${error.message}.`)),
    );
    // after "101 Switching Protocols" neither of the two comes; after a response this changes nothing
    sent.once('close', () => refuse(new FetchRefused('The server closed the connection without a response.')));
    sent.end();
  });
}

async function wholeBody(reply: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new FetchRefused(`The file has more than ${maxBytes} bytes.`, 'too-large');
  if (Number(reply.headers['content-length'] ?? 0) > maxBytes) {
    reply.destroy();
    throw tooLarge();
  }
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of reply as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > maxBytes) throw tooLarge();

      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof FetchRefused ? error : new FetchRefused('The file broke off or took too long.');
  }

  return Buffer.concat(pieces);
}
