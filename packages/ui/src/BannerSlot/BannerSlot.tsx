'use client';

import { useCallback, useState, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './BannerSlot.css.ts';

/** The place of a banner in the page decides its box; each has one for a desktop and one for a phone. */
export type BannerPlace = 'wide' | 'rail' | 'list';

/** A banner that is booked for this place. */
export interface Banner {
  href: string;
  /** For a desktop and for a phone; both fill their box. */
  picture: { desktop: string; phone: string };
  /** What the banner says and who pays: "Dunav banka, keš kredit od 5,9 %". */
  alt: string;
}

export interface BannerSlotProps extends ElementProps<'aside'> {
  /** `wide` 970 by 250, `rail` 300 by 600, `list` 970 by 120; on a phone 320 by 100 or 300 by 250. */
  place: BannerPlace;
  /** Always shown above it: "Oglas", "Advertisement". */
  label: string;
  /** Absent while it is fetched and when none is booked. */
  banner?: Banner;
  /** Something of our own where no banner is booked, or its picture fails. Without it the box stays calm. */
  fallback?: ReactNode;
}

/** A place for an advertisement. Its box is reserved before anything arrives, so the page never jumps. */
export function BannerSlot({ place, label, banner, fallback, ...rest }: BannerSlotProps) {
  const [failed, setFailed] = useState<string>();
  const desktop = banner?.picture.desktop;

  /** A file may have failed before React came to the page of the server. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) {
        setFailed(desktop);
      }
    },
    [desktop],
  );

  return (
    <aside aria-label={label} {...rest} className={styles.slot({ place })}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.box({ place })}>
        {banner && banner.picture.desktop !== failed ? (
          <Anchor className={styles.link} href={banner.href} rel="sponsored noopener" target="_blank">
            <picture>
              <source media="(max-width: 1023.98px)" srcSet={banner.picture.phone} />
              <img
                key={banner.picture.desktop}
                ref={look}
                className={styles.image}
                src={banner.picture.desktop}
                alt={banner.alt}
                loading="lazy"
                decoding="async"
                onError={() => setFailed(banner.picture.desktop)}
              />
            </picture>
          </Anchor>
        ) : (
          fallback
        )}
      </div>
    </aside>
  );
}
