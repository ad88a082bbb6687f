import { resolveHost } from '@volan/domain-rules';

/** Files that are at the root of every host and are those of its brand. */
const signFiles: ReadonlySet<string> = new Set(['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest']);

/** The address of a file of the brand whose host was asked; every other address stays. */
export function brandIconPath(address: string, host: string | undefined) {
  const path = address.split('?')[0] ?? '';
  if (!signFiles.has(path)) {
    return address;
  }
  const brand = resolveHost(host ?? '')?.brand;

  return brand ? `/signs/${brand}${path}` : address;
}
