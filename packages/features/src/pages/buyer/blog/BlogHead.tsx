import { metaText, pathOf } from '@volan/domain-rules';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { itemListFacts } from '../../../shell/head/itemListFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { articleHref, blogHref, feedHref } from './blogHref.ts';
import type { BlogPageProps } from './BlogPageProps.ts';

/** Articles of a page, as the API counts them. */
const perPage = 12;

/**
 * Title, description and addresses of a list of articles. Only languages that have articles are named as translations;
 * a list without any is kept out of search engines. Articles are the same in every country. [M60, L23]
 */
export function BlogHead({ category, articles, meta }: Omit<BlogPageProps, 'categories'>) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site);
  const slug = category?.slug ?? null;
  const title = category ? `${category.title} – ${t('blog.title')}` : t('blog.title');
  const { page, pages, total, languages } = meta;
  const [newest] = articles;
  const trail = [
    { label: t('shell.home'), address: origin + homeHref(site) },
    { label: t('blog.title'), address: origin + blogHref(site, null) },
    ...(category ? [{ label: category.title, address: origin + blogHref(site, category.slug) }] : []),
  ];
  const list = itemListFacts(
    articles.map((article) => ({ name: article.title, address: origin + articleHref(site, article.slug) })),
    { first: (page - 1) * perPage + 1, total },
  );
  const inLanguage = (language: (typeof languages)[number]) =>
    slug === null
      ? pathOf(site.brand, 'blog', {}, language)
      : pathOf(site.brand, 'blogEntry', { blogSlug: slug }, language);

  return (
    <PageHead
      title={page > 1 ? `${title} – ${t('pager.page', { page })}` : title}
      description={metaText(category ? t('blog.category-lead', { category: category.title }) : t('blog.lead'))}
      canonical={blogHref(site, slug, page)}
      origin={origin}
      noindex={articles.length === 0}
      translations={
        page === 1 && languages.length > 1
          ? languages.map((language) => ({ language, path: inLanguage(language) }))
          : []
      }
      feed={{ title: `${t('blog.title')} | ${site.brand.name}`, path: feedHref(site) }}
      {...(page > 1 && page <= pages && { previous: blogHref(site, slug, page - 1) })}
      {...(page < pages && { next: blogHref(site, slug, page + 1) })}
      {...(newest?.cover && { picture: newest.cover.id, pictureAlt: newest.cover.alt })}
      facts={[...(articles.length > 0 ? [list] : []), breadcrumbFacts(trail)]}
    />
  );
}
