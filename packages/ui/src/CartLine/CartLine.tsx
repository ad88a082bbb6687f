import type { ReactNode } from 'react';
import type { MouseEvent } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import { QuantityStepper, type QuantityStepperProps } from '../QuantityStepper/QuantityStepper.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import { circleAlertIcon, trash2Icon } from '../icons/index.ts';
import * as styles from './CartLine.css.ts';

/** Shown at the head of a line: the picture of its ad, or the icon of a product without an ad. */
export type CartThumbnail = { icon: IconSource } | { picture: Picture | undefined; missing: MissingPicture };

export interface CartLineProps extends ElementProps<'li'> {
  /** The ad, or the product where it belongs to none: "50 kredita". */
  title: string;
  /** Link to the ad. */
  href?: string;
  thumbnail: CartThumbnail;
  tier?: { kind: Tier; label: string };
  /** What is bought and for how long: "Na vrh, 30 dana". */
  detail: string;
  /** The money price: "900 RSD". */
  price: string;
  /** "ili 9 kredita". Credits and packets cannot be paid with credits, so they have none. */
  credits?: ReactNode;
  quantity?: QuantityStepperProps;
  /**
   * Takes the line out; the words name it: "Ukloni Audi A4". Without `onClick` its form is sent with name and value.
   */
  remove?: { label: string; name: string; value: string; onClick?: () => void };
  /** Why it can no longer be bought as it is: "Oglas je prodat." */
  problem?: ReactNode;
}

/** One thing in the cart, as an entry of `CartLines`. */
export function CartLine({ title, href, thumbnail, tier, detail, price, credits, ...rest }: CartLineProps) {
  const { quantity, remove, problem, ...attributes } = rest;
  return (
    <li {...attributes} className={styles.line}>
      {'icon' in thumbnail ? (
        <span className={styles.iconThumbnail}>
          <Icon name={thumbnail.icon} size={24} />
        </span>
      ) : (
        <span className={styles.thumbnail}>
          <Photo picture={thumbnail.picture} missing={thumbnail.missing} sizes="56px" ratio="fill" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>
          {tier && <TierLabel tier={tier.kind}>{tier.label}</TierLabel>}
          {href ? (
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          ) : (
            <span>{title}</span>
          )}
        </p>
        <p className={styles.detail}>{detail}</p>
        {problem && (
          <p className={styles.problem}>
            <Icon name={circleAlertIcon} size={16} />
            {problem}
          </p>
        )}
        {quantity && (
          <div className={styles.quantity}>
            <QuantityStepper {...quantity} />
          </div>
        )}
      </div>
      <p className={styles.money}>
        <strong className={styles.price}>{price}</strong>
        {credits && <span className={styles.credits}>{credits}</span>}
      </p>
      {remove && (
        <span className={styles.remove}>
          <IconButton
            icon={trash2Icon}
            label={remove.label}
            type="submit"
            name={remove.name}
            value={remove.value}
            onClick={
              remove.onClick &&
              ((event: MouseEvent) => {
                event.preventDefault();
                remove.onClick?.();
              })
            }
          />
        </span>
      )}
    </li>
  );
}
