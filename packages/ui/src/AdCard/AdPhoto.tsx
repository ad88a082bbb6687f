import { Photo } from '../Photo/Photo.tsx';
import { PhotoCount } from '../PhotoCount/PhotoCount.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TierLabel } from '../TierLabel/TierLabel.tsx';
import { triangleAlertIcon } from '../icons/index.ts';
import * as styles from './AdCard.css.ts';
import type { AdCardData } from './AdCardData.ts';

export interface AdPhotoProps {
  ad: AdCardData;
  sizes: string;
  first: boolean;
  /** @default 'photo' */
  ratio?: 'photo' | 'thumb' | 'fill';
  /** @default true */
  rounded?: boolean;
  showCount?: boolean;
}

/** The first picture of an ad with its tier, the marks of a reservation and a damage, and the number of pictures. */
export function AdPhoto({ ad, sizes, first, ratio = 'photo', rounded = true, showCount = false }: AdPhotoProps) {
  return (
    <>
      <span className={ad.sold ? styles.soldPhoto : undefined}>
        <Photo
          picture={ad.pictures[0]}
          missing={ad.missingPicture}
          sizes={sizes}
          first={first}
          ratio={ratio}
          rounded={rounded}
        />
      </span>
      <span className={styles.topLeft}>
        {ad.sold && <Tag tone="critical">{ad.sold}</Tag>}
        {ad.reserved && !ad.sold && <Tag tone="info">{ad.reserved}</Tag>}
        {ad.damaged && !ad.sold && (
          <Tag tone="caution" icon={triangleAlertIcon}>
            {ad.damaged}
          </Tag>
        )}
        {ad.tier && !ad.sold && <TierLabel tier={ad.tier.kind}>{ad.tier.label}</TierLabel>}
      </span>
      {showCount && ad.pictureCount && (
        <span className={styles.bottomRight}>
          <PhotoCount label={ad.pictureCount.label}>{ad.pictureCount.count}</PhotoCount>
        </span>
      )}
    </>
  );
}
