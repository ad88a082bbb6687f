import { parse } from 'tldts';

/** A partner's own machine, while the page is developed. */
const ownMachine = 'localhost';

/** Why a text is not a valid domain of a partner. */
export interface WrongDomain {
  readonly text: string;
  /** `public-suffix`: everybody may have a domain below it, such as `co.rs` or `github.io`. */
  readonly because: 'no-domain' | 'public-suffix';
}

/** The host in the form that is compared: small letters, punycode, without port and trailing dot; null: not a host. */
function hostOf(text: string): string | null {
  if (!/^[^\s/?#@\\]+$/.test(text)) return null;

  const hostname = URL.parse(`http://${text}`)?.hostname.replace(/\.$/, '') ?? '';
  return hostname === '' ? null : hostname;
}

/**
 * Reads the domains of a partner's pages in the form that is compared, without duplicates. A text with protocol, path
 * or port is refused, and so is an IP address.
 */
export function readDomains(texts: readonly string[]): readonly string[] | WrongDomain {
  const domains = new Set<string>();
  for (const text of texts) {
    const host = /^[^:]+$/.test(text) ? hostOf(text) : null;
    if (host === ownMachine) {
      domains.add(host);
      continue;
    }
    if (host === null || !isHostname(host)) return { text, because: 'no-domain' };

    const { domain } = parse(host, { allowPrivateDomains: true });
    if (domain === null) return { text, because: 'public-suffix' };

    domains.add(host);
  }
  return [...domains];
}

const isHostname = (host: string) =>
  host.length <= 253 &&
  host.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) &&
  parse(host).isIp === false;

/** Whether a page of this host may show what a key with these domains asks for: the domain itself and all below it. */
export function admitsHost(domains: readonly string[], said: string | null): boolean {
  const host = said === null ? null : hostOf(said);
  if (host === null) return false;
  return domains.some(
    (domain) => host === domain || host.endsWith(`.${domain}`) || (domain === ownMachine && host === '127.0.0.1'),
  );
}
