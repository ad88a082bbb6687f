import {
  pages,
  pathOf,
  routes,
  brands,
  type BrandId,
  type LanguageValue,
  type Page,
  type PageParams,
} from '../packages/domain-rules/src/index.ts';
import type postgres from 'postgres';

/** One address of a public page and what search engines should make of it. */
export interface PublicPage {
  page: Page;
  path: string;
  /** Kept out of search engines by its nature. */
  noindex?: true;
}

/** Values for the placeholders of public pages, out of the demo marketplace. */
export async function someParams(sql: postgres.Sql): Promise<Record<string, string | number>> {
  const [ad] = await sql`
    select ad.id, ad.slug, category.kind, category.id as category, brand.slug as brand, model.slug as model
    from active_ad ad join category on category.id = ad.category_id
    join brand on brand.id = ad.brand_id join model on model.id = ad.model_id
    where category.slug = 'vehicles' order by ad.id limit 1`;
  const [fast] = await sql`
    select ad.id, region.slug as region from active_fast_ad ad join region on region.id = ad.region_id
    where ad.category_id = ${ad?.['category'] ?? 0} order by ad.id limit 1`;
  const [company] = await sql`select slug from public_company order by id limit 1`;
  const [service] = await sql`select id from public_car_service order by id limit 1`;
  if (!ad || !fast || !company || !service) {
    throw new Error('The demo marketplace holds no car of a known model, fast ad of a car, company, or car service.');
  }

  return {
    categorySlug: 'vehicles',
    categoryId: Number(ad['category']),
    kind: String(ad['kind']),
    adId: Number(ad['id']),
    titleSlug: String(ad['slug']),
    brandSlug: String(ad['brand']),
    modelSlug: String(ad['model']),
    companySlug: String(company['slug']),
    serviceId: Number(service['id']),
    fastAdId: Number(fast['id']),
    placeSlug: String(fast['region']),
  };
}

/** Public pages that are built but whose own address is another page’s. */
const otherAddress: readonly Page[] = ['adDetails', 'fastAdImages'];

/** Pages of the service worker for lost connections: they have no address for visitors. */
const unasked: readonly Page[] = ['offline'];

/** Pages that exist only in the languages that have articles; `seo.test.ts` and their stories show them. */
const ownLanguages: readonly Page[] = ['blog', 'blogEntry'];

/** Pages that are forms, or what one visitor saw. */
const noindex: readonly string[] = ['detailedSearch', 'history', 'compareAds'];

/** Every public page that is built, by its own address. A placeholder that is not known here throws. */
export function publicPages(brand: BrandId, language: LanguageValue, params: Record<string, string | number>) {
  const found = pages.filter(
    (page) =>
      routes[page].built &&
      routes[page].delivery === 'public' &&
      !otherAddress.includes(page) &&
      !ownLanguages.includes(page) &&
      !unasked.includes(page),
  );
  return found.map((page): PublicPage => {
    for (const [, name = ''] of routes[page].english.matchAll(/\{(\w+)\}/g)) {
      if (!(name in params)) throw new Error(`Say in someParams what "${name}" is: the page ${page} needs it.`);
    }
    const path = pathOf(brands[brand], page, params as PageParams<Page>, language);
    return { page, path, ...(noindex.includes(page) && { noindex: true }) };
  });
}
