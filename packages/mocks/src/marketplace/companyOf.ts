import type { CompanyDetails, CompanyListed } from '@volan/api-contract';
import { type LanguageValue, slugOf } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { categories } from '../fixtures/categories.ts';
import type { CompanyFixture } from '../fixtures/companies.ts';
import { inLanguage } from '../fixtures/Text.ts';
import { listedAd } from './adOf.ts';
import { regionBySlug } from './placesOf.ts';

/** The address of a company. */
export const companySlug = ({ seller }: CompanyFixture) => slugOf(seller.name);

const adsOf = ({ seller }: CompanyFixture) =>
  ads.filter((ad) => ad.seller.id === seller.id && ad.status === undefined).toSorted((a, b) => a.hoursOld - b.hoursOld);

/** A company in a list, in the language of the visitor. */
export function listedCompany(company: CompanyFixture, language: LanguageValue): CompanyListed {
  const { seller, type, city } = company;
  const region = regionBySlug(company.region);
  const own = adsOf(company);

  return {
    id: seller.id,
    slug: companySlug(company),
    name: seller.name,
    type,
    verified: seller.verified,
    logo: null,
    place: {
      country: region?.country ?? 'RS',
      region: region ? { slug: region.slug, title: inLanguage(region.title, language) } : null,
      city,
    },
    ads: own.length,
    pictures: own.flatMap((ad) => listedAd(ad, language).images.slice(0, 1)).slice(0, 3),
  };
}

/** A company with everything its page shows, in the language of the visitor. */
export function detailedCompany(company: CompanyFixture, language: LanguageValue): CompanyDetails {
  const { pictures, ...listed } = listedCompany(company, language);
  const { seller, description, hours } = company;
  const inCategory = Map.groupBy(adsOf(company), (ad) => ad.category);

  return {
    ...listed,
    seller: seller.id,
    newest_ad: adsOf(company)[0]?.id ?? null,
    has_phone: true,
    since: seller.since,
    legal_name: `${seller.name} d.o.o.`,
    tax_id: company.taxId ?? null,
    registry_number: company.registryNumber ?? null,
    address: company.address ?? null,
    location: { lat: 45.25, lng: 19.85 },
    web: company.web ?? null,
    description: description ? inLanguage(description, language) : '',
    opening_hours: hours ? [...hours] : null,
    hours_exceptions: [],
    cover: company.hasCover && pictures[0] ? { id: pictures[0].id, width: 1600, height: 1200 } : null,
    categories: categories
      .flatMap(({ id, slug, title }) => {
        const count = inCategory.get(slug)?.length ?? 0;
        return count > 0 ? [{ id, slug, title: inLanguage(title, language), ads: count }] : [];
      })
      .toSorted((a, b) => b.ads - a.ads),
  };
}
