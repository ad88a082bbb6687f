interface Kept {
  value: string;
  domain: string;
  /** Moment in milliseconds when the browser drops it. */
  until: number;
}

/**
 * The cookies of a browser on one host, as `document.cookie` shows them: `visit` another host of the same jar. It knows
 * `Domain` and `Max-Age`, and keeps what was written for assertions on the other attributes.
 */
export function cookieJar(firstHost: string) {
  const kept = new Map<string, Kept>();
  const written: string[] = [];
  let host = firstHost;
  const reaches = (domain: string) => domain === host || (domain.startsWith('.') && `.${host}`.endsWith(domain));

  return {
    written,
    visit: (next: string) => void (host = next),
    get cookie() {
      return [...kept]
        .filter(([, { domain, until }]) => reaches(domain) && until > Date.now())
        .map(([name, { value }]) => `${name.split('@')[0]}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const attribute = (key: string) => attributes.find((each) => each.startsWith(`${key}=`))?.slice(key.length + 1);
      const shared = attribute('Domain');
      const domain = shared === undefined ? host : `.${shared}`;
      const seconds = Number(attribute('Max-Age') ?? Infinity);
      kept.set(`${name}@${domain}`, { value, domain, until: Date.now() + seconds * 1000 });
    },
  };
}
