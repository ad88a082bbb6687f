import { transferableStores } from './transferableStores.ts';
import { transferCookie, transferMark, maxTransferLength } from './stateTransfer.ts';

function fromBase64Url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
}

/** The values of a text, by name; empty if the text is not from this product. */
function unpacked(text: string): Readonly<Record<string, unknown>> {
  try {
    const gathered = JSON.parse(fromBase64Url(text)) as unknown;
    return typeof gathered === 'object' && gathered !== null ? { ...gathered } : {};
  } catch {
    return {};
  }
}

/**
 * Takes what a visitor brought along in the fragment of the address, joins it with what this host has, and takes the
 * fragment away. Without the token of this brand's cookie nothing is taken: a link of a stranger, an old one and one
 * that was used bring nothing. [T08b]
 */
export function importState(): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(transferMark)) {
    return;
  }
  history.replaceState(history.state, '', pathname + search);
  const [token = '', text = ''] = hash.slice(transferMark.length).split('.');
  const expected = transferCookie.read();
  transferCookie.clear();
  if (expected === null || token !== expected || text.length > maxTransferLength) {
    return;
  }
  const gathered = unpacked(text);
  for (const [name, { take }] of Object.entries(transferableStores)) {
    if (Object.hasOwn(gathered, name)) {
      try {
        take(gathered[name]);
      } catch {
        // Not what the store keeps: the others still arrive.
      }
    }
  }
}
