import { transferableStores } from './transferableStores.ts';
import { transferCookie, transferMark, maxTransferLength } from './stateTransfer.ts';

/** Text as base64url: its signs are in an address as they are. */
function toBase64Url(text: string) {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** 128 random bits. */
const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The lists as text to pass on: the history is halved until everything fits. */
function packed(gathered: Readonly<Record<string, unknown>>): string {
  const text = toBase64Url(JSON.stringify(gathered));
  const { history, ...rest } = gathered;
  if (text.length <= maxTransferLength) {
    return text;
  }

  return Array.isArray(history) && history.length > 1
    ? packed({ ...rest, history: (history as unknown[]).slice(0, Math.floor(history.length / 2)) })
    : '';
}

/**
 * The fragment of an address on another host of the brand that carries the visitor's comparison, history and cart, with
 * `#`; empty where they have none. [T08b]
 *
 * A fragment never reaches a server. It counts once and for a minute: its random token is in a cookie of the brand
 * too, which no other site can write.
 */
export function exportState(): string {
  const gathered = Object.fromEntries(
    Object.entries(transferableStores)
      .map(([name, { give }]) => [name, give()])
      .filter(([, value]) => value !== undefined),
  );
  const text = Object.keys(gathered).length > 0 ? packed(gathered) : '';
  if (text === '') {
    return '';
  }
  const token = newToken();
  transferCookie.write(token);

  return `${transferMark}${token}.${text}`;
}
