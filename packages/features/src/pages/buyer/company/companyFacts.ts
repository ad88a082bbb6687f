import type { CompanyDetails } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import { businessHoursFacts } from '../../../blocks/company/businessHoursFacts.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** Width of a picture for others, in pixels. */
const sharedWidth = 1200;

/** What schema.org calls the kinds. */
const types = {
  dealer: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  partner: 'AutomotiveBusiness',
} as const satisfies Record<CompanyDetails['type'], string>;

/** The company for search engines. Its place on earth is not told: only that of its town is known. [M58, M60] */
function business(company: CompanyDetails, site: Site) {
  const origin = originOf(site);
  const { place } = company;
  const url = origin + pagePath(site, 'company', { companySlug: company.slug });
  const picture = company.logo ?? company.cover;

  return {
    '@type': types[company.type],
    '@id': `${url}#company`,
    name: company.name,
    legalName: company.legal_name,
    url,
    image: picture ? origin + pictureUrl(picture.id, { w: sharedWidth }) : undefined,
    description: company.description || undefined,
    taxID: company.tax_id ?? undefined,
    sameAs: company.web ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address ?? undefined,
      addressLocality: place.city ?? undefined,
      addressRegion: place.region?.title,
      addressCountry: place.country,
    },
    ...businessHoursFacts(company),
  };
}

/** The structured data of a company: the business, and its place in the site. [M60] */
export function companyFacts(company: CompanyDetails, site: Site, { t }: Messages): object[] {
  const origin = originOf(site);
  return [
    business(company, site),
    breadcrumbFacts([
      { label: t('shell.home'), address: origin + homeHref(site) },
      { label: t('companies.title'), address: origin + pagePath(site, 'companies', {}) },
      { label: company.name, address: origin + pagePath(site, 'company', { companySlug: company.slug }) },
    ]),
  ];
}
