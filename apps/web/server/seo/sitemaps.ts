import { readCall, type Api } from '@volan/api-client';
import {
  listBlogCategories,
  listSitemapAds,
  listSitemapArticles,
  listSitemapCompanies,
  listSitemapFastAds,
  listSitemapLists,
  listSitemapParts,
  listSitemapServices,
} from '@volan/api-contract/wire';
import { languagesOf, routes, type LanguageValue } from '@volan/domain-rules';
import type { SeoHost } from './SeoHost.ts';
import { gathered } from './gathered.ts';
import {
  adEntry,
  blogEntries,
  companyEntry,
  fastAdEntries,
  listEntry,
  modelEntries,
  pageEntries,
  serviceEntry,
} from './sitemapEntries.ts';
import { addressesPerSitemap, kindsOf, sitemapPath, type SitemapKind, type SitemapName } from './sitemapNames.ts';
import type { SitemapEntry } from './sitemapXml.ts';

/** Batches of a list that is asked for by the id of the last one before, until one is empty. */
async function* batchesById<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = await read(0);
  while (rows.length > 0) {
    yield rows;
    rows = await read(rows.at(-1)?.id ?? 0);
  }
}

/** The addresses of a sitemap, a batch at a time. */
export interface Sitemap {
  /** Changes whenever an address or its moment does; `null` where all are known at once. */
  readonly version: string | null;
  readonly batches: AsyncIterable<readonly SitemapEntry[]>;
}

/** Kinds with so few addresses on a host that they are read at once. */
type SmallKind = Exclude<SitemapKind, 'ads'>;

const isSmall = (kind: SitemapKind): kind is SmallKind => kind !== 'ads';

const readParts = async (api: Api) => (await readCall(api, listSitemapParts, {})).data;

const readLists = async ({ country }: SeoHost, api: Api) =>
  (await readCall(api, listSitemapLists, country === null ? {} : { country })).data;

async function readCompanies(api: Api) {
  const read = async (after: number) => (await readCall(api, listSitemapCompanies, { after })).data;
  return (await gathered(batchesById(read))).flat();
}

async function readFastAds(api: Api) {
  const read = async (after: number) => (await readCall(api, listSitemapFastAds, { after })).data;
  return (await gathered(batchesById(read))).flat();
}

async function readServices(api: Api) {
  const read = async (after: number) => (await readCall(api, listSitemapServices, { after })).data;
  return (await gathered(batchesById(read))).flat();
}

async function readBlogEntries(host: SeoHost, api: Api, language: LanguageValue) {
  const read = async (after: number) => (await readCall(api, listSitemapArticles, { after, lang: language })).data;
  const [categories, articles] = await Promise.all([
    readCall(api, listBlogCategories, { lang: language }),
    gathered(batchesById(read)),
  ]);
  return blogEntries(host, categories.data, articles.flat(), language);
}

async function entriesOf(host: SeoHost, api: Api, kind: SmallKind, language: LanguageValue) {
  switch (kind) {
    case 'pages':
      return pageEntries(host, language);
    case 'lists':
      return (await readLists(host, api)).map((list) => listEntry(host, list, language));
    case 'models':
      return routes.model.built ? modelEntries(host, await readLists(host, api), language) : [];
    case 'companies':
      return routes.company.built
        ? (await readCompanies(api)).map((company) => companyEntry(host, company, language))
        : [];
    case 'fast':
      return fastAdEntries(host, await readFastAds(api), language);
    case 'services':
      return (await readServices(api)).map((service) => serviceEntry(host, service, language));
    case 'blog':
      return readBlogEntries(host, api, language);
  }
}

async function openAds(host: SeoHost, api: Api, { part, language }: SitemapName): Promise<Sitemap | null> {
  const found = (await readParts(api)).find((each) => each.part === part);
  const read = async (after: number) => (await readCall(api, listSitemapAds, { part, after })).data;
  async function* batches() {
    for await (const ads of batchesById(read)) {
      yield ads.map((ad) => adEntry(host, ad, language));
    }
  }

  return found ? { version: `${found.count}-${found.changed_at}`, batches: batches() } : null;
}

/** Opens a sitemap; `null` where it holds nothing. Throws `CallError` where the API cannot tell. [M60] */
export async function openSitemap(host: SeoHost, api: Api, name: SitemapName): Promise<Sitemap | null> {
  const { kind, language, part } = name;
  if (kind === 'ads') {
    return openAds(host, api, name);
  }
  const entries = await entriesOf(host, api, kind, language);
  const shown = entries.slice(part * addressesPerSitemap, (part + 1) * addressesPerSitemap);
  async function* batches() {
    yield shown;
  }

  return shown.length === 0 ? null : { version: null, batches: batches() };
}

/**
 * Every sitemap of a host in each of its languages. The heads of the pages say which are translations of another.
 * [M60, L23]
 */
export async function sitemapsOf(host: SeoHost, api: Api): Promise<SitemapEntry[]> {
  const languages = languagesOf(host.brand);
  const address = (name: SitemapName) => host.origin + sitemapPath(name);
  const small = await Promise.all(
    kindsOf(host)
      .filter(isSmall)
      .map(async (kind) => {
        const partsIn = async (language: LanguageValue) => {
          const { length } = await entriesOf(host, api, kind, language);
          return [...Array(Math.ceil(length / addressesPerSitemap)).keys()];
        };
        // articles are not there in every language; all else is
        const same = kind === 'blog' ? null : await partsIn(host.brand.defaultLanguage);
        const named = await Promise.all(
          languages.map(async (language) =>
            (same ?? (await partsIn(language))).map((part) => ({ address: address({ language, kind, part }) })),
          ),
        );

        return named.flat();
      }),
  );
  const parts = kindsOf(host).includes('ads') ? await readParts(api) : [];
  const ads = languages.flatMap((language) =>
    parts.map(({ part, changed_at: changedAt }) => ({ address: address({ language, kind: 'ads', part }), changedAt })),
  );

  return [...small.flat(), ...ads];
}
