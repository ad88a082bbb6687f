import { brands, type BrandId } from '@volan/domain-rules';
import { fixtureNow } from '@volan/mocks';
import type { Site } from '../runtime/site/Site.ts';

/** The apps of both brands in the stores, as a deployment configures them. */
export const storyApps = {
  android: 'https://play.google.com/store/apps/details?id=example',
  iphone: 'https://apps.apple.com/app/id1',
} as const;

/** The site of the brand and language of the toolbar, at a fixed moment. */
export function siteOf(brand: BrandId, language: Site['language']): Site {
  return {
    brand: brands[brand],
    language,
    country: null,
    protocol: 'https:',
    host: `${brand}.example`,
    pathname: '/catalog/vehicles',
    search: '',
    now: fixtureNow.getTime(),
    contact: { company: { address: [] }, apps: storyApps },
  };
}
