import type { CompanyDetails } from '@volan/api-contract';
import { metaText } from '@volan/domain-rules';
import { placeText } from '../ad/sellerOf.ts';
import { chosenKeys } from '../catalog/activeFilters.ts';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import type { PageHeadProps } from '../../../shell/head/PageHead.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { companyFacts } from './companyFacts.ts';

/**
 * The head of a company's page. Pages of its stock are pages of their own; its stock with filters belongs to the
 * catalog, and search engines keep none of it. [M58, M60]
 */
export function companyPageHead(
  company: CompanyDetails,
  place: CatalogPlace | null,
  site: Site,
  messages: Messages,
): PageHeadProps {
  const { t } = messages;
  const origin = originOf(site);
  const { name, description } = company;
  const meta = t('company.meta', { name, place: placeText(company.place, messages), count: company.ads });
  const title = company.place.city === null ? name : `${name}, ${company.place.city}`;
  const page = place?.query.page ?? 1;
  const picture = company.cover ?? company.logo;

  return {
    title: page > 1 ? `${title} – ${t('pager.page', { page })}` : title,
    description: metaText([meta, description].filter((text) => text !== '').join(' ')),
    canonical: place
      ? catalogHref(site, { ...place, query: { ...place.query, sorting: null } })
      : pagePath(site, 'company', { companySlug: company.slug }),
    origin,
    noindex: place !== null && chosenKeys(place.query).length > 0,
    ...(picture && { picture: picture.id, pictureAlt: name }),
    facts: companyFacts(company, site, messages),
  };
}
