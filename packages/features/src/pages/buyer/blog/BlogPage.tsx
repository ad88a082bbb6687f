import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Chip } from '@volan/ui/Chip';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { homeHref } from '../../../shell/shellLinks.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { BlogHead } from './BlogHead.tsx';
import type { BlogPageProps } from './BlogPageProps.ts';
import * as styles from './blog.css.ts';
import { blogHref } from './blogHref.ts';

/** The categories as links, the one that is shown marked. */
function Categories({ category, categories }: Pick<BlogPageProps, 'category' | 'categories'>) {
  const site = useSite();
  const { t, number } = useMessages();
  return categories.length === 0 ? null : (
    <nav aria-label={t('blog.categories')}>
      <Row gap={1} wrap>
        <Chip href={blogHref(site, null)} current={category === null}>
          {t('blog.all')}
        </Chip>
        {categories.map(({ slug, title, articles }) => (
          <Chip key={slug} href={blogHref(site, slug)} count={number(articles)} current={category?.slug === slug}>
            {title}
          </Chip>
        ))}
      </Row>
    </nav>
  );
}

/** Why no article is shown, and the way to some. */
function NoArticles({ category, meta }: Pick<BlogPageProps, 'category' | 'meta'>) {
  const site = useSite();
  const { t } = useMessages();
  const isBeyond = meta.total > 0;
  const href = isBeyond ? blogHref(site, category?.slug ?? null) : category && blogHref(site, null);

  return (
    <EmptyState
      icon="newspaper"
      title={t(isBeyond ? 'blog.beyond-end' : 'blog.empty')}
      help={t(isBeyond ? 'blog.beyond-end-text' : 'blog.empty-text')}
      {...(href !== null && {
        action: (
          <Button variant="primary" href={href}>
            {t(isBeyond ? 'blog.first-page' : 'blog.show-all')}
          </Button>
        ),
      })}
    />
  );
}

/** Articles, the newest first: all, or those of a category. [E32] */
export function BlogPage({ category, categories, articles, meta }: BlogPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const home = { label: t('shell.home'), href: homeHref(site) };
  const title = category?.title ?? t('blog.title');
  const [newest, ...rest] = articles;
  const isFirst = meta.page === 1;

  return (
    <SitePage>
      <BlogHead category={category} articles={articles} meta={meta} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={
          category
            ? [home, { label: t('blog.title'), href: blogHref(site, null) }, { label: title }]
            : [home, { label: title }]
        }
      />
      <Stack gap={3}>
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
          {!category && (
            <Text tone="secondary" measure>
              {t('blog.lead')}
            </Text>
          )}
        </div>
        <Categories category={category} categories={categories} />
        {!newest && <NoArticles category={category} meta={meta} />}
        {newest && isFirst && <ArticleCard article={newest} isWide />}
        {(isFirst ? rest : articles).length > 0 && (
          <Grid layout="panels3" as="ul">
            {(isFirst ? rest : articles).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </Grid>
        )}
        {meta.pages > 1 && newest && (
          <Pagination
            {...pagerOf(meta.page, meta.pages, (page) => blogHref(site, category?.slug ?? null, page), messages)}
          />
        )}
      </Stack>
    </SitePage>
  );
}
