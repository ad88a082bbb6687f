/**
 * The domain whose cookies every country of a brand's host sees, for a host with its port; absent where a host has no
 * name with a dot, such as plain `localhost`: browsers keep no cookie for it but its own. [T08b]
 */
export function sharedDomain(host: string) {
  const name = host.replace(/:\d+$/, '');
  return /[.].*[a-z]$/.test(name) ? name : undefined;
}
