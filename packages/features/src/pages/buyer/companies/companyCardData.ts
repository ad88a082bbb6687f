import type { CompanyListed } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import type { CompanyCardData } from '@volan/ui';
import { initialsOf } from '../ad/sellerOf.ts';
import { missingPicture, pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Words } from '../../../runtime/site/useWords.ts';

/** Width of a logo, in pixels: sharp on a dense screen. */
const logoWidth = 256;

/** The address of the logo of a company. */
export const logoOf = ({ logo }: Pick<CompanyListed, 'logo'>) =>
  logo === null ? undefined : pictureUrl(logo.id, { w: logoWidth });

/** A company in a list, in the words of the reader. */
export function companyCardData(company: CompanyListed, site: Site, words: Words): CompanyCardData {
  const { slug, name, place, verified, ads, pictures } = company;
  const logo = logoOf(company);
  return {
    href: pagePath(site, 'company', { companySlug: slug }),
    name,
    initials: initialsOf(name),
    ...(logo && { logo }),
    place: place.city ?? place.region?.title ?? words.country(place.country),
    ...(verified && { verified: words.t('company.verified') }),
    ads: { count: words.number(ads), label: words.t('companies.ads', { count: ads }) },
    ...(ads > 0 && { pictures: pictures.map((picture) => pictureOf(picture, '')) }),
    missingPicture: missingPicture({ highlights: [], kind: 'auto' }, words),
  };
}
