import type { AdListed } from '@volan/api-contract';
import { Photo } from '@volan/ui/Photo';
import { adHref, factsAndTags, priceText } from '../../blocks/adCard/adCardData.ts';
import { missingPicture, pictureOf } from '../../blocks/adCard/adPictures.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import * as styles from './widget.css.ts';

export interface WidgetAdsProps {
  ads: readonly AdListed[];
  /** In one line that scrolls sideways. */
  isStrip?: boolean;
}

/** Facts that fit into one line of a narrow column. */
const shownFacts = 2;

/** An ad as small as it stays useful: every line has its height, so the widget has its own before an ad is known. */
function WidgetAd({ ad }: { ad: AdListed }) {
  const site = useSite();
  const messages = useMessages();
  const [image] = ad.images;
  const facts = factsAndTags(ad, messages).facts.slice(0, shownFacts);

  return (
    <article className={styles.ad} part="ad">
      <div className={styles.picture}>
        <Photo
          picture={image && pictureOf(image, '')}
          missing={missingPicture(ad, messages)}
          sizes="240px"
          ratio="fill"
          rounded
        />
      </div>
      <h3 className={styles.title}>
        <a className={styles.link} href={adHref(site, ad)} title={ad.title} data-ad={ad.id}>
          {ad.title}
        </a>
      </h3>
      <p className={styles.facts}>{facts.map(({ text }) => text).join(' · ')}</p>
      <p className={styles.price} part="price">
        {priceText(ad, messages)}
      </p>
    </article>
  );
}

/** The ads of a widget, in columns by its own width or in one line; without ads it says so. */
export function WidgetAds({ ads, isStrip = false }: WidgetAdsProps) {
  const { t } = useMessages();
  if (ads.length === 0) return <p className={styles.empty}>{t('widget.empty')}</p>;
  return (
    <ul className={isStrip ? styles.strip : styles.grid}>
      {ads.map((ad) => (
        <li key={ad.id}>
          <WidgetAd ad={ad} />
        </li>
      ))}
    </ul>
  );
}
