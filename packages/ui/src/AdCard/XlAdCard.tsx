import { Photo } from '../Photo/Photo.tsx';
import { Price } from '../Price/Price.tsx';
import { AdPhoto } from './AdPhoto.tsx';
import { AdText } from './AdText.tsx';
import * as cardStyles from './AdCard.css.ts';
import type { AdCardProps } from './AdCardProps.ts';
import * as styles from './XlAdCard.css.ts';

/** The widest card: three pictures over a steel-tinted body. With fewer than three the first takes the width. */
export function XlAdCard({
  ad,
  headingLevel = 3,
  actions,
  first = false,
  late = false,
  ...rest
}: Omit<AdCardProps, 'layout'>) {
  const sidePictures = ad.pictures.length >= 3 ? ad.pictures.slice(1, 3) : [];
  return (
    <article {...rest} className={cardStyles.card({ layout: 'xl', late: late ? 'xl' : undefined })}>
      <div className={styles.strip}>
        <div className={styles.stripMain}>
          <AdPhoto
            ad={ad}
            sizes="(min-width: 768px) 640px, calc(100vw - 32px)"
            first={first}
            ratio="fill"
            rounded={false}
            showCount
          />
        </div>
        {sidePictures.map((picture) => (
          <div key={picture.src} className={styles.stripSide}>
            <Photo picture={picture} missing={ad.missingPicture} sizes="(min-width: 768px) 320px, 50vw" ratio="fill" />
          </div>
        ))}
      </div>
      <div className={styles.body}>
        <div className={styles.middle}>
          <AdText ad={ad} headingLevel={headingLevel} />
        </div>
        <div className={styles.end}>
          <Price size="large">{ad.price}</Price>
          {actions && <div className={cardStyles.actions}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}
