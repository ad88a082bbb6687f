import { brands, isLanguageValue, toBrandId } from '@volan/domain-rules';
import type { AskingProps } from '../../../runtime/hydration/withQueries.tsx';
import type { Site } from '../../../runtime/site/Site.ts';

/** Brand and language of a page, as an island was told: enough to make addresses. */
export function siteOfAsking({ brand, language }: AskingProps['asking']): Pick<Site, 'brand' | 'language'> {
  return { brand: brands[toBrandId(brand)], language: isLanguageValue(language) ? language : 'en' };
}
