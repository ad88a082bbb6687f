import type { AdDetails } from '@volan/api-contract';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { PhonePage, type PhonePageProps } from './PhonePage.tsx';

export interface AdPhonePageProps extends Pick<PhonePageProps, 'found' | 'failure'> {
  ad: Pick<AdDetails, 'id' | 'kind' | 'slug' | 'title' | 'has_phone'>;
}

/** The phone of a seller for browsers without scripts. [M53] */
export function AdPhonePage({ ad, found, failure }: AdPhonePageProps) {
  const from = { title: ad.title, href: adHref(useSite(), ad) };
  return <PhonePage from={from} hasPhone={ad.has_phone} found={found} failure={failure} />;
}
