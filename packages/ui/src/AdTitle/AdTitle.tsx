'use client';
import { useId, useRef, type ReactNode } from 'react';
import type { AdTag } from '../AdCard/AdCardData.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useScrollable } from '../element/useScrollable.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Price } from '../Price/Price.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import * as styles from './AdTitle.css.ts';

export interface AdTitleProps extends ElementProps<'div'> {
  title: string;
  /** The seller's own short line. */
  line?: string;
  /** Facts about its past: first owner, bought new. */
  tags: readonly AdTag[];
  /** Price, promises and tier, for phones: on a desktop the buy card says them. */
  offer: {
    price: string;
    priceNote?: ReactNode;
    priceAbout?: ReactNode;
    tags: readonly AdTag[];
    tier?: { kind: Tier; label: string };
  };
}

const tagOf = ({ text, icon, tone }: AdTag) => (
  <Tag key={text} icon={icon} tone={tone}>
    {text}
  </Tag>
);

/**
 * Tags in one row on a phone, which scrolls where they are wider than the page. A row that wraps would move the page
 * when the brand's font replaces its fallback and a tag changes its line.
 */
function TagRow({ titleId, children }: { titleId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(ref);

  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by the keyboard
      tabIndex={scrollable ? 0 : undefined}
      className={styles.tags}
    >
      {children}
    </div>
  );
}

/** The name of an ad with its promises above and, on a phone, its price below. */
export function AdTitle({ title, line, tags, offer, ...rest }: AdTitleProps) {
  const titleId = useId();
  const promises = offer.tags.length > 0 || offer.tier;

  return (
    <div {...rest} className={undefined}>
      {(tags.length > 0 || promises) && (
        <TagRow titleId={titleId}>
          {promises && (
            <div className={styles.onPhone}>
              {offer.tier && <TierLabel tier={offer.tier.kind}>{offer.tier.label}</TierLabel>}
              {offer.tags.map(tagOf)}
            </div>
          )}
          {tags.map(tagOf)}
        </TagRow>
      )}
      <Heading level={1} id={titleId}>
        {title}
      </Heading>
      {line && (
        <p className={styles.line} dir="auto">
          {line}
        </p>
      )}
      <div className={styles.price}>
        <Price size="large">{offer.price}</Price>
        {offer.priceNote && <p className={styles.note}>{offer.priceNote}</p>}
        {offer.priceAbout && <p className={styles.note}>{offer.priceAbout}</p>}
      </div>
    </div>
  );
}
