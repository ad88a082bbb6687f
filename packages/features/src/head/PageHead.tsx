import { toHtmlLang } from '@volan/domain-rules';
import { languageLinks } from '../site/languageLinks.ts';
import { useSite } from '../site/SiteProvider.tsx';

export interface PageHeadProps {
  /** Without the name of the brand. */
  title: string;
  /** At most 160 characters, as `metaText` makes them. [G10] */
  description: string;
  /** Path with query of the page's own address, in the language of the page. */
  canonical: string;
  /** Origin of the page's own address. */
  origin: string;
  /** The same page in other languages, with the query of `canonical`. @default true */
  translated?: boolean;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Address of a picture for shared links. */
  image?: string;
  /** Facts for search engines: schema.org objects. */
  facts?: readonly object[];
}

/** JSON that may stand in a script element. */
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** What stands in `head` of a page: React puts it there. [M60, L23] */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, origin, translated = true, noindex = false, image, facts = [] } = props;
  const site = useSite();
  const fullTitle = `${title} | ${site.brand.name}`;
  const address = origin + canonical;
  const [path = '', query] = canonical.split('?');
  const links = translated ? languageLinks(site, { path, query: query === undefined ? '' : `?${query}` }) : [];
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {links.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={origin + href} />
      ))}
      {links[0] && <link rel="alternate" hrefLang="x-default" href={origin + links[0].href} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={toHtmlLang(site.language)} />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {facts.map((fact, place) => (
        <script
          key={place}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: safeJson({ '@context': 'https://schema.org', ...fact }) }}
        />
      ))}
    </>
  );
}
