import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet: not this machine, a private or local network, a carrier's, the
 * metadata service of a cloud, or one of those written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
