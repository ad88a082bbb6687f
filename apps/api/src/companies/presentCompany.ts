import type { CompanyDetails, CompanyListed } from '@volan/api-contract';
import type { CompanyType, LanguageValue } from '@volan/domain-rules';
import { placeOf } from '../ads/presentAd.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { CompanyDetailsRecord, CompanyRecord } from './CompanyRecord.ts';

/** Stored numbers of the kinds: the profile types of business accounts. [M11] */
export const typeNumbers: Readonly<Record<CompanyType, number>> = { dealer: 2, service: 3, parts: 4, partner: 5 };

const typeOf = (number: number): CompanyType =>
  (Object.keys(typeNumbers) as CompanyType[]).find((type) => typeNumbers[type] === number) ?? 'dealer';

function shared(
  registry: Registry,
  company: Omit<CompanyRecord, 'pictures'>,
  language: LanguageValue,
): Omit<CompanyListed, 'ads' | 'pictures'> {
  const { id, slug, name, verified, logo } = company;
  const at = { country: company.country_id, region: company.region_id, city: company.city };
  return {
    id,
    slug,
    name,
    type: typeOf(company.business_type),
    verified,
    logo,
    place: placeOf(registry, at, language),
  };
}

/** A company in a list, with its number of ads. */
export function presentCompany(
  registry: Registry,
  company: CompanyRecord,
  ads: number,
  language: LanguageValue,
): CompanyListed {
  return { ...shared(registry, company, language), ads, pictures: [...company.pictures] };
}

/** A company with everything its page shows; `adsIn` are its ads by category, `today` is a day such as 2026-11-29. */
export function presentDetails(
  registry: Registry,
  company: CompanyDetailsRecord,
  adsIn: ReadonlyMap<number, number>,
  language: LanguageValue,
  today: string,
): CompanyDetails {
  const { legal_name, tax_id, registry_number, address, lat, lng, web, description, cover } = company;
  const { opening_hours, hours_exceptions: exceptions } = company;
  const categories = [...adsIn].flatMap(([id, ads]) => {
    const category = registry.categoriesById.get(id);
    return category ? [{ id, slug: category.slug, title: titleIn(category, language), ads }] : [];
  });

  return {
    ...shared(registry, company, language),
    seller: company.user_id,
    newest_ad: company.newest_ad,
    has_phone: company.has_phone,
    since: company.since.toISOString(),
    ads: categories.reduce((sum, { ads }) => sum + ads, 0),
    legal_name,
    tax_id,
    registry_number,
    address,
    location: lat === null || lng === null ? null : { lat, lng },
    web,
    description,
    opening_hours,
    hours_exceptions: exceptions.filter(({ to }) => to >= today),
    cover,
    categories: categories.sort((a, b) => b.ads - a.ads || a.id - b.id),
  };
}
