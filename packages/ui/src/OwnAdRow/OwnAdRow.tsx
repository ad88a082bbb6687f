import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OwnAdRow.css.ts';

export interface OwnAdRowProps extends ElementProps<'article'> {
  title: string;
  href: string;
  price: string;
  /** When it ends: "do 31. 12. 2026." */
  until?: string;
  /** A box that chooses it among others. */
  selection?: ReactNode;
  picture: Picture | undefined;
  missing: MissingPicture;
  /** "Aktivan", "Čeka odobrenje", "Odbijen", "Istekao", "Prodat", "Nacrt". */
  status: { text: string; tone: TagTone };
  tiers?: readonly { kind: Tier; label: string }[];
  /** Views, favourites, messages: number with its icon, and what it counts for screen readers. */
  counts?: readonly { icon: IconSource; count: string; label: string }[];
  /** How much of the promotion is over, from 0 to 1, or one sentence without a promotion: "Nije istaknut". */
  promotion?: { label: string; text: string; share: number } | string;
  /** A notice for the seller: "Ističe za 3 dana", "Slika 4 je odbijena: vidi se tuđi logo." */
  notice?: { text: ReactNode; tone: 'caution' | 'critical'; icon: IconSource };
  /** The one button of the row. */
  action?: ReactNode;
  /** Icon buttons behind it: edit, more. */
  moreActions?: ReactNode;
  /** @default 3 */
  headingLevel?: HeadingLevel;
}

/** One ad of the user: its state, its numbers, and its actions. */
export function OwnAdRow({
  title,
  href,
  price,
  picture,
  missing,
  status,
  tiers = [],
  counts = [],
  ...rest
}: OwnAdRowProps) {
  const { promotion, notice, until, selection, action, moreActions, headingLevel = 3, ...attributes } = rest;
  return (
    <article {...attributes} className={styles.row}>
      <div className={styles.photo}>
        <Photo picture={picture} missing={missing} sizes="148px" ratio="photo" rounded />
      </div>
      <div className={styles.words}>
        <div className={styles.tags}>
          {selection}
          <Tag tone={status.tone}>{status.text}</Tag>
          {tiers.map(({ kind, label }) => (
            <TierLabel key={kind} tier={kind}>
              {label}
            </TierLabel>
          ))}
        </div>
        <Heading level={headingLevel} size="title">
          <Anchor className={styles.link} href={href}>
            {title}
          </Anchor>
        </Heading>
        <ul className={styles.facts}>
          <li className={styles.price}>{price}</li>
          {until !== undefined && <li>{until}</li>}
          {counts.map(({ icon, count, label }) => (
            <li key={label} className={styles.count}>
              <Icon name={icon} size={16} />
              {count}
              <VisuallyHidden> {label}</VisuallyHidden>
            </li>
          ))}
        </ul>
        {notice && (
          <p className={styles.notice({ tone: notice.tone })}>
            <Icon name={notice.icon} size={16} />
            <span>{notice.text}</span>
          </p>
        )}
      </div>
      {typeof promotion === 'string' && <p className={styles.none}>{promotion}</p>}
      {typeof promotion === 'object' && (
        <div className={styles.promotion}>
          <ProgressBar
            label={promotion.label}
            valueText={promotion.text}
            value={Math.min(1, Math.max(0, promotion.share)) * 100}
          />
        </div>
      )}
      {(action ?? moreActions) && (
        <div className={styles.actions}>
          {action && <div className={styles.action}>{action}</div>}
          {moreActions}
        </div>
      )}
    </article>
  );
}
