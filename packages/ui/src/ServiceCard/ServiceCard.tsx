import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { mapPinIcon, starIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ServiceCard.css.ts';

/** A workshop or another service for vehicles, ready to read. */
export interface ServiceCardData {
  href: string;
  name: string;
  /** What it does: "Gume, balansiranje, hotel za gume". */
  line?: string;
  /** "4,8" of "212" votes; the label is read before it: "Ocena". */
  rating?: { value: string; votes: string; label: string };
  place?: string;
  /** "Otvoreno do 19 h", or "Zatvoreno, radi od 8 h". */
  hours?: { text: string; open: boolean };
  /** "od 1.800 RSD". */
  price?: string;
  picture: Picture | undefined;
  missingPicture: MissingPicture;
}

export interface ServiceCardProps extends ElementProps<'article'> {
  service: ServiceCardData;
  /** Place of the name in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
  /** One button, such as call. It lies above the link. */
  action?: ReactNode;
}

/** A service among others: its work, its rating, whether it is open, and a button to call it. */
export function ServiceCard({ service, headingLevel = 2, action, ...rest }: ServiceCardProps) {
  const Name = `h${headingLevel}` as const;
  const { href, name, line, rating, place, hours, price, picture, missingPicture } = service;
  return (
    <article {...rest} className={styles.card}>
      <Photo
        picture={picture && { ...picture, alt: '' }}
        missing={missingPicture}
        sizes="(min-width: 1024px) 200px, 112px"
        rounded
      />
      <div className={styles.words}>
        <Name className={styles.name}>
          <Anchor className={styles.cover} data-cover="" href={href}>
            {name}
          </Anchor>
        </Name>
        {line && <p className={styles.line}>{line}</p>}
        <p className={styles.facts}>
          {rating && (
            <span className={styles.rating}>
              <span className={styles.star}>
                <Icon name={starIcon} size={16} filled />
              </span>
              <VisuallyHidden>{rating.label} </VisuallyHidden>
              <strong>{rating.value}</strong>
              <span className={styles.votes}>({rating.votes})</span>
            </span>
          )}
          {place && (
            <span className={styles.place}>
              <Icon name={mapPinIcon} size={16} />
              {place}
            </span>
          )}
        </p>
        {hours && <p className={styles.hours({ open: hours.open })}>{hours.text}</p>}
      </div>
      <div className={styles.end}>
        {price && <strong className={styles.price}>{price}</strong>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
