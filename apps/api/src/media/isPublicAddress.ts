import ipaddr from 'ipaddr.js';

/** The global unicast range of IPv6. No address outside of it is public. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address belongs to the public internet: not this machine, a private or local network, a carrier's, the
 * metadata service of a cloud, or one of those written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;

  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(globalUnicast));
}
