import { escapedXml } from './escapedXml.ts';

/** Marks of a sitemap; the protocol asks for UTF-8. */
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An address of ours, and when what it shows last changed, where we know it. */
export interface SitemapEntry {
  /** Whole, percent-encoded. */
  readonly address: string;
  /** ISO moment. */
  readonly changedAt?: string;
}

const entry = (name: 'url' | 'sitemap', { address, changedAt }: SitemapEntry) =>
  `<${name}><loc>${escapedXml(address)}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}</${name}>\n`;

/** A whole sitemap index. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  const body = entries.map((each) => entry('sitemap', each)).join('');
  return `${head}<sitemapindex ${schema}>\n${body}</sitemapindex>\n`;
}

/** A sitemap as text, piece by piece: no more than one batch of entries is held at a time. */
export async function* sitemapXml(batches: AsyncIterable<readonly SitemapEntry[]>): AsyncGenerator<string> {
  let opening = `${head}<urlset ${schema}>\n`;
  for await (const batch of batches) {
    yield opening + batch.map((each) => entry('url', each)).join('');
    opening = '';
  }
  yield `${opening}</urlset>\n`;
}
