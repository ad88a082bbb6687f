import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Price } from '../Price/Price.tsx';
import { AdFacts } from './AdFacts.tsx';
import { AdPhoto } from './AdPhoto.tsx';
import * as styles from './AdCard.css.ts';
import type { AdCardProps } from './AdCardProps.ts';
import { mapPinIcon } from '../icons/index.ts';

export interface GridAdCardProps extends Omit<AdCardProps, 'layout' | 'late'> {
  /** Larger words, more facts, and a photo that takes the height that is left. */
  featured: boolean;
}

/** An ad in a grid: photo on top, the first facts, price, place and age. */
export function GridAdCard({ ad, headingLevel = 3, actions, first = false, featured, ...rest }: GridAdCardProps) {
  const Title = `h${headingLevel}` as const;
  const where = [ad.place, ad.age].filter((text) => text !== undefined).join(' · ');
  const layout = featured ? 'featured' : 'grid';

  return (
    <article {...rest} className={styles.card({ layout, sold: ad.sold !== undefined })}>
      <div className={featured ? styles.featuredPhoto : styles.photo}>
        <AdPhoto
          ad={ad}
          sizes={featured ? '(min-width: 1024px) 630px, 100vw' : '(min-width: 1024px) 305px, 50vw'}
          first={first}
          ratio={featured ? 'fill' : 'photo'}
        />
        {actions && <div className={styles.topRight}>{actions}</div>}
      </div>
      <div className={styles.gridBody}>
        <Title className={styles.title({ layout })}>
          <Anchor className={styles.cover} data-cover="" href={ad.href} title={ad.title}>
            {ad.title}
          </Anchor>
        </Title>
        <AdFacts facts={ad.facts.slice(0, featured ? 5 : 3)} look="line" />
        <div className={styles.gridFoot}>
          <Price>{ad.price}</Price>
          {where && (
            <span className={styles.place}>
              <Icon name={mapPinIcon} size={16} />
              {where}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
