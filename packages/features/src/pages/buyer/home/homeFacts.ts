import { toHtmlLang } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { catalogueHref } from './catalogueHref.ts';

/** The structured data of the home page: the site with its search, and its operator. [M60] */
export function homeFacts(site: Site, origin: string): object[] {
  const url = origin + pagePath(site, 'home', {});
  const organization = `${origin}/#organization`;
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url,
      name: site.brand.name,
      inLanguage: toHtmlLang(site.language),
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${catalogueHref(site)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.brand.name,
      url,
      logo: `${origin}/signs/${site.brand.id}/icon-512.png`,
    },
  ];
}
