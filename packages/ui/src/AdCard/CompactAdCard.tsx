import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Text } from '../Text/Text.tsx';
import { AdPhoto } from './AdPhoto.tsx';
import * as styles from './AdCard.css.ts';
import type { AdCardProps } from './AdCardProps.ts';

/** The smallest card: a thumbnail beside title, price and one line. For the history and for menus. */
export function CompactAdCard({
  ad,
  headingLevel = 3,
  actions,
  ...rest
}: Omit<AdCardProps, 'layout' | 'first' | 'late'>) {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.card({ layout: 'compact', sold: ad.sold !== undefined })}>
      <div className={styles.photo}>
        <AdPhoto ad={{ ...ad, tier: undefined }} sizes="148px" first={false} ratio="thumb" />
      </div>
      <div>
        <Title className={styles.title({ layout: 'compact' })}>
          <Anchor className={styles.cover} data-cover="" href={ad.href}>
            {ad.title}
          </Anchor>
        </Title>
        <Text role="small" strong>
          {ad.price}
        </Text>
        <Text role="caption" tone="tertiary">
          {[ad.place, ad.age].filter((text) => text !== undefined).join(' · ')}
        </Text>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
