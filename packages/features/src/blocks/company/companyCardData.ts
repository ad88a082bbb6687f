import type { CompanyListed } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import type { CompanyCardData } from '@volan/ui';
import { initialsOf } from './initialsOf.ts';
import { missingPicture, pictureOf } from '../adCard/adPictures.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** Width of a logo, in pixels: sharp on a dense screen. */
const logoWidth = 256;

/** The address of the logo of a company. */
export const logoOf = ({ logo }: Pick<CompanyListed, 'logo'>) =>
  logo === null ? undefined : pictureUrl(logo.id, { w: logoWidth });

/** A company in a list, in the words of the visitor. */
export function companyCardData(company: CompanyListed, site: Site, messages: Messages): CompanyCardData {
  const { slug, name, place, verified, ads, pictures } = company;
  const logo = logoOf(company);
  return {
    href: pagePath(site, 'company', { companySlug: slug }),
    name,
    initials: initialsOf(name),
    ...(logo && { logo }),
    place: place.city ?? place.region?.title ?? messages.country(place.country),
    ...(verified && { verified: messages.t('company.verified') }),
    ads: { count: messages.number(ads), label: messages.t('companies.ads', { count: ads }) },
    ...(ads > 0 && { pictures: pictures.map((picture) => pictureOf(picture, '')) }),
    missingPicture: missingPicture({ highlights: [], kind: 'auto' }, messages),
  };
}
