import type { AdDetails } from '@volan/api-contract';
import { placeOnScale } from '@volan/domain-rules';
import { Disclosure } from '@volan/ui/Disclosure';
import { PriceRating, PriceRatingTag } from '@volan/ui/PriceRating';
import { Text } from '@volan/ui/Text';
import { adHref, priceText } from '../../blocks/adCard/adCardData.ts';
import { ratingNames } from '../../blocks/adCard/priceTags.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import * as styles from './widget.css.ts';

export interface PriceBadgeWidgetProps {
  ad: AdDetails;
}

/** The rating in one sentence: how far the price is from the median, or why it has no rating. */
function sentence({ price, price_comparison: said }: AdDetails, { t, price: money }: Messages) {
  if (said.kind === 'too-few') return t('rating.too-few-text', { needed: said.needed });
  if (said.kind !== 'rated' && said.kind !== 'out-of-line') return t(`rating.${said.kind}`);

  const { count, median } = said.compared;
  const apart = Math.abs((price ?? 0) - median);
  if (apart === 0) return t('widget.at-median', { count });

  return t((price ?? 0) < median ? 'widget.below-median' : 'widget.above-median', { count, amount: money(apart) });
}

/** `volan-price-badge`: how the price of one ad compares, explained on press. [M65, N03] */
export function PriceBadgeWidget({ ad }: PriceBadgeWidgetProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const said = ad.price_comparison;
  const word = said.kind === 'rated' ? said.word : null;
  const own = priceText(ad, messages);

  return (
    <WidgetFrame kind="price-badge" label={t('rating.title')}>
      <div className={styles.badgeHead}>
        <PriceRatingTag rating={word ? ratingNames[word] : 'none'}>{t(`rating.tag.${word ?? 'none'}`)}</PriceRatingTag>
        <Text as="strong" role="title">
          <a href={adHref(site, ad)} data-ad={ad.id} title={ad.title}>
            {own}
          </a>
        </Text>
      </div>
      {word && said.kind === 'rated' && (
        <PriceRating
          rating={ratingNames[word]}
          label={t('rating.scale', { word: t(`rating.${word}`), price: own })}
          labels={{
            veryGood: t('rating.very-good'),
            good: t('rating.good'),
            fair: t('rating.fair'),
            high: t('rating.high'),
            veryHigh: t('rating.very-high'),
          }}
          position={placeOnScale(ad.price ?? 0, said.compared.median)}
        />
      )}
      <Text role="caption" tone="secondary">
        {sentence(ad, messages)}
      </Text>
      <Disclosure moreLabel={t('rating.why')} lessLabel={t('rating.why-close')}>
        <Text role="caption">{t('rating.why-words')}</Text>
        <Text role="caption" tone="secondary">
          {t('rating.why-not')}
        </Text>
      </Disclosure>
    </WidgetFrame>
  );
}
