import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './QuickAdTile.css.ts';

/** A quick ad, ready to read: a picture, a price and a few words. */
export interface QuickAd {
  title: string;
  price: string;
  /** City and age: "Čačak · pre 12 min". */
  line?: string;
  picture: Picture | undefined;
  missingPicture: MissingPicture;
  /** It is gone or over: "Prodato", "Isteklo". */
  over?: string;
}

export interface QuickAdTileProps extends ElementProps<'article'> {
  ad: QuickAd;
  /** Where it leads; the preview in the form leads nowhere. */
  href?: string;
  /** Place of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** One button in the corner, such as save or take again. It lies above the link. */
  action?: ReactNode;
  /** Its picture is among the largest of the first screen. */
  first?: boolean;
}

/** An ad made in half a minute: the words lie on a solid scrim over its picture. */
export function QuickAdTile({ ad, href, headingLevel = 3, action, first = false, ...rest }: QuickAdTileProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.tile({ over: ad.over !== undefined })}>
      <Photo
        picture={ad.picture && { ...ad.picture, alt: '' }}
        missing={ad.missingPicture}
        sizes="(min-width: 1024px) 244px, 50vw"
        ratio="fill"
        first={first}
      />
      {ad.over && (
        <span className={styles.over}>
          <Tag tone="critical">{ad.over}</Tag>
        </span>
      )}
      <div className={styles.words}>
        <strong className={styles.price}>{ad.price}</strong>
        <Title className={styles.title}>
          {href ? (
            <Anchor className={styles.cover} data-cover="" href={href} title={ad.title}>
              {ad.title}
            </Anchor>
          ) : (
            ad.title
          )}
        </Title>
        {ad.line && <span className={styles.line}>{ad.line}</span>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
