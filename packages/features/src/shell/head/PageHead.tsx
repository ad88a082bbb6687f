import {
  sharedPictureSize,
  sharedPictureUrl,
  toHtmlLang,
  toSerbianLatin,
  toSocialLocale,
  type LanguageValue,
} from '@volan/domain-rules';
import { languageLinks } from '../../runtime/site/languageLinks.ts';
import type { Site } from '../../runtime/site/Site.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';

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
  /**
   * Languages in which the page exists, with their paths, its own among them; none where it has no other. @default all,
   * as `translated` says
   */
  translations?: readonly { readonly language: LanguageValue; readonly path: string }[];
  /** Title and path of the feed that tells what is new here. */
  feed?: { readonly title: string; readonly path: string };
  /** What kind of page shared links show. @default 'website' */
  kind?: 'website' | 'article';
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Path of the pages before and after this one in a list. */
  previous?: string;
  next?: string;
  /** Id of the picture that shared links show, with the brand's sign on it. @default the sign alone */
  picture?: number;
  /** What that picture shows. @default the name of the brand */
  pictureAlt?: string;
  /** Facts for search engines: schema.org objects. */
  facts?: readonly object[];
}

/**
 * Text for machines is the same in both scripts of Serbian, as the address is: facts and shared links are Latin. Search
 * engines never have the cookie; this keeps a page that a visitor saves or shares correct.
 */
const forMachines = (text: string, { language, inCyrillic = false }: Site) =>
  language === 'rs' && inCyrillic ? toSerbianLatin(text) : text;

/** JSON that may be in a script element. */
const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** What shared links show. Its size is always the same, so that a card is drawn before the picture has come. */
function SharedPicture({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(sharedPictureSize.width)} />
      <meta property="og:image:height" content={String(sharedPictureSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What is in `head` of a page: React puts it there. [M60, L23] */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, origin, translated = true, noindex = false, picture, facts = [] } = props;
  const site = useSite();
  const { brand } = site;
  const address = origin + canonical;
  const [path = '', query] = canonical.split('?');
  const links =
    props.translations?.map((each) => ({ tag: toHtmlLang(each.language), href: each.path })) ??
    (translated ? languageLinks(site, { path, query: query === undefined ? '' : `?${query}` }) : []);
  const shared = picture === undefined ? `/signs/${brand.id}/share.png` : sharedPictureUrl(picture, brand.id);

  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? 'noindex' : 'max-image-preview:large'} />
      <link rel="canonical" href={address} />
      {props.previous && <link rel="prev" href={origin + props.previous} />}
      {props.next && <link rel="next" href={origin + props.next} />}
      {links.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={origin + href} />
      ))}
      {links[0] && <link rel="alternate" hrefLang="x-default" href={origin + links[0].href} />}
      {props.feed && (
        <link rel="alternate" type="application/atom+xml" title={props.feed.title} href={props.feed.path} />
      )}
      <meta property="og:type" content={props.kind ?? 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={forMachines(title, site)} />
      <meta property="og:description" content={forMachines(description, site)} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={toSocialLocale(site.language)} />
      <SharedPicture address={origin + shared} alt={forMachines(props.pictureAlt ?? brand.name, site)} />
      {facts.map((fact, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: forMachines(safeJson({ '@context': 'https://schema.org', ...fact }), site),
          }}
        />
      ))}
    </>
  );
}
