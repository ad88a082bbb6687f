import { belongings } from './belongings.ts';
import { handOverCookie, handOverMark, longestHandOver } from './handOverToken.ts';

function fromBase64Url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
}

/** What a text carries, by name; nothing where it is none of ours. */
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
export function takeOver(): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(handOverMark)) {
    return;
  }
  history.replaceState(history.state, '', pathname + search);
  const [token = '', text = ''] = hash.slice(handOverMark.length).split('.');
  const expected = handOverCookie.read();
  handOverCookie.clear();
  if (expected === null || token !== expected || text.length > longestHandOver) {
    return;
  }
  const gathered = unpacked(text);
  for (const [name, { take }] of Object.entries(belongings)) {
    if (Object.hasOwn(gathered, name)) {
      try {
        take(gathered[name]);
      } catch {
        // Not what the store keeps: the others still arrive.
      }
    }
  }
}
