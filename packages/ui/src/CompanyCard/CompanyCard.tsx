import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { badgeCheckIcon, mapPinIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CompanyCard.css.ts';

/** A company in a list, ready to read. */
export interface CompanyCardData {
  href: string;
  name: string;
  /** Shown without a logo, or if it fails. */
  initials: string;
  logo?: string;
  /** City: "Novi Sad". */
  place?: string;
  /** "Proveren prodavac"; absent where not verified. */
  verified?: string;
  /** How many ads, as shown, with what is counted: "58", "oglasa". */
  ads: { count: string; label: string };
  /** Pictures of its newest ads; three are shown. Absent for a company without any, such as a garage. */
  pictures?: readonly Picture[];
  /** Shown in place of a missing picture. */
  missingPicture: MissingPicture;
}

export interface CompanyCardProps extends ElementProps<'article'> {
  company: CompanyCardData;
  /** "Pogledaj ponudu". */
  openLabel: string;
  /** Place of the name in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
  /** One button such as follow. It lies above the link. */
  action?: ReactNode;
}

const shown = [0, 1, 2];

/** A company among others: its name, its place, three of its vehicles and how many there are. */
export function CompanyCard({ company, openLabel, headingLevel = 2, action, ...rest }: CompanyCardProps) {
  const Name = `h${headingLevel}` as const;
  const { href, name, initials, logo, place, verified, ads, pictures, missingPicture } = company;
  return (
    <article {...rest} className={styles.card}>
      <div className={styles.head}>
        <Avatar initials={initials} src={logo} shape="square" size="large" />
        <div className={styles.words}>
          <Name className={styles.name}>
            <Anchor className={styles.cover} data-cover="" href={href}>
              {name}
            </Anchor>
            {verified && (
              <span className={styles.verified}>
                <Icon name={badgeCheckIcon} size={16} />
                <VisuallyHidden>{verified}</VisuallyHidden>
              </span>
            )}
          </Name>
          {place && (
            <p className={styles.place}>
              <Icon name={mapPinIcon} size={16} />
              {place}
            </p>
          )}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {pictures && (
        <div className={styles.pictures}>
          {shown.map((index) => (
            <Photo
              key={index}
              picture={pictures[index] && { ...pictures[index], alt: '' }}
              missing={missingPicture}
              sizes="(min-width: 1024px) 120px, 33vw"
              rounded
            />
          ))}
        </div>
      )}
      <p className={styles.foot}>
        <span className={styles.count}>
          <strong>{ads.count}</strong> {ads.label}
        </span>
        <span className={styles.open} aria-hidden="true">
          {openLabel}
        </span>
      </p>
    </article>
  );
}
