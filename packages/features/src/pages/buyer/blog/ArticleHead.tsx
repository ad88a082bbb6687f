import type { BlogArticle } from '@volan/api-contract';
import { metaText, pathOf, sharedPictureUrl, toHtmlLang } from '@volan/domain-rules';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { articleHref, blogHref, feedHref } from './blogHref.ts';

/** The data of an article for machines: its addresses, its translations if there are any, and its facts. [M60, L23] */
export function ArticleHead({ article }: { article: BlogArticle }) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site);
  const { slug, title, summary, author, category, cover } = article;
  const address = origin + articleHref(site, slug);
  const pathIn = (language: (typeof article.translations)[number]['lang'], blogSlug: string) => ({
    language,
    path: pathOf(site.brand, 'blogEntry', { blogSlug }, language),
  });
  const posting = {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: article.published_at,
    dateModified: article.changed_at,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.brand.name, url: origin + homeHref(site) },
    mainEntityOfPage: address,
    inLanguage: toHtmlLang(site.language),
    articleSection: category.title,
    ...(cover && { image: origin + sharedPictureUrl(cover.id, site.brand.id) }),
  };

  return (
    <PageHead
      kind="article"
      title={title}
      description={metaText(summary)}
      canonical={articleHref(site, slug)}
      origin={origin}
      translations={
        article.translations.length === 0
          ? []
          : [pathIn(site.language, slug), ...article.translations.map((each) => pathIn(each.lang, each.slug))]
      }
      feed={{ title: `${t('blog.title')} | ${site.brand.name}`, path: feedHref(site) }}
      {...(cover && { picture: cover.id, pictureAlt: cover.alt })}
      facts={[
        posting,
        breadcrumbFacts([
          { label: t('shell.home'), address: origin + homeHref(site) },
          { label: t('blog.title'), address: origin + blogHref(site, null) },
          { label: category.title, address: origin + blogHref(site, category.slug) },
          { label: title, address },
        ]),
      ]}
    />
  );
}
