import { isIPv6 } from 'node:net';

/**
 * The network of an address, for limits by sender. An IPv4 address stands for itself, an IPv6 address for its /64,
 * which belongs to one connection.
 */
export function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;

  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');

  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
