import { brandIds, brands, type BrandId } from '@volan/domain-rules';

/** Public addresses of a brand. */
interface BrandAddress {
  /** Origin of its pages, such as `https://www.volan.rs`: links in mails lead there. Never taken from a request. */
  readonly origin: string;
  /** Address that its mails come from. */
  readonly mailFrom: string;
}

/** The addresses of all brands. */
export type BrandAddresses = Readonly<Record<BrandId, BrandAddress>>;

type Environment = Readonly<Record<string, string | undefined>>;

const address = /^[^\s@<>=]+@[^\s@<>=]+$/;

/**
 * Reads `PUBLIC_ORIGINS` and `MAIL_FROM`: a value for each brand, `volan=… gearlane=…`; `MAIL_FROM` may be one address
 * for all. A missing value comes from the settings of the brand: its main host, and its contact address.
 *
 * @returns the addresses, and a line for each malformed value
 */
export function readBrandAddresses(environment: Environment): {
  readonly addresses: BrandAddresses;
  readonly problems: readonly string[];
} {
  const origins = readPerBrand('PUBLIC_ORIGINS', environment['PUBLIC_ORIGINS'], isOrigin, 'https://www.example.com');
  const senders = readPerBrand('MAIL_FROM', environment['MAIL_FROM'], (text) => address.test(text), 'a@example.com');
  const addressOf = (brand: BrandId): BrandAddress => ({
    origin: origins.of(brand) ?? defaultOrigin(brands[brand].hosts[0], environment),
    mailFrom: senders.of(brand) ?? brands[brand].contact.email,
  });

  return {
    addresses: Object.fromEntries(brandIds.map((brand) => [brand, addressOf(brand)])) as BrandAddresses,
    problems: [...origins.problems, ...senders.problems],
  };
}

/** Brands with an origin or a sender that only works on this machine. Their mails must not leave it. */
export const localBrands = (addresses: BrandAddresses) =>
  brandIds.filter((brand) =>
    [new URL(addresses[brand].origin).hostname, addresses[brand].mailFrom].some((text) => text.endsWith('localhost')),
  );

/**
 * The default origin: without a port behind a TLS proxy, otherwise with the port of web. The web server validates both
 * settings.
 */
function defaultOrigin(host: string, environment: Environment) {
  if (environment['PUBLIC_PROTOCOL'] === 'https') return `https://${host}`;

  const port = environment['WEB_PORT'] ?? '3000';
  return `http://${host}${port === '80' ? '' : `:${port}`}`;
}

const isOrigin = (text: string) =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase();

function readPerBrand(name: string, text = '', fits: (value: string) => boolean, example: string) {
  const values = new Map<string, string>();
  const problems: string[] = [];
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, brand = '*', value = ''] = /^(?:([\w-]+)=)?(.*)$/.exec(entry) ?? [];
    if (!fits(value) || !(brandIds as readonly string[]).concat(name === 'MAIL_FROM' ? '*' : []).includes(brand)) {
      problems.push(`${name}: "${entry}" must be a brand and its value, such as ${brandIds[0]}=${example}`);
    }
    values.set(brand, value);
  }

  return { problems, of: (brand: BrandId) => values.get(brand) ?? values.get('*') };
}

/** The addresses in development. */
export const localBrandAddresses: BrandAddresses = readBrandAddresses({}).addresses;
