'use client';

import { useCallback, useState, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { SilentVideo } from './SilentVideo.tsx';
import * as styles from './BannerSlot.css.ts';

/** The place of a banner in the page decides its box; each has one for a desktop and one for a phone. */
export type BannerPlace = 'wide' | 'rail' | 'list';

/** A video over the picture of a banner. */
export interface BannerVideo {
  src: string;
  /** "video/mp4" */
  type: string;
}

/** A banner that is booked for this place. */
export interface Banner {
  href: string;
  /** For a desktop and for a phone, as in `srcset`: one address, or more with "2x". Both fill their box. */
  picture: { desktop: string; phone: string };
  /** Plays without sound over the picture; its link is above the box. @default the banner is its picture */
  video?: BannerVideo;
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

const phones = '(max-width: 1023.98px)';
/** The first address of a `srcset`. */
const firstOf = (set: string) => set.split(/[\s,]/u, 1)[0] ?? '';

/** A place for an advertisement. Its box is reserved before anything arrives, so the page never jumps. */
export function BannerSlot({ place, label, banner, fallback, ...rest }: BannerSlotProps) {
  const [failed, setFailed] = useState<string>();
  const desktop = banner?.picture.desktop;
  const shown = banner && banner.picture.desktop !== failed ? banner : null;

  /** A file may have failed before React came to the page of the server. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) {
        setFailed(desktop);
      }
    },
    [desktop],
  );

  const picture = shown && (
    <picture>
      <source media={phones} srcSet={shown.picture.phone} />
      <img
        key={shown.picture.desktop}
        ref={look}
        className={styles.image}
        src={firstOf(shown.picture.desktop)}
        srcSet={shown.picture.desktop}
        alt={shown.video ? '' : shown.alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(shown.picture.desktop)}
      />
    </picture>
  );

  return (
    <aside aria-label={shown ? `${label}: ${shown.alt}` : label} {...rest} className={styles.slot({ place })}>
      <span className={styles.head}>
        {shown?.video && (
          <Anchor className={styles.name} href={shown.href} rel="sponsored noopener" target="_blank">
            {shown.alt}
          </Anchor>
        )}
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      </span>
      <div className={styles.box({ place })}>
        {shown?.video ? (
          <>
            {picture}
            <SilentVideo key={shown.video.src} {...shown.video} label={shown.alt} />
          </>
        ) : shown ? (
          <Anchor className={styles.link} href={shown.href} rel="sponsored noopener" target="_blank">
            {picture}
          </Anchor>
        ) : (
          fallback
        )}
      </div>
    </aside>
  );
}
