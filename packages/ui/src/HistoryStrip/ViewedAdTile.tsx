import type { MouseEventHandler } from 'react';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo } from '../Photo/Photo.tsx';
import type { ViewedAd } from './ViewedAd.ts';
import * as styles from './ViewedAdTile.css.ts';

export interface ViewedAdTileProps extends ElementProps<'a'> {
  ad: ViewedAd;
  /** The caller that opens the ad decides between a change of the page and a full load. [C37] */
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
}

/** An ad that was seen before: thumbnail, title, price, date and time. [C36] */
export function ViewedAdTile({ ad, onOpen, ...rest }: ViewedAdTileProps) {
  return (
    <Anchor href={ad.href} {...rest} onClick={composeHandlers(rest.onClick, onOpen)} className={styles.tile}>
      <Photo
        picture={ad.picture && { ...ad.picture, alt: '' }}
        missing={ad.missingPicture}
        sizes="104px"
        ratio="photo"
        rounded
      />
      <span className={styles.words}>
        <span className={styles.title}>{ad.title}</span>
        <span className={styles.price}>{ad.price}</span>
        <time className={styles.time} dateTime={ad.dateTime}>
          {ad.date}, {ad.time}
        </time>
      </span>
    </Anchor>
  );
}
