import type { MouseEventHandler } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { SectionHead, type SectionHeadProps } from '../SectionHead/SectionHead.tsx';
import type { ViewedAd } from './ViewedAd.ts';
import { ViewedAdTile } from './ViewedAdTile.tsx';
import * as styles from './HistoryStrip.css.ts';

export interface HistoryStripProps
  extends Pick<SectionHeadProps, 'id' | 'title' | 'all' | 'action'>, ElementProps<'section', 'id' | 'title'> {
  /** Newest first; five fill the row of a desktop, a phone swipes. Leave the strip out while there are none. */
  ads: readonly [ViewedAd, ...ViewedAd[]];
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
}

/** The ads that the user saw last, in one row. */
export function HistoryStrip({ id, title, all, action, ads, onOpen, ...rest }: HistoryStripProps) {
  return (
    <section aria-labelledby={id} {...rest} className={undefined}>
      <SectionHead id={id} title={title} all={all} action={action} />
      <ul className={styles.strip}>
        {ads.map((ad) => (
          <li key={ad.href} className={styles.place}>
            <ViewedAdTile ad={ad} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
