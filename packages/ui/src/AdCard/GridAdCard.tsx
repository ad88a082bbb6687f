import { Icon } from '../Icon/Icon.tsx';
import { Price } from '../Price/Price.tsx';
import { AdFacts } from './AdFacts.tsx';
import { AdPhoto } from './AdPhoto.tsx';
import * as styles from './AdCard.css.ts';
import type { AdCardProps } from './AdCard.tsx';

/** An ad in a grid: photo on top, the first three facts, price and place. */
export function GridAdCard({ ad, headingLevel = 3, actions, first = false }: AdCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card({ layout: 'grid', sold: ad.sold !== undefined })}>
      <div className={styles.photo}>
        <AdPhoto ad={ad} sizes="(min-width: 1024px) 305px, 50vw" first={first} />
        {actions && <div className={styles.topRight}>{actions}</div>}
      </div>
      <div className={styles.gridBody}>
        <Title className={styles.title({ layout: 'grid' })}>
          <a className={styles.cover} href={ad.href} title={ad.title}>
            {ad.title}
          </a>
        </Title>
        <AdFacts facts={ad.facts.slice(0, 3)} look="line" />
        <div className={styles.gridFoot}>
          <Price>{ad.price}</Price>
          {ad.place && (
            <span className={styles.place}>
              <Icon name="map-pin" size={16} />
              {ad.place}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
