import type { BlogArticle, BlogListed } from '@volan/api-contract';
import { pictureSet, pictureUrl } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Photo } from '@volan/ui/Photo';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { homeHref } from '../../../shell/shellLinks.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import * as styles from './blog.css.ts';
import { blogHref } from './blogHref.ts';

/** Widths in which the picture above an article is offered, in pixels. */
const widths = [640, 960, 1280, 1600];

export interface ArticlePageProps {
  article: BlogArticle;
  /** Others of its category. */
  others: readonly BlogListed[];
}

/** An article to read. [E32] */
export function ArticlePage({ article, others }: ArticlePageProps) {
  const site = useSite();
  const { t, date } = useMessages();
  const { title, summary, author, category, published_at: published, cover, html } = article;

  return (
    <SitePage>
      <ArticleHead article={article} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { label: t('shell.home'), href: homeHref(site) },
          { label: t('blog.title'), href: blogHref(site, null) },
          { label: category.title, href: blogHref(site, category.slug) },
          { label: title },
        ]}
      />
      <Stack gap={6}>
        <article className={styles.article}>
          <header className={styles.head}>
            <Heading level={1}>{title}</Heading>
            <p className={styles.summary}>{summary}</p>
            <Text role="small" tone="secondary">
              {t('blog.byline', { author, date: date(published) })}
            </Text>
          </header>
          {cover && (
            <Photo
              picture={{
                src: pictureUrl(cover.id, { w: 960 }),
                srcSet: pictureSet(cover.id, widths),
                alt: cover.alt,
              }}
              missing={{ outline: 'wagon', label: t('card.no-picture') }}
              sizes="(min-width: 760px) 720px, 100vw"
              rounded
              first
            />
          )}
          <ArticleBody html={html} />
        </article>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <Stack gap={2}>
              <Heading level={2} id="others">
                {t('blog.others')}
              </Heading>
              <Grid layout="panels3" as="ul">
                {others.map((other) => (
                  <li key={other.id}>
                    <ArticleCard article={other} />
                  </li>
                ))}
              </Grid>
            </Stack>
          </section>
        )}
        <Link href={blogHref(site, null)}>{t('blog.show-all')}</Link>
      </Stack>
    </SitePage>
  );
}
