import { readCall, type Api } from '@volan/api-client';
import { listBlogArticles } from '@volan/api-contract/wire';
import type { BlogListed } from '@volan/api-contract';
import { languagesOf, pathOf, toHtmlLang, withLanguage, type LanguageValue } from '@volan/domain-rules';
import { escapedXml } from './escapedXml.ts';
import type { SeoHost } from './SeoHost.ts';

const feedPath = (host: SeoHost, language: LanguageValue) =>
  withLanguage(host.brand, `${pathOf(host.brand, 'blog', {})}/feed.xml`, language);

/** The language whose feed is at a path; null for another path. */
export const feedLanguage = (host: SeoHost, pathname: string): LanguageValue | null =>
  languagesOf(host.brand).find((language) => feedPath(host, language) === pathname) ?? null;

function entryXml({ brand, origin }: SeoHost, article: BlogListed, language: LanguageValue) {
  const address = origin + pathOf(brand, 'blogEntry', { blogSlug: article.slug }, language);
  return [
    '<entry>',
    `<title>${escapedXml(article.title)}</title>`,
    `<link href="${escapedXml(address)}"/>`,
    `<id>${escapedXml(`${origin}/blog#${article.id}`)}</id>`,
    `<published>${article.published_at}</published>`,
    `<updated>${article.changed_at}</updated>`,
    `<author><name>${escapedXml(article.author)}</name></author>`,
    `<category term="${escapedXml(article.category.title)}"/>`,
    `<summary>${escapedXml(article.summary)}</summary>`,
    '</entry>',
  ].join('');
}

/** The newest articles of a language as an Atom feed (RFC 4287); it moves when one of them does. [E32, M60] */
export async function blogFeed(host: SeoHost, api: Api, language: LanguageValue): Promise<string> {
  const { data: articles } = await readCall(api, listBlogArticles, { lang: language });
  const { brand, origin } = host;
  const changes = articles.map(({ changed_at: changed }) => changed).toSorted();
  const address = origin + pathOf(brand, 'blog', {}, language);

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${toHtmlLang(language)}">`,
    `<title>${escapedXml(brand.name)}</title>`,
    `<id>${escapedXml(address)}</id>`,
    `<link href="${escapedXml(address)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapedXml(origin + feedPath(host, language))}"/>`,
    `<updated>${changes.at(-1) ?? '2026-01-01T00:00:00.000Z'}</updated>`,
    ...articles.map((article) => entryXml(host, article, language)),
    '</feed>\n',
  ].join('\n');
}
