import type { ReactNode } from 'react';
import type { AdCardData } from '../AdCard/AdCardData.ts';
import { AdCard } from '../AdCard/AdCard.tsx';
import { AdCardSkeleton } from '../AdCard/AdCardSkeleton.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { SectionHead, type SectionHeadProps } from '../SectionHead/SectionHead.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PromotedStrip.css.ts';

interface PromotedStripHead
  extends Pick<SectionHeadProps, 'id' | 'title' | 'label' | 'all'>, ElementProps<'section', 'id' | 'title'> {}

interface LoadedStrip extends PromotedStripHead {
  /** Nine fill the strip: the first is twice as wide and as high. Further ones are not shown. */
  ads: readonly AdCardData[];
  /** Buttons of an ad, such as favourite. */
  actionsOf?: (ad: AdCardData) => ReactNode;
  /** The first picture is the largest of the first screen. Not where a photo is above. @default true */
  first?: boolean;
  /** Shown when nobody pays for the place today. */
  empty: ReactNode;
  loadingLabel?: never;
}

interface LoadingStrip extends PromotedStripHead {
  /** The places in their final sizes; said once: "Učitavaju se oglasi". */
  loadingLabel: string;
  ads?: never;
  first?: never;
  actionsOf?: never;
  empty?: never;
}

export type PromotedStripProps = LoadedStrip | LoadingStrip;

const places = Array.from({ length: 9 }, (_place, index) => index);
const layoutAt = (index: number) => (index === 0 ? 'featured' : 'grid');

/** The nine promoted ads of the home page: one of two by two and eight beside it. The label says that they are paid. */
export function PromotedStrip(props: PromotedStripProps) {
  const { id, title, label, all, ads, actionsOf, first = true, empty, loadingLabel, ...rest } = props;
  const loading = loadingLabel !== undefined;
  return (
    <section aria-labelledby={id} aria-busy={loading || undefined} {...rest} className={undefined}>
      <SectionHead id={id} title={title} label={label} all={all} />
      {loading && (
        <VisuallyHidden>
          <span role="status">{loadingLabel}</span>
        </VisuallyHidden>
      )}
      {ads?.length === 0 ? (
        empty
      ) : (
        <ul className={styles.strip}>
          {ads
            ? ads.slice(0, places.length).map((ad, index) => (
                <li key={ad.href} className={styles.place({ featured: index === 0 })}>
                  <AdCard ad={ad} layout={layoutAt(index)} first={index === 0 && first} actions={actionsOf?.(ad)} />
                </li>
              ))
            : places.map((index) => (
                <li key={index} className={styles.place({ featured: index === 0 })}>
                  <AdCardSkeleton layout={layoutAt(index)} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
