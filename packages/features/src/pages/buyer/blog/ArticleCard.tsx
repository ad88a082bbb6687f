import type { BlogListed } from '@volan/api-contract';
import { pictureSet, pictureUrl } from '@volan/domain-rules';
import { Heading } from '@volan/ui/Heading';
import { Photo } from '@volan/ui/Photo';
import { Text } from '@volan/ui/Text';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './blog.css.ts';
import { articleHref } from './blogHref.ts';

/** Widths in which the picture of an article is offered, in pixels. */
const widths = [360, 480, 640, 960, 1280];

export interface ArticleCardProps {
  article: BlogListed;
  /** Picture and words are beside each other, larger: the newest of a list. @default false */
  isWide?: boolean;
}

/** An article in a list: its picture, what it is about, and the way to it. The whole card is one link. */
export function ArticleCard({ article, isWide = false }: ArticleCardProps) {
  const site = useSite();
  const { t, date } = useMessages();
  const { slug, title, summary, category, published_at: published, cover } = article;

  return (
    <article className={styles.card({ wide: isWide })}>
      <Photo
        picture={
          cover ? { src: pictureUrl(cover.id, { w: 640 }), srcSet: pictureSet(cover.id, widths), alt: '' } : undefined
        }
        missing={{ outline: 'wagon', label: t('card.no-picture') }}
        sizes={isWide ? '(min-width: 760px) 55vw, 100vw' : '(min-width: 1024px) 400px, (min-width: 480px) 50vw, 100vw'}
        first={isWide}
      />
      <div className={styles.words({ wide: isWide })}>
        <Text role="small" tone="secondary">
          {`${category.title} · ${date(published)}`}
        </Text>
        <Heading level={2} size={isWide ? 'h2' : 'h3'}>
          <a className={styles.cover} href={articleHref(site, slug)}>
            {title}
          </a>
        </Heading>
        <Text tone="secondary">{summary}</Text>
      </div>
    </article>
  );
}
