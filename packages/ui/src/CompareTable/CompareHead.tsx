import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { plusIcon, xIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { Price } from '../Price/Price.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ComparedAd } from './CompareData.ts';
import * as styles from './CompareTable.css.ts';

export interface CompareHeadProps {
  /** Two to ten. With more than three a desktop scrolls them beside the questions. */
  ads: readonly ComparedAd[];
  labels: {
    /** "Otvori oglas". */
    open: string;
    /** Said before the title: "Ukloni iz poređenja". */
    remove: string;
    /** Said behind the most favourable value: "najpovoljnije". */
    best: string;
  };
  /** An empty column that leads to more ads; left out when ten are compared. */
  add?: { label: string; href: string };
  /** Without it and without a form nobody can take an ad out, as of a list that was shared. */
  onRemove?: (id: string) => void;
  /** Without JavaScript the button of an ad sends this form, with its id as `remove`. */
  form?: string;
}

/**
 * The ads above their columns in three rows: the photo and the button roll away, the name and the price stay.
 */
export function CompareHead({ ads, labels, add, onRemove, form }: CompareHeadProps) {
  return (
    <thead>
      <tr>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table is empty */}
        <td className={styles.corner} rowSpan={3} />
        {ads.map((ad) => (
          <td key={ad.id} className={styles.photo}>
            <div className={styles.photoBox}>
              <Photo picture={ad.picture} missing={ad.missingPicture} sizes="(min-width: 1024px) 320px, 50vw" rounded />
              {(onRemove || form) && (
                <span className={styles.remove}>
                  <IconButton
                    icon={xIcon}
                    label={`${labels.remove}: ${ad.title}`}
                    variant="onPhoto"
                    size="small"
                    type={form ? 'submit' : 'button'}
                    name={form ? 'remove' : undefined}
                    value={form ? ad.id : undefined}
                    form={form}
                    onClick={onRemove && (() => onRemove(ad.id))}
                  />
                </span>
              )}
            </div>
          </td>
        ))}
        {add && (
          <td className={styles.photo} rowSpan={3}>
            <Anchor className={styles.add} href={add.href}>
              <Icon name={plusIcon} size={24} />
              {add.label}
            </Anchor>
          </td>
        )}
      </tr>
      <tr>
        {ads.map((ad) => (
          <th key={ad.id} className={styles.name} scope="col" id={`compared-${ad.id}`}>
            <span className={styles.title}>{ad.title}</span>
            <Price>{ad.price}</Price>
          </th>
        ))}
      </tr>
      <tr>
        {ads.map((ad) => (
          <td key={ad.id} className={styles.open}>
            <Button href={ad.href} size="small" block>
              {labels.open}
              <VisuallyHidden>: {ad.title}</VisuallyHidden>
            </Button>
          </td>
        ))}
      </tr>
    </thead>
  );
}
