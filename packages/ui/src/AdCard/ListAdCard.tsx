import { Price } from '../Price/Price.tsx';
import { AdPhoto } from './AdPhoto.tsx';
import { AdText } from './AdText.tsx';
import * as styles from './AdCard.css.ts';
import type { AdCardProps } from './AdCardProps.ts';

/** On a phone 16 px less than it is drawn: so a screen of 1.75 pixels a point takes the file of 640, not of 828. */
const sizes = '(min-width: 1280px) 276px, (min-width: 768px) 220px, calc(100vw - 48px)';

/** A row of the list: photo, words, price; stacked on a phone. */
export function ListAdCard({
  ad,
  headingLevel = 3,
  actions,
  first = false,
  late = false,
  ...rest
}: Omit<AdCardProps, 'layout'>) {
  return (
    <article
      {...rest}
      className={styles.card({
        layout: 'list',
        top: ad.tier?.kind === 'top',
        sold: ad.sold !== undefined,
        late: late ? 'list' : undefined,
      })}
    >
      <div className={styles.listPhoto}>
        <AdPhoto ad={ad} sizes={sizes} first={first} showCount />
      </div>
      <div className={styles.middle}>
        <AdText ad={ad} headingLevel={headingLevel} />
      </div>
      <div className={styles.end}>
        <Price>{ad.price}</Price>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
