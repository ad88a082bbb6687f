import type { CompanyListed, FollowedSeller } from '@volan/api-contract';
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

/** What the card of a company or of a private seller shows. */
type Seller = Pick<FollowedSeller, 'name' | 'logo' | 'place' | 'verified' | 'ads' | 'pictures'>;

/** A company in a list, in the words of the visitor. */
export const companyCardData = (company: CompanyListed, site: Site, messages: Messages): CompanyCardData =>
  sellerCardData(company, pagePath(site, 'company', { companySlug: company.slug }), messages);

/** A company or a private seller in a list, in the words of the visitor; `href` is where the ads are. */
export function sellerCardData(seller: Seller, href: string, messages: Messages): CompanyCardData {
  const { name, place, verified, ads, pictures } = seller;
  const logo = logoOf(seller);

  return {
    href,
    name,
    initials: initialsOf(name),
    ...(logo && { logo }),
    ...(place && { place: place.city ?? place.region?.title ?? messages.country(place.country) }),
    ...(verified && { verified: messages.t('company.verified') }),
    ads: { count: messages.number(ads), label: messages.t('companies.ads', { count: ads }) },
    ...(ads > 0 && { pictures: pictures.map((picture) => pictureOf(picture, '')) }),
    missingPicture: missingPicture({ highlights: [], kind: 'auto' }, messages),
  };
}
